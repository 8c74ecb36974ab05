import type { EntryPage } from '../shared/entry-page/entry-page.ts'

const parsed = (): Element | null => document.querySelector('body>link')

/**
 * The page's JSON block. The loader runs before the rest of the page is there; the stylesheet's
 * link is the last thing in it, so once that is found all is. (Not DOMContentLoaded: a stylesheet
 * that hangs would hold it back.)
 */
export async function entryPage(): Promise<EntryPage> {
  if (!parsed()) {
    await new Promise<void>(resolve => {
      new MutationObserver((_, observer) => {
        if (!parsed()) return
        observer.disconnect()
        resolve()
      }).observe(document, { childList: true, subtree: true })
    })
  }
  return JSON.parse(document.getElementById('entry-page')?.textContent ?? '')
}
