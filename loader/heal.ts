import type { VariantPage } from '../shared/entry-page/entry-page.ts'
import { navigationType } from './navigation-type.ts'
import { reportFailure } from './report-failure.ts'

/**
 * Heals a page whose scripts or words do not come. Most likely the site was published again after
 * this page was sent, and its files are gone: a reload brings the new page. A page that was reloaded
 * already is not reloaded again, nor one that the host no longer has: what is on screen reads, and
 * its links work.
 */
export async function heal(
  { script, chunks, content }: VariantPage,
  error: unknown,
): Promise<void> {
  try {
    const files = [script, ...chunks, content, location.href]
    const isReload = (navigationType() ?? 'reload') === 'reload'
    const texts = await Promise.all(isReload ? [] : files.map(fetchAgain))
    if (texts.at(-1)?.includes('id="entry-page"')) return location.reload()
  } catch {
    // The host is gone.
  }
  reportFailure(error)
}

/**
 * Fetches past the browser's cache, where hosts let even a "not found" of an asset stay for a year.
 * It reads to the end, because only then the cache takes the new answer.
 */
const fetchAgain = async (address: string): Promise<string> =>
  (await fetch(address, { cache: 'reload' })).text()
