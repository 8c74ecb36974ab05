import { posix } from 'node:path'
import { mapValues } from '../../shared/content/records.ts'
import type { News } from './page/news.ts'

/** Returns the news with only the texts of these files, which an open page shows. */
export function newsForPage(news: News, files: ReadonlySet<string>): News {
  const pages = [...files].map(file => posix.basename(file, '.md'))
  const contents = mapValues(news.contents ?? {}, languages =>
    mapValues(languages, ({ content, texts }) => ({
      content,
      texts: Object.fromEntries(pages.flatMap(page => (texts[page] ? [[page, texts[page]]] : []))),
    })),
  )
  return {
    ...news,
    texts: news.texts.filter(({ file }) => files.has(file)),
    contents: news.contents && contents,
  }
}
