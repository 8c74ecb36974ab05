import type { EntryPage } from '../shared/entry-page/entry-page.ts'

type Found = {
  page: EntryPage
  black: HTMLLinkElement
  index: HTMLLinkElement
}

/** Looked for once: of the two links one is gone later. */
let found: Promise<Found> | undefined

/**
 * The page's JSON block, and the links of the two stylesheets. The loader runs before the rest of the
 * page is there; the links are the last things in it, so once both are found all is. (Not
 * DOMContentLoaded: a stylesheet that hangs would hold it back.)
 */
export const entryPage = (): Promise<Found> => {
  found ??= new Promise(resolve => {
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
  return found
}
