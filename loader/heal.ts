import type { VariantPage } from '../shared/pages/entry-page.ts'
import { navigationType } from './navigation-type.ts'
import { reportFailure } from './report-failure.ts'

/**
 * Reloads a page whose scripts or texts do not load, because a new version of the site may have
 * replaced its files. It reloads at most once, and only if the host still has the page. Without
 * them the page is readable and its links work.
 */
export async function heal(
  { script, chunks, content }: VariantPage,
  error: unknown,
): Promise<void> {
  try {
    const files = [script, ...chunks, content, location.href]
    const isReload = (navigationType() ?? 'reload') === 'reload'
    const texts = await Promise.all(isReload ? [] : files.map(fetchAgain))
    if (texts.at(-1)?.includes('id="entry-page"')) {
      return location.reload()
    }
  } catch {
    // The host does not answer.
  }
  reportFailure(error)
}

/**
 * Fetches a file without the browser's cache, which may keep a host's "not found" of an asset for a
 * year. It reads the whole body, because the cache stores only complete responses.
 */
const fetchAgain = async (address: string): Promise<string> =>
  (await fetch(address, { cache: 'reload' })).text()
