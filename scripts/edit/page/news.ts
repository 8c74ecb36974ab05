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
  /** The addresses of the words that pages show, by variant and language. */
  contents: Record<string, Record<string, string>>
  /** What a page has to send with an edit. */
  token: string
}

/** The source of a text of a content file: what stands between two offsets. */
export type TextSource = {
  file: string
  line: number
  /** The name of the field or label, or which block of the body it is, counted from 0. */
  name: string
  source: string
  start: number
  end: number
}

/** Returns a text's mark in the page. */
export const markOf = ({ file, name }: TextSource): string => `${file}#${name}`

/** A sentence before and after. Either can be empty, not both. */
export type SentenceChange = { line: number; before: string; after: string }

/** What reads differently from `main`, and translations whose English text has changed. */
export type Review = {
  edited: { file: string; sentences: SentenceChange[] }[]
  /** With what changed in English; null where git does not hold what the translation was made from. */
  stale: { file: string; english: PassageChange[] | null }[]
}

/** What changed in a field, a label or a block, and the translation's own, with its line. */
export type PassageChange = { sentences: SentenceChange[]; translation: string }

/** Posts to the preview. Returns what it tells, or in plain words what went wrong. */
export async function postTo(path: string, body: object, token: string, signal?: AbortSignal) {
  const headers = { 'Content-Type': 'application/json', 'X-Preview-Token': token }
  try {
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`/preview/${path}`, { ...request, signal: signal ?? null })
    const told = JSON.parse((await response.text()) || '{}')
    return response.ok ? { told, problem: '' } : { told: null, problem: `${told.error}` }
  } catch {
    return { told: null, problem: 'The preview has stopped. Start it again; your text stays here.' }
  }
}
