import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlFile } from '../../scripts/build/html-file.ts'
import type { EntryPageData } from '../../shared/pages/entry-page-data.ts'

export function pageData(dist: string, address: string): EntryPageData {
  const html = readFileSync(join(dist, htmlFile(address)), 'utf8')
  const [, data = ''] = /id="casino-guide-page">(.*?)</.exec(html) ?? []
  return JSON.parse(data)
}
