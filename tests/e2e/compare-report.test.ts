import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  const read = () => JSON.parse(readFileSync(join(root, '.build/report/issues.json'), 'utf8'))

  // No page, so that the report takes only a few seconds.
  const noPage = 'no secret'
  expect(await report('only', noPage)).toEqual([
    1,
    expect.stringContaining('No approved pictures yet'),
  ])

  const scene = '/contact social light'
  const scenes = [scene, `${scene} form sent`]
  const pictures = join(root, 'approved/chromium')
  mkdirSync(pictures, { recursive: true })
  cpSync('docs/pictures/preview.png', join(pictures, 'contact-social-light-390.png'))
  const words = join(root, 'tests/scenes/words/contact-social-light.yml')
  const approved = readFileSync(words, 'utf8')
  const content = join(root, 'variants/social/content/en/contact.md')
  const written = readFileSync(content, 'utf8')
  writeFileSync(content, written.replace('and a message', 'and the welcome bonus'))
  const breach = {
    rule: 'wrong-variant words',
    messages: [expect.stringMatching(/^only the affiliate may say welcome bonus, found in “/)],
    scenes: expect.arrayContaining(scenes),
    languages: ['English'],
    widths: ['390', '1440'],
  }
  const [code, printed] = await report('only', scene)
  expect(code).toBe(1)
  expect(printed).toMatch(/\n2 of 2 {2}\/contact social light.* issues: \d\n/)
  expect(printed).toMatch(
    /\nwrong-variant words: only .* \(2 scenes, English, 390 and 1440 px: \/contact /,
  )
  expect(printed).toContain('4 pictures and 1 texts are not as approved.')
  expect(read()).toMatchObject({
    checked: 2,
    issues: [
      breach,
      { rule: 'picture', messages: Array(3).fill(expect.stringContaining('is not approved yet')) },
      { rule: 'picture', messages: [expect.stringContaining('differs')] },
      { rule: 'text', scenes: [scene] },
    ],
  })
  expect(readdirSync(pictures), 'a report approves nothing').toHaveLength(1)
  expect(readFileSync(words, 'utf8')).toBe(approved)
  await page.goto(`file://${root}/.build/report/index.html#?q=annot:text`)
  await expect(page.getByRole('link', { name: scene, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: scenes[1] })).toHaveCount(0)

  const [broken] = await report('approve', '/con*social light')
  expect(broken, 'nobody approves a broken rule').toBe(1)
  expect(read()).toMatchObject({ issues: [breach] })
  expect(readFileSync(words, 'utf8')).toContain('and the welcome bonus')
  expect(readdirSync(pictures)).toHaveLength(4)
  expect(await report('approve', noPage)).toEqual([
    0,
    expect.stringContaining('Pictures and texts are approved'),
  ])

  expect(await report('only', 'nothing like this')).toEqual([
    2,
    expect.stringContaining('Nothing was checked. Does a scene’s name contain "nothing'),
  ])
  expect(read(), 'the report before is gone').toMatchObject({ checked: 0 })
  const misspelt = await report('approve', 'only', '/contact')
  expect(misspelt).toEqual([2, expect.stringContaining('Write one pattern after "only"')])
  writeFileSync(content, written.replace('\n---\n', '\n<<<<<<< HEAD\n---\n'))
  const conflict = /^\s*variants\/social\/content\/en\/contact.md:\d+ {2}Git left two versions/
  expect(await report()).toEqual([2, expect.stringMatching(conflict)])
  rmSync(root, { recursive: true })
})
