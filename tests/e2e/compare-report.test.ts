import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
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

  const only = ['--only', '/contact social light form']
  expect((await report(...only))[0]).toBe(1)
  const names = ['/contact social light form sent']
  const cause = { rule: 'picture', message: 'is not approved yet', names }
  expect(summary()).toMatchObject({ lookedAt: 1, causes: [cause] })
  expect(readFileSync(join(root, '.build/report/index.html'), 'utf8')).toContain('not approved yet')
  expect((await report('--approve', ...names))[0]).toBe(0)
  expect(summary().causes).toEqual([])
  expect(await report('--only', 'nothing like this')).toEqual([
    2,
    expect.stringContaining('No scene has a name with nothing like this.'),
  ])
  expect(summary(), 'the report before is gone').toMatchObject({ lookedAt: 0 })
  rmSync(root, { recursive: true })
})
