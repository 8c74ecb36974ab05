import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { gitRepository } from '../helpers/git-repository.ts'
import { expect, test } from '../helpers/site-test.ts'
import { startCommand } from '../helpers/start-command.ts'

// Playwright's report asks for the steps of a test, which browsers load only from a server.
test.use({ expectedErrors: [/URL scheme "file" is not supported|Failed to fetch/] })

test('a report shows a changed word, and fails only at a broken requirement', async ({ page }) => {
  test.setTimeout(300_000)
  const root = copyOfSite()
  for (const name of ['tests', 'docs', 'tsconfig.site.json']) {
    cpSync(name, join(root, name), { recursive: true })
  }
  gitRepository(root)
  const report = () => startCommand('compare-report only /cookie-policy', { root })

  const changed = report()
  changed.edit('variants/social/content/en/cookie-policy.md', /$/, '\nOne more line.\n')
  const printed = await changed.untilEnd()
  expect(printed).toMatch(/\ndiffers: \/cookie-policy social\n/)
  expect(printed).toContain('Differences from the last commit: 1\n')
  await page.goto(`file://${root}/.build/report/index.html`)
  await page.getByRole('link', { name: '/cookie-policy social', exact: true }).first().click()
  await expect(page.getByTestId('test-result-image-mismatch').first()).toBeVisible()

  const broken = report()
  broken.edit('variants/social/content/en/labels.yaml', '2024', '2025')
  await expect(broken.untilEnd()).rejects.toThrow(/\n\d+\.\d+ /)
  expect(broken.child.exitCode).toBe(1)
  expect(broken.printed(), 'an earlier commit is built once').not.toContain('Building the commit')
  expect(readdirSync(join(root, '.build/unfinished')), 'nothing unfinished').toEqual([])
  rmSync(root, { recursive: true })
})
