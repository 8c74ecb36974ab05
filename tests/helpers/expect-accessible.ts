import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'

export async function expectAccessible(page: Page, part: string): Promise<void> {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  const violations = await page.evaluate(`axe.run("${part}").then(found => found.violations)`)
  expect(violations).toEqual([])
}
