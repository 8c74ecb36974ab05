import type { EntryPage } from '../shared/entry-page/entry-page.ts'

export type FoundPage = {
  page: EntryPage
  black: HTMLLinkElement
  index: HTMLLinkElement
}

/**
 * Finds the page's JSON block and the links of the two stylesheets. The loader runs before the rest
 * of the page is parsed; the links come last, so the page is whole once both are there. (Not
 * DOMContentLoaded: a stylesheet that hangs would hold it back.)
 */
export async function findPage(): Promise<FoundPage> {
  const [black, index] = await new Promise<[HTMLLinkElement, HTMLLinkElement]>(resolve => {
    new MutationObserver((_, observer) => {
      const [black, index] = document.querySelectorAll<HTMLLinkElement>('body>link')
      if (!black || !index) return
      observer.disconnect()
      resolve([black, index])
    }).observe(document, { childList: true, subtree: true })
  })
  const json = document.querySelector('script#entry-page')?.textContent ?? ''
  return { page: JSON.parse(json), black, index }
}
