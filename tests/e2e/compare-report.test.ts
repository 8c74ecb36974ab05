import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildCommit } from '../../scripts/compare/build-commit.ts'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { gitRepository } from '../helpers/git-repository.ts'
import { expect, test } from '../helpers/site-test.ts'
import { startCommand } from '../helpers/start-command.ts'

// Playwright's report asks for the steps of a test, which browsers load only from a server.
test.use({ expectedErrors: [/URL scheme "file" is not supported|Failed to fetch/] })

test('a report shows a changed word, fails at a broken requirement, and keeps the base', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const root = copyOfSite()
  // Linked, because Playwright has already transformed these files.
  for (const name of ['tests', 'docs']) {
    symlinkSync(resolve(name), join(root, name))
  }
  // In place of its build, the commit copies the tested site. The workflow builds real commits.
  const manifest = join(root, 'package.json')
  const copying = `node -e "for (const name of ['dist', 'site.json']) fs.cpSync(path.join(path.dirname(process.env.TEST_DIST), name), name, { recursive: true })"`
  const { engines } = JSON.parse(readFileSync(manifest, 'utf8'))
  writeFileSync(manifest, JSON.stringify({ type: 'module', engines, scripts: { build: copying } }))
  const git = gitRepository(root)
  const report = startCommand('compare-report only /sample', { root })
  report.edit('variants/affiliate/content/en/sample.md', /$/, '\nOne more line.\n')
  report.edit('variants/social/content/en/labels.yaml', 'social copyright', 'social copyright 2025')
  await expect(report.untilEnd()).rejects.toThrow(/\n\d+\.\d+ /)
  expect(report.child.exitCode).toBe(1)
  const ended = Date.now()
  const printed = report.printed()
  expect(printed).toMatch(/\ndiffers: \/sample affiliate\n/)
  expect(printed).toContain('Differences from the last commit: 1\n')
  await page.goto(`file://${root}/.build/report/index.html#?q=p:differences`)
  await page.getByRole('link', { name: '/sample affiliate dark', exact: true }).first().click()
  await expect(page.getByTestId('test-result-image-mismatch').first()).toBeVisible()

  const kept = statSync(await buildCommit(root, git('rev-parse HEAD')))
  expect(kept.mtimeMs, 'the commit is not built again').toBeLessThan(ended)
  expect(readdirSync(join(root, '.build/unfinished')), 'nothing unfinished').toEqual([])
  rmSync(root, { recursive: true })
})
