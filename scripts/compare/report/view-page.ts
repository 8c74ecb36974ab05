import type { Page } from 'playwright'
import type { PageFacts } from '../findings/page-facts.ts'
import { type ReportCase, widths } from './report-case.ts'

/** A page as it is now: what it says, and a PNG of it at each width. */
export type View = { facts: PageFacts; pictures: Map<number, Uint8Array> }

/** Every page is seen at this moment and with this shuffle, so that two runs agree. */
const fixed = 'clock=2026-06-15T00:00:00Z&seed=1'
const height = 900

/**
 * Opens a page, reads its facts and takes its pictures, whole, with frames of other sites painted
 * over. Pictures come narrow to wide; the facts are those of the wide page.
 */
export async function viewPage(
  page: Page,
  origin: string,
  { at, scenario }: ReportCase,
): Promise<View> {
  const pictures = new Map<number, Uint8Array>()
  await page.setViewportSize({ width: widths[0], height })
  await page.goto(`${origin}${at.address}?secretkey=${scenario}&${fixed}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'comparison' in globalThis)
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await page.evaluate('window.comparison.settle()')
    const picture = await page.screenshot({ fullPage: true, mask: [page.locator('iframe')] })
    pictures.set(width, picture)
  }
  const facts: PageFacts = await page.evaluate('window.comparison.facts()')
  return { facts, pictures }
}
