import type { VariantPage } from '../shared/entry-page/entry-page.ts'

/**
 * What to do when a page's scripts or words cannot be had. Most likely the site was published anew
 * after this page was sent and its files are gone: the page is loaded again, which brings the new
 * one. Not when it is a reloaded page already (the browser itself knows that, so there is no second
 * reload, storage or not), and not when no page of ours comes back: what is on screen reads, and
 * its links work.
 */
export async function heal(page: VariantPage, error: unknown): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  const isFirst = navigation && 'type' in navigation && navigation.type !== 'reload'
  if (!isFirst || !(await isBack(page))) return console.error(`Sayfa etkinleştirilemedi: ${error}`)
  location.reload()
}

/**
 * Past the browser's cache, where hosts let even a "not found" of an asset stay for a year, and to
 * the end, for only then is the new answer kept in its place.
 */
const fetchAnew = async (address: string): Promise<string> =>
  (await fetch(address, { cache: 'reload' })).text()

async function isBack({ script, chunks, content }: VariantPage): Promise<boolean> {
  try {
    await Promise.all([script, ...chunks, content].map(fetchAnew))
    return (await fetchAnew(location.href)).includes('id="entry-page"')
  } catch {
    return false
  }
}
