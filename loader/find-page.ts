import type { EntryPage } from '../shared/entry-page/entry-page.ts'

export type FoundPage = {
  page: EntryPage
  black: HTMLLinkElement
  index: HTMLLinkElement
}

/**
 * The page's JSON block, and the links of the two stylesheets. The loader runs before the rest of the
 * page is there; the links are the last things in it, so once both are found all is. (Not
 * DOMContentLoaded: a stylesheet that hangs would hold it back.)
 */
export const findPage = (): Promise<FoundPage> =>
  new Promise(resolve => {
    const look = () => {
      const [black, index] = document.querySelectorAll<HTMLLinkElement>('body>link')
      if (!black || !index) return
      observer.disconnect()
      const page = JSON.parse(document.querySelector('#entry-page')?.textContent ?? '')
      resolve({ page, black, index })
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true })
    look()
  })
