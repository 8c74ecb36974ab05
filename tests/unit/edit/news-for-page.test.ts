import { expect, test } from 'vitest'
import { parseContent } from '../../../scripts/content/read/parse-content.ts'
import { newsForPage } from '../../../scripts/edit/news-for-page.ts'
import type { News } from '../../../scripts/edit/page/news.ts'
import { affiliate, pageSource } from '../content/content-site.ts'

test('an open page gets the texts that it shows, of thousands', () => {
  const files = ['poker', 'about'].map(page => `${affiliate}/en/${page}.md`)
  const news: News = {
    findings: [],
    faults: [],
    outdatedFiles: [],
    texts: files.flatMap(file => parseContent(pageSource('Text.\n'), file).texts),
    addresses: ['/poker', '/about'],
    homePaths: {},
    contents: undefined,
  }
  const own = newsForPage(news, new Set([`${affiliate}/en/about.md`, 'none.md']))
  expect(own.texts).toHaveLength(4)
  expect(new Set(own.texts.map(({ file }) => file))).toEqual(new Set(files.slice(1)))
  expect(own.addresses).toEqual(news.addresses)
})
