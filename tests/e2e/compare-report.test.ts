import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { expect, test } from '../helpers/site-test.ts'

test('a report names each issue once, approves pictures and texts, and never a broken rule', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const root = copyOfSite()
  for (const name of ['tests', 'tsconfig.site.json']) {
    cpSync(name, join(root, name), { recursive: true })
  }
  /** Runs the report in the copy. Returns its exit code and output. */
  const report = (...words: string[]) =>
    new Promise<[number, string]>(resolve => {
      const { PATH, HOME } = process.env
      const command = ['scripts/run.mjs', 'compare-report', ...words]
      execFile(process.execPath, command, { cwd: root, env: { PATH, HOME } }, (error, out, err) =>
        resolve([Number(error?.code ?? 0), out + err]),
      )
    })
  const issues = () => JSON.parse(readFileSync(join(root, '.build/report/issues.json'), 'utf8'))

  const scene = '/contact social light'
  const scenes = [scene, `${scene} form sent`]
  const words = join(root, 'tests/scenes/words/contact-social-light.yml')
  const approved = readFileSync(words, 'utf8')
  const content = join(root, 'variants/social/content/en/contact.md')
  const written = readFileSync(content, 'utf8')
  writeFileSync(words, approved.replace('button "Send"', 'button "Post"'))
  writeFileSync(content, written.replace('and a message', 'and the welcome bonus'))
  const breach = {
    rule: 'wrong-variant words',
    messages: [expect.stringMatching(/^only the affiliate may say welcome bonus, found in “/)],
    scenes: expect.arrayContaining(scenes),
    where: 'English, 390 and 1440 px',
  }
  const [code, printed] = await report('only', scene)
  expect(code).toBe(1)
  expect(printed).toMatch(/\n2 of 2 {2}\/contact social light.* issues: \d\n/)
  expect(printed).toMatch(
    /\nwrong-variant words: only .* \(2 scenes, English, 390 and 1440 px: \/contact /,
  )
  expect(printed).toContain('4 pictures and 1 texts are not as approved.')
  expect(issues()).toMatchObject({
    checked: 2,
    issues: [breach, { rule: 'picture' }, { rule: 'text', scenes: [scene] }],
  })
  expect(existsSync(join(root, 'approved')), 'a report approves nothing').toBe(false)
  await page.goto(`file://${root}/.build/report/index.html#?q=annot:text`)
  await expect(page.getByRole('link', { name: scene, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: scenes[1] })).toHaveCount(0)

  expect(await report('approve', '/con*social light')).toEqual([
    1,
    expect.stringContaining('Approved: 5 pictures and texts'),
  ])
  expect(issues()).toMatchObject({ issues: [breach] })
  expect(readFileSync(words, 'utf8')).toContain('and the welcome bonus')

  writeFileSync(content, written)
  writeFileSync(words, approved)
  expect((await report('only', scene))[0]).toBe(1)
  expect(issues().issues, 'the pictures without the bonus').toMatchObject([
    { rule: 'picture', messages: Array(4).fill(expect.stringContaining('differs')) },
  ])
  expect((await report('approve', scene))[0]).toBe(0)

  expect(await report('only', 'nothing like this')).toEqual([
    2,
    expect.stringContaining('Nothing was checked. Does a scene’s name contain "nothing'),
  ])
  expect(issues(), 'the report before is gone').toMatchObject({ checked: 0 })
  const misspelt = await report('approve', 'only', '/contact')
  expect(misspelt).toEqual([2, expect.stringContaining('Write one pattern after "only"')])
  writeFileSync(content, written.replace('\n---\n', '\n<<<<<<< HEAD\n---\n'))
  const conflict = /^\s*variants\/social\/content\/en\/contact.md:\d+ {2}Git left two versions/
  expect(await report()).toEqual([2, expect.stringMatching(conflict)])
  rmSync(root, { recursive: true })
})
