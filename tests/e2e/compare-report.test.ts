import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { expect, test } from '../helpers/site-test.ts'

test('a report names each issue once, and approves pictures and texts only on request', async ({
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

  const scene = '/contact social light'
  const formSent = `${scene} form sent`
  const scenes = [scene, formSent]
  const pictures = join(root, 'approved/chromium')
  const words = join(root, 'tests/scenes/words/contact-social-light.yml')
  const content = join(root, 'variants/social/content/en/contact.md')
  const written = readFileSync(content, 'utf8')
  const withOther = (said: string) =>
    writeFileSync(content, written.replace('and a message', `and ${said}`))

  withOther('the welcome bonus')
  const breach = {
    rule: 'wrong-variant words',
    messages: [expect.stringMatching(/^only the affiliate may say welcome bonus, found in “/)],
    scenes: expect.arrayContaining(scenes),
    languages: ['English'],
    widths: ['390', '1440'],
  }
  const [first, hint] = await report('only', formSent)
  expect([first, hint]).toEqual([1, expect.stringContaining('No approved pictures yet')])
  expect(read()).toMatchObject({ checked: 1, issues: [{ ...breach, scenes: [formSent] }] })
  expect(existsSync(pictures), 'a report approves nothing').toBe(false)

  withOther('a question')
  expect(await report('approve', '/con*social light')).toEqual([
    0,
    expect.stringContaining('Pictures and texts are approved'),
  ])
  const approved = readFileSync(words, 'utf8')
  expect(approved).toContain('and a question')
  expect(readdirSync(pictures)).toHaveLength(4)

  withOther('the welcome bonus')
  rmSync(join(pictures, 'contact-social-light-390.png'))
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
      { rule: 'picture', messages: Array(3).fill(expect.stringContaining('differs')) },
      { rule: 'picture', messages: [expect.stringContaining('is not approved yet')] },
      { rule: 'text', scenes: [scene] },
    ],
  })
  expect(readdirSync(pictures)).toHaveLength(3)
  expect(readFileSync(words, 'utf8')).toBe(approved)
  await page.goto(`file://${root}/.build/report/index.html#?q=annot:text`)
  await expect(page.getByRole('link', { name: scene, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: formSent })).toHaveCount(0)

  const misspelt = await report('approve', 'only', '/contact')
  expect(misspelt).toEqual([2, expect.stringContaining('Write one pattern after "only"')])
  writeFileSync(content, written.replace('\n---\n', '\n<<<<<<< HEAD\n---\n'))
  const conflict = /^\s*variants\/social\/content\/en\/contact.md:\d+ {2}Git left two versions/
  expect(await report()).toEqual([2, expect.stringMatching(conflict)])
  expect(existsSync(join(root, '.build/report')), 'the report before is gone').toBe(false)
  rmSync(root, { recursive: true })
})
