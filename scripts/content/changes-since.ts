import type { Language } from '../../shared/content/words.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { type AlteredAddress, alteredAddresses } from '../build/altered-addresses.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import { readSite } from '../build/read-words.ts'
import type { Renders } from '../build/render-changed.ts'
import type { Settings } from '../build/settings.ts'
import type { PreviewKit } from '../edit/preview-kit.ts'
import type { ContentFiles } from './content-files.ts'
import type { Content } from './read-content.ts'
import { contentSources } from './site-findings.ts'
import { type WordChange, wordChanges } from './word-changes.ts'

export type FileChange = {
  file: string
  /** What visitors read differently because of this file alone. */
  addresses: AlteredAddress[]
  words: WordChange[]
  /** Why the addresses are not known, null where they are. */
  problem: string | null
}

type Input = {
  root: string
  before: ContentFiles
  after: ContentFiles
  settings: Settings
  kit: Pick<PreviewKit, 'parts' | 'load'>
}

/**
 * The edited files, each with the public addresses that it alters by itself and the words that went
 * and came. The addresses are not guessed: the site is put together with and without each edit.
 */
export async function changesSince({
  root,
  before,
  after,
  settings,
  kit,
}: Input): Promise<FileChange[]> {
  const now = new Date()
  const compose = (words: Content<Variant, Language>['words'], last: Renders | null) =>
    composeSite({ words, parts: kit.parts, settings, now, last, load: kit.load })
  const wordsOf = (from: ContentFiles) => readSite(root, from, false).words

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

/** The old files, but one of them as it is now. */
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
