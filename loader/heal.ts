import type { VariantPage } from '../shared/entry-page/entry-page.ts'
import { navigationType } from './navigation-type.ts'

/**
 * Heals a page whose scripts or words do not come. Most likely the site was published again after
 * this page was sent, and its files are gone: a reload brings the new page. A page that was reloaded
 * already is not reloaded again, nor one that the host no longer has: what is on screen reads, and
 * its links work.
 */
export async function heal(page: VariantPage, error: unknown): Promise<void> {
  const isFirst = navigationType() && navigationType() !== 'reload'
  if (!isFirst || !(await isBack(page))) return complain(error)
  location.reload()
}

/** Tells the console that the page stays as it is. */
export const complain = (error: unknown): void =>
  console.error(`Sayfa etkinleştirilemedi: ${error}`)

/**
 * Fetches past the browser's cache, where hosts let even a "not found" of an asset stay for a year.
 * It reads to the end, because only then the cache takes the new answer.
 */
const fetchAgain = async (address: string): Promise<string> =>
  (await fetch(address, { cache: 'reload' })).text()

async function isBack({ script, chunks, content }: VariantPage): Promise<boolean> {
  try {
    const files = [script, ...chunks, content, location.href]
    const texts = await Promise.all(files.map(fetchAgain))
    return !!texts.at(-1)?.includes('id="entry-page"')
  } catch {
    return false
  }
}
