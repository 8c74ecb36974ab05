import { diffWordsWithSpace } from 'diff'
import { type AlteredAddress, alteredAddresses, reportChanges } from '../build/altered-addresses.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import type { Renders } from '../build/render-changed.ts'
import type { Settings } from '../build/settings.ts'
import type { PreviewKit } from '../edit/preview-kit.ts'
import { type ContentFiles, contentSources } from './content-files.ts'
import { type Content, readContent } from './read-content.ts'

/** Words before and after in the same place. Either can be empty, not both. */
export type WordChange = { line: number; before: string; after: string }

export type FileChange = {
  file: string
  /** What visitors read differently because of this file alone. */
  addresses: AlteredAddress[]
  words: WordChange[]
  /** Why the addresses are not known, null where they are. */
  problem: string | null
}

type Input = {
  before: ContentFiles
  after: ContentFiles
  settings: Settings
  kit: Pick<PreviewKit, 'parts' | 'load'>
}

/**
 * Returns the edited files, each with the public addresses that it alters by itself and the words
 * before and after. The addresses are not guessed: the site is put together with and without each edit.
 */
export async function changesSince({ before, after, settings, kit }: Input): Promise<FileChange[]> {
  const now = new Date()
  const compose = (words: Content['words'], last: Renders | null) =>
    composeSite({ words, parts: kit.parts, settings, now, last, load: kit.load })
  const wordsOf = (from: ContentFiles) => readContent(from).words

  const files = [...contentSources(before), ...contentSources(after)].map(({ file }) => file)
  const edited = [...new Set(files)].filter(file => before.read(file) !== after.read(file)).sort()
  let old: ComposedSite | undefined
  const changes: FileChange[] = []
  for (const file of edited) {
    const words = wordChanges(before.read(file) ?? '', after.read(file) ?? '')
    try {
      old ??= await compose(wordsOf(before), null)
      const site = await compose(wordsOf(withFile(before, after, file)), old.renders)
      const addresses = alteredAddresses(site.routes, old.renders, site.renders)
      changes.push({ file, addresses, words, problem: null })
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      changes.push({ file, addresses: [], words, problem })
    }
  }
  return changes
}

/** Returns the old files, but one of them as it is now. */
function withFile(before: ContentFiles, after: ContentFiles, edited: string): ContentFiles {
  const [folder, name] = [edited.replace(/\/[^/]*$/, ''), edited.replace(/^.*\//, '')]
  return {
    read: file => (file === edited ? after : before).read(file),
    namesIn: asked => {
      const names = before.namesIn(asked).filter(each => asked !== folder || each !== name)
      return asked === folder && after.read(edited) !== null ? [...names, name] : names
    },
  }
}

/** Returns what changed between two texts, word by word, with the lines of the new one. */
export function wordChanges(before: string, after: string): WordChange[] {
  const changes: WordChange[] = []
  let line = 1
  let isNew = true
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    if (added || removed) {
      const side = added ? 'after' : 'before'
      const change = isNew ? { line, before: '', after: '' } : changes.pop()
      if (change) changes.push({ ...change, [side]: `${change[side]} ${value}`.trim() })
      isNew = false
    } else isNew = isNew || value.trim() !== '' || value.includes('\n')
    if (!removed) line += value.split('\n').length - 1
  }
  return changes.filter(({ before, after }) => before !== after)
}

/** Returns the edited files as an editor reads them: what they alter, then the words. */
export function reportFileChanges(changes: readonly FileChange[], revision: string): string {
  if (changes.length === 0) return `No words have changed since ${revision}.`
  return changes
    .map(({ file, addresses, words, problem }) => {
      const where = addresses.length > 0 ? reportChanges(addresses) : [problem ?? 'no page']
      const lines = words.flatMap(({ line, ...words }) => [
        ...(words.before ? [`${String(line).padStart(5)}  before:  ${words.before}`] : []),
        ...(words.after ? [`${String(line).padStart(5)}  after:   ${words.after}`] : []),
      ])
      return [file, ...where.map(text => `  alters ${text}`), ...lines].join('\n')
    })
    .join('\n\n')
}
