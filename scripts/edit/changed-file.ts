import { posix } from 'node:path'
import { diffWords } from 'diff'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { pathOf } from '../../shared/pages/route.ts'
import { contentFolders, isPictureName } from '../content/content-files.ts'
import { parseContent } from '../content/read/parse-content.ts'
import type { ChangedFile } from './page/requests.ts'

/** A file's texts before and after a change: null if there is no file, '' for a picture. */
type Change = {
  file: string
  before: string | null
  after: string | null
}

export function changedFile(change: Change, addresses: readonly string[]): ChangedFile {
  const { file, before, after } = change
  const words = before && after ? changedWords(before, after) : []
  return {
    file,
    address: addressOf(file, addresses),
    summary: words.length === 0 ? summaryOf(change) : '',
    words,
  }
}

export const isText = (file: string): boolean => /\.(md|yaml)$/.test(file)

/** Returns the address of the page that shows a content file, or '' if there is none. */
export function addressOf(file: string, addresses: readonly string[]): string {
  const place = contentFolders.find(({ folder }) => folder === posix.dirname(file))
  if (!place || isPictureName(file)) {
    return ''
  }
  const page = posix.basename(file).replace(/\.\w+$/, '')
  const path = /^(labels|faq|help)$/.test(page) ? '/' : pathOf(page)
  const address = addressIn(place.language, path)
  if (!addresses.includes(address)) {
    return ''
  }
  return place.owner === 'variants/social' ? `${address}?secretkey=social` : address
}

function summaryOf({ file, before, after }: Change): string {
  if (after === null) {
    return 'This file was deleted.'
  }
  // A text with an error is the last good one, as before.
  if (!isText(file) || before === after) {
    return ''
  }
  const content = parseContent(after, file)
  if (before === null) {
    return 'words' in content ? `New page: ${content.words.heading}` : 'This file is new.'
  }
  const isConfirmed = content.translates !== parseContent(before, file).translates
  return isConfirmed ? 'The translation was confirmed.' : 'No words have changed.'
}

/** Returns the words that differ between two texts, within their sentences. */
function changedWords(before: string, after: string): ChangedFile['words'] {
  const visible = (text: string) => text.replace(/^(---|translates:.*|# .*)(\n|$)/gm, '')
  const parts = diffWords(visible(before), visible(after))
  if (!parts.some(({ added, removed }) => added || removed)) {
    return []
  }
  return parts.map(({ value, added, removed }, at) => {
    if (added) {
      return ['+', value]
    }
    if (removed) {
      return ['-', value]
    }
    const sentences = value.split(/(?<=[.!?]\s|\n)/)
    const first = at > 0 ? sentences.shift() : ''
    const last = at < parts.length - 1 ? sentences.pop() : ''
    return ['', `${first}${sentences.length > 0 ? '… ' : ''}${last ?? ''}`]
  })
}
