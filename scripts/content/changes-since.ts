import { type AlteredAddress, alteredAddresses, reportChanges } from '../build/altered-addresses.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import type { Renders } from '../build/render-changed.ts'
import type { Settings } from '../build/settings.ts'
import type { SiteKit } from '../build/site-parts.ts'
import { type ContentFiles, contentSources, filesInMemory } from './content-files.ts'
import { readContent } from './read-content.ts'
import { type SentenceChange, sentenceChanges } from './sentence-changes.ts'

export type FileChange = {
  file: string
  /** What visitors read differently because of this file alone. */
  addresses: AlteredAddress[]
  sentences: SentenceChange[]
  /** Why the addresses are not known, null where they are. */
  problem: string | null
}

type Input = {
  before: ContentFiles
  after: ContentFiles
  settings: Settings
  kit: SiteKit
}

/**
 * Returns the edited files, each with the public addresses that it alters by itself and the sentences
 * before and after. The addresses are not guessed: the site is put together with and without each edit.
 */
export async function changesSince({ before, after, settings, kit }: Input): Promise<FileChange[]> {
  const now = new Date()
  const compose = (texts: Texts, last: Renders | null) => {
    const { words } = readContent(filesInMemory(texts))
    return composeSite({ words, parts: kit.parts, settings, now, last, load: kit.load })
  }
  const [old, edited] = [textsOf(before), textsOf(after)]
  const files = Object.keys({ ...old, ...edited }).filter(file => old[file] !== edited[file])
  let site: ComposedSite | undefined
  const changes: FileChange[] = []
  for (const file of files.sort()) {
    const sentences = sentenceChanges(old[file] ?? '', edited[file] ?? '')
    const change = { file, addresses: [], sentences, problem: null }
    try {
      site ??= await compose(old, null)
      const { routes, renders } = await compose({ ...old, [file]: edited[file] }, site.renders)
      changes.push({ ...change, addresses: alteredAddresses(routes, site.renders, renders) })
    } catch (error) {
      changes.push({ ...change, problem: error instanceof Error ? error.message : `${error}` })
    }
  }
  return changes
}

type Texts = Record<string, string | undefined>

const textsOf = (from: ContentFiles): Texts =>
  Object.fromEntries(contentSources(from).map(({ file, text }) => [file, text]))

/** Returns the edited files as an editor reads them: what they alter, then the sentences. */
export function reportFileChanges(changes: readonly FileChange[], revision: string): string {
  if (changes.length === 0) return `No words have changed since ${revision}.`
  return changes
    .map(({ file, addresses, sentences, problem }) => {
      const where = addresses.length > 0 ? reportChanges(addresses) : [problem ?? 'no page']
      const lines = sentences.flatMap(({ line, before, after }) => [
        ...(before ? [`${String(line).padStart(5)}  before:  ${before}`] : []),
        ...(after ? [`${String(line).padStart(5)}  after:   ${after}`] : []),
      ])
      return [file, ...where.map(text => `  alters ${text}`), ...lines].join('\n')
    })
    .join('\n\n')
}
