import type { EntryPage } from '../shared/entry-page/entry-page.ts'

/** Looked for once: of the two links one is gone later. */
let found: Promise<EntryPage> | undefined

/**
 * The page's JSON block. The loader runs before the rest of the page is there; the links of the two
 * stylesheets are the last things in it, so once both are found all is. (Not DOMContentLoaded: a
 * stylesheet that hangs would hold it back.)
 */
export const entryPage = (): Promise<EntryPage> => {
  found ??= new Promise(resolve => {
    const look = () => {
      if (!document.querySelector('body>link+link')) return
      observer.disconnect()
      resolve(JSON.parse(document.querySelector('#entry-page')?.textContent ?? ''))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true })
    look()
  })
  return found
}
