import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSummary } from '../../scripts/compare/approve.ts'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { expect, test } from '../helpers/site-test.ts'

test('a report names each cause once, approves what is named, and exits with 0, 1 or 2', async ({
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
  const summary = () => readSummary(join(root, '.build/report'))
  expect(await report('approve')).toEqual([1, expect.stringContaining('There is no report.')])

  const scene = '/contact social light'
  const names = [scene, `${scene} form sent`]
  const file = 'contact-social-light.yml'
  const words = join(root, 'tests/scenes/words', file)
  const approved = readFileSync(words, 'utf8')
  writeFileSync(words, approved.replace('button "Send"', 'button "Post"'))
  const content = join(root, 'variants/social/content/en/contact.md')
  const written = readFileSync(content, 'utf8')
  writeFileSync(content, written.replace('and a message', 'and the welcome bonus'))
  const first = 'No pictures are approved yet.'
  expect(await report('only', scene)).toEqual([1, expect.stringContaining(first)])
  const foreign = expect.stringMatching(/^only the affiliate may say welcome bonus, found in “/)
  const button = expect.stringMatching(/^- button "Post", \+ button "Send"$/)
  const [breach, change] = [
    { messages: [foreign], names },
    { messages: [button], names: [scene] },
  ]
  expect(summary()).toMatchObject({
    checked: 2,
    isFirst: true,
    causes: [
      { ...breach, number: 1, severity: 'critical', rule: 'wrong-variant words', files: [file] },
      { ...change, number: 2, severity: 'approval', rule: 'words', files: [file] },
    ],
  })
  await page.goto(`file://${root}/.build/report/index.html`)
  await expect(page.locator('h1')).toHaveText('2 issues, 2 pages checked')
  await expect(page.locator('img')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Must not be published (1)' })).toBeVisible()

  const left =
    /Approved: 0 .*\nSkipped, because .* cause 1, which breaks a rule: wrong-variant words/
  expect(await report('approve', '2')).toEqual([1, expect.stringMatching(left)])
  expect(await report('approve', '9')).toEqual([2, expect.stringContaining('matches "9"')])
  // The pictures, and no words.
  const pictures = expect.stringMatching(/^Approved: 4 .*\nSkipped, because .* cause 1/)
  expect(await report('approve', '/con*social light')).toEqual([1, pictures])
  expect(existsSync(join(root, 'approved/contact-social-light-390.webp'))).toBe(true)

  writeFileSync(words, approved)
  writeFileSync(content, written.replace('heading: Contact', 'heading: Write'))
  expect((await report('only', scene))[0]).toBe(1)
  // The heading with its pictures. The approved pictures also show the bonus.
  const [heading, sentence] = ['words', 'picture'].map(rule => ({ rule, names }))
  expect(summary().causes).toMatchObject([heading, sentence])
  await page.goto(`file://${root}/.build/report/index.html`)
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image, 'before and now, at two widths').toHaveJSProperty('complete', true)
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  }
  expect((await report('approve'))[0]).toBe(0)
  expect(summary()).toMatchObject({ causes: [], files: {}, isFirst: false })
  expect(readFileSync(words, 'utf8')).toBe(approved.replace('heading "Contact"', 'heading "Write"'))
  expect((await report('only', 'nothing like this'))[1]).toContain('Nothing was checked.')
  expect(summary(), 'the report before is gone').toMatchObject({ checked: 0 })
  const misspelt = await report('approve', 'only', '/contact')
  expect(misspelt).toEqual([2, expect.stringContaining('Write a pattern after "only"')])
  writeFileSync(content, written.replace('\n---\n', '\n<<<<<<< HEAD\n---\n'))
  const conflict = /^\s*variants\/social\/content\/en\/contact.md:\d+ {2}Git left two versions/
  expect(await report()).toEqual([2, expect.stringMatching(conflict)])
  rmSync(root, { recursive: true })
})
