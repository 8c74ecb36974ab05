import { contentSources, filesOnDisk } from './content-files.ts'
import { filesAtRevision, git } from './git.ts'
import { type SentenceChange, sentenceChanges } from './sentence-changes.ts'
import { englishTwin, fileFingerprint } from './translations.ts'

export type Review = {
  /** The files that read differently, with their sentences before and after. */
  edited: { file: string; sentences: SentenceChange[] }[]
  /** Translations whose English text has changed, with what changed; null where git cannot say. */
  stale: { file: string; english: SentenceChange[] | null }[]
}

/** Returns what reads differently from a git revision, and what translators have to follow. */
export function readReview(root: string, revision = 'main'): Review {
  const [before, after] = [filesAtRevision(root, revision), filesOnDisk(root)]
  const sources = contentSources(after)
  const files = [...contentSources(before), ...sources].map(({ file }) => file)
  const edited = [...new Set(files)].sort().flatMap(file => {
    const sentences = sentenceChanges(wordsIn(before.read(file)), wordsIn(after.read(file)))
    return sentences.length > 0 ? [{ file, sentences }] : []
  })
  const stale = sources.flatMap(({ file, text }) => {
    const twin = englishTwin(file)
    const english = twin && after.read(twin)
    const mark = /^translates: *(\w+)/m.exec(text)?.[1]
    if (!english || mark === fileFingerprint(english, twin)) return []
    const translated = mark && textWithFingerprint(root, twin, mark)
    return [{ file, english: translated ? sentenceChanges(translated, english) : null }]
  })
  return { edited, stale }
}

/** Returns a text without the mark of a translation, which nobody reads. */
const wordsIn = (text: string | null) => (text ?? '').replace(/^translates:.*$/m, '')

/** Returns the English text that a translation was made from, as git has kept it. */
function textWithFingerprint(root: string, file: string, mark: string): string | undefined {
  const commits = git(root, 'log', '--format=%H', '--no-renames', '--diff-filter=AM', '--', file)
  for (const commit of commits.split('\n').filter(Boolean)) {
    const text = git(root, 'show', `${commit}:${file}`)
    if (fileFingerprint(text, file) === mark) return text
  }
}

/** Returns the edited files as an editor reads them in a terminal: the sentences before and after. */
export const reportEdited = (edited: Review['edited']): string =>
  edited
    .map(({ file, sentences }) => {
      const lines = sentences.flatMap(({ line, before, after }) => [
        ...(before ? [`${String(line).padStart(5)}  before:  ${before}`] : []),
        ...(after ? [`${String(line).padStart(5)}  after:   ${after}`] : []),
      ])
      return [file, ...lines].join('\n')
    })
    .join('\n\n')
