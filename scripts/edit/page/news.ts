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
  /** The addresses of the words that pages show, by variant and language. */
  contents: Record<string, Record<string, string>>
  /** What a page has to send with an edit. */
  token: string
}

/** Returns a text's mark in the page. */
export const markOf = ({ file, name }: TextSource): string => `${file}#${name}`

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
