import type { EntryPage } from '../shared/entry-page/entry-page.ts'

/**
 * The page's JSON block. The loader runs before the rest of the page is there; the stylesheet's
 * link is the last thing in it, so once that is found all is. (Not DOMContentLoaded: a stylesheet
 * that hangs would hold it back.)
 */
export async function entryPage(): Promise<EntryPage> {
  while (!document.querySelector('body>link')) await new Promise(resolve => setTimeout(resolve))
  return JSON.parse(document.querySelector('#entry-page')?.textContent ?? '')
}
