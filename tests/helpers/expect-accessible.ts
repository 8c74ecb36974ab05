import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'

/** Axe, as pages load it. */
export const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export async function expectAccessible(page: Page, part: string): Promise<void> {
  await page.evaluate(axeSource)
  const violations = await page.evaluate(`axe.run("${part}").then(found => found.violations)`)
  expect(violations).toEqual([])
}
