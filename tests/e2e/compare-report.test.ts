import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { expect, test } from '../helpers/site-test.ts'
import type { Summary } from '../scenes/summary-reporter.ts'

test('a report tells each cause once with what approves it, and ends with 0, 1 or 2', async () => {
  test.setTimeout(300_000)
  const root = copyOfSite()
  for (const name of ['tests', 'tsconfig.site.json'])
    cpSync(name, join(root, name), { recursive: true })
  /** Runs the report over the copy and returns its exit code and what it printed. */
  const report = (...words: string[]) =>
    new Promise<[number, string]>(resolve => {
      const { PATH, HOME } = process.env
      const all = ['scripts/run.mjs', 'compare-report', ...words]
      execFile(process.execPath, all, { cwd: root, env: { PATH, HOME } }, (error, out, err) =>
        resolve([Number(error?.code ?? 0), out + err]),
      )
    })
  const summary = (): Summary =>
    JSON.parse(readFileSync(join(root, '.build/report/summary.json'), 'utf8'))

  const page = '/contact social light'
  const words = join(root, 'tests/scenes/words/contact-social-light.yml')
  const approved = readFileSync(words, 'utf8')
  writeFileSync(words, approved.replace('heading "Contact"', 'heading "Letters"'))
  const content = join(root, 'variants/social/content/en/contact.md')
  const written = readFileSync(content, 'utf8')
  writeFileSync(content, written.replaceAll('your name', 'the welcome bonus'))
  expect((await report('--only', page))[0]).toBe(1)
  const names = expect.arrayContaining([page, `${page} form sent`])
  const changed = /^- heading "Letters".*, \+ heading "Contact"/
  const foreign = /^“welcome bonus” is the affiliate’s, and stands in “.*the welcome bonus and/
  expect(summary()).toMatchObject({
    lookedAt: 2,
    causes: [
      // In the description and in a paragraph.
      { rule: 'foreign words', messages: [foreign, foreign].map(expect.stringMatching), names },
      { rule: 'picture', messages: ['is not approved yet'], names },
      {
        ...{ rule: 'words', messages: [expect.stringMatching(changed)], names: [page] },
        approve: `npm run compare:report approve '${page}'`,
      },
    ],
  })
  expect(readFileSync(join(root, '.build/report/index.html'), 'utf8')).toContain('not approved yet')
  writeFileSync(content, written)
  expect((await report('--approve', '/con*social light'))[0]).toBe(0)
  expect(summary().causes).toEqual([])
  expect(readFileSync(words, 'utf8')).toBe(approved)
  expect(await report('--only', 'nothing like this')).toEqual([
    2,
    expect.stringContaining('No scene has a name with nothing like this.'),
  ])
  expect(summary(), 'the report before is gone').toMatchObject({ lookedAt: 0 })
  const both = ['approve', 'form', 'only', '/contact']
  expect(await report(...both)).toEqual([2, expect.stringContaining('without only')])
  writeFileSync(content, written.replace('\n---\n', '\n<<<<<<< HEAD\n---\n'))
  const conflict = /^\s*variants\/social\/content\/en\/contact.md:\d+ {2}Git left two versions/
  expect(await report()).toEqual([2, expect.stringMatching(conflict)])
  rmSync(root, { recursive: true })
})
