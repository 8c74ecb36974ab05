import type { VariantContent } from '../../../shared/content/variant-content.ts'
import type { TextSource } from '../../content/text-source.ts'

/** What open pages are told after each save. */
export type News = {
  /** What has to be fixed before the site can be built. */
  errors: string[]
  /** What else there is to say about the words. */
  notes: { file: string; text: string }[]
  /** Whether a file with an error shows its last good text. */
  kept: boolean
  /** The files of pages that are not published. */
  drafts: string[]
  /** The sources of all texts. */
  texts: TextSource[]
  /** What pages show, by variant and language. */
  contents: Record<string, Record<string, VariantContent<string>>>
}

/** Returns a text's mark in the page. */
export const markOf = ({ file, name }: TextSource): string => `${file}#${name}`

/** A file, an address that shows it, and its words: what stayed, went and came. */
export type ChangedFile<Words = [sign: '' | '-' | '+', text: string][]> = {
  file: string
  address: string
  words: Words
}

/** What differs from `main`, and translations with the English words that have changed since. */
export type Review = {
  changed: ChangedFile[]
  /** Without words if git does not know what was translated. */
  stale: ChangedFile<ChangedFile['words'] | null>[]
}

/** Posts an order to the preview. Returns what it answers, or in plain words what went wrong. */
export async function postTo(order: string, body: object, signal: AbortSignal | null = null) {
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal }
  try {
    const response = await fetch(`/preview/${order}`, request)
    const answer = await response.json()
    return response.ok ? { answer, problem: '' } : { answer: null, problem: `${answer.error}` }
  } catch {
    const problem = 'The preview has stopped. Start it again; your text stays here.'
    return { answer: null, problem }
  }
}
