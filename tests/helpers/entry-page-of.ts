import type { EntryPage } from '../../shared/entry-page/entry-page.ts'

/** The JSON block of an entry page. Throws when a page has none. */
export function entryPageOf(html: string): EntryPage {
  const [, json] =
    /<script type="application\/json" id="entry-page">(.*?)<\/script>/s.exec(html) ?? []
  if (!json) throw new Error('The page holds no JSON block for the loader.')
  return JSON.parse(json)
}
