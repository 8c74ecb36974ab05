import type { VariantContent } from '../../../shared/content/variant-content.ts'
import type { TextSource } from '../../content/text-source.ts'

/** What the server sends to open pages after each save. */
export type News = {
  /** What stops a build, and what does not. Each begins with its file. */
  errors: string[]
  notes: string[]
  texts: TextSource[]
  /** What pages show, by variant and language. */
  contents: Record<string, Record<string, { content: VariantContent<string> }>> | undefined
}

/** A file that changed, the address that shows it, and its words: kept, removed, inserted. */
export type ChangedFile = {
  file: string
  address: string
  words: [sign: '' | '-' | '+', text: string][]
}

/** Returns the mark of a text in the page. */
export const markOf = ({ file, name }: TextSource): string => `${file}#${name}`

/** Posts an order to the preview. Resolves to an `answer` or, in plain words, an `error`. */
export const postTo = (order: string, words: object, signal: AbortSignal | null = null) =>
  fetch(`/preview/${order}`, { method: 'POST', body: JSON.stringify(words), signal })
    .then(response => response.json())
    .catch(() => ({ error: 'The preview has stopped. Start it again; your text stays here.' }))
