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

  const pictures = join(root, 'approved/chromium')
  const wordsOf = (name: string) =>
    readFileSync(join(root, `tests/spec/words/${name}-social-light.yml`), 'utf8')
  const change = (name: string, from: string, to: string) => {
    const file = join(root, `variants/social/content/en/${name}.md`)
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }

  const scene = '/contact social light'
  const formSent = `${scene} form sent`
  const approved = wordsOf('contact')
  change('contact', 'and a message', 'and the welcome bonus')
  const [code, printed] = await report('only', scene)
  expect(code).toBe(1)
  expect(printed).toMatch(/\n2 of 2 {2}\/contact social light.* issues: \d\n/)
  expect(printed).toMatch(
    /\nwrong-variant words: only .* \(2 scenes, English, 390 and 1440 px: \/contact /,
  )
  expect(printed).toContain('No approved pictures yet')
  expect(read()).toMatchObject({
    checked: 2,
    issues: [
      {
        rule: 'wrong-variant words',
        messages: [expect.stringMatching(/^only the affiliate may say welcome bonus, found in “/)],
        scenes: expect.arrayContaining([scene, formSent]),
        languages: ['English'],
        widths: ['390', '1440'],
      },
      { rule: 'text', scenes: [scene] },
    ],
  })
  expect(existsSync(pictures), 'a report approves nothing').toBe(false)
  expect(wordsOf('contact')).toBe(approved)
  await page.goto(`file://${root}/.build/report/index.html#?q=annot:text`)
  await expect(page.getByRole('link', { name: scene, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: formSent })).toHaveCount(0)

  change('cookie-policy', 'heading: Cookie Policy', 'heading: Cookies')
  expect(await report('approve', '/coo*social light')).toEqual([
    0,
    expect.stringContaining('Pictures and texts are approved'),
  ])
  expect(wordsOf('cookie-policy')).toContain('heading "Cookies"')
  expect(readdirSync(pictures)).toHaveLength(2)

  change('cookie-policy', 'heading: Cookies', 'heading: No cookies')
  const [again, differences] = await report('only', '/co*social light')
  expect(again).toBe(1)
  expect(differences).toContain('6 pictures and 2 texts are not as approved.')
  const { checked, issues } = read()
  expect([checked, issues.length]).toEqual([3, 4])
  for (const issue of [
    { rule: 'wrong-variant words' },
    { rule: 'picture', messages: Array(4).fill(expect.stringContaining('is not approved yet')) },
    { rule: 'picture', messages: Array(2).fill(expect.stringContaining('differs')) },
    { rule: 'text', messages: Array(2).fill(expect.stringContaining('differs')) },
  ]) {
    expect(issues).toContainEqual(expect.objectContaining(issue))
  }
  expect(readdirSync(pictures)).toHaveLength(2)

  const misspelt = await report('approve', 'only', '/contact')
  expect(misspelt).toEqual([2, expect.stringContaining('Write one pattern after "only"')])
  change('contact', '\n---\n', '\n<<<<<<< HEAD\n---\n')
  const conflict = /^\s*variants\/social\/content\/en\/contact.md:\d+ {2}Git left two versions/
  expect(await report()).toEqual([2, expect.stringMatching(conflict)])
  expect(existsSync(join(root, '.build/report')), 'the report before is gone').toBe(false)
  rmSync(root, { recursive: true })
})
