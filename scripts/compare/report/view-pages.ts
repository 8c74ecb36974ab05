import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { findChromium } from '../../test/chromium.ts'
import type { ReportCase } from './report-case.ts'
import { type View, viewPage } from './view-page.ts'

/** Two pages at a time: as many as two cores can paint. */
const together = 2

export type ViewPagesInput = {
  origin: string
  cases: readonly ReportCase[]
  /** Gets each page as soon as it has been seen. */
  seen: (each: ReportCase, view: View) => Promise<void> | void
}

/**
 * Opens all pages in a Chromium that reaches this machine alone, two at a time. Throws with the
 * page's name when one does not come to rest.
 */
export async function viewPages({ origin, cases, seen }: ViewPagesInput): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-lcd-text',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  })
  try {
    const left = [...cases]
    const work = async () => {
      const page = await newPage(browser)
      for (let each = left.shift(); each; each = left.shift()) {
        try {
          await seen(each, await viewPage(page, origin, each))
        } catch (error) {
          throw new Error(`${each.name} could not be looked at.`, { cause: error })
        }
      }
    }
    await Promise.all(Array.from({ length: together }, work))
  } finally {
    await browser.close()
  }
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  return context.newPage()
}
