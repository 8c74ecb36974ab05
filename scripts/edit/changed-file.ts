import { diffWords } from 'diff'
import { languages } from '../../shared/content/languages.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { pathOf } from '../../shared/pages/route.ts'
import type { ChangedFile } from './page/news.ts'

/** Returns a file with the words that changed, and the address that shows it; a picture has none. */
export function changedFile(file: string, before: string, after: string): ChangedFile {
  const [, owner, folder, page = ''] = /(\w+)\/content\/(\w+)\/(.+)\.(md|yaml)$/.exec(file) ?? []
  const language = languages.find(each => each === folder)
  if (!language) return { file, address: '', words: [] }
  const path = /^(labels|faq|help)$/.test(page) ? '/' : pathOf(page)
  const address = addressIn(language, path) + (owner === 'social' ? '?secretkey=social' : '')
  return { file, address, words: changedWords(before, after) }
}

/** Returns the words that differ between two texts, within their sentences. */
function changedWords(before: string, after: string): ChangedFile['words'] {
  const visible = (text: string) => text.replace(/^(---|translates:.*|# .*)(\n|$)/gm, '')
  const parts = diffWords(visible(before), visible(after))
  if (!parts.some(({ added, removed }) => added || removed)) return []
  return parts.map(({ value, added, removed }, at) => {
    if (added || removed) return [added ? '+' : '-', value]
    const sentences = value.split(/(?<=[.!?]\s|\n)/)
    const first = at > 0 ? sentences.shift() : ''
    const last = at < parts.length - 1 ? sentences.pop() : ''
    return ['', `${first}${sentences.length > 0 ? '… ' : ''}${last ?? ''}`]
  })
}
