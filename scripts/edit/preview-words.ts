import type { Language } from '../../shared/content/words.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { readSite } from '../build/read-words.ts'
import type { ContentFiles } from '../content/content-files.ts'
import type { Content } from '../content/read-content.ts'

/**
 * Gives a function that reads all words, drafts among them, as often as it is called. Where a file
 * has a problem, its words are those of the last reading without one; the problem is given too.
 */
export function previewWords(root: string, disk: ContentFiles): () => Content<Variant, Language> {
  const good = new Map<string, string>()
  const readFrom = (from: ContentFiles) => readSite(root, from, true)
  return () => {
    const texts = new Map<string, string>()
    const content = readFrom({
      ...disk,
      read: file => {
        const text = disk.read(file)
        if (text !== null) texts.set(file, text)
        return text
      },
    })
    const faulty = new Set(content.problems.map(({ file }) => file))
    for (const [file, text] of texts) if (!faulty.has(file)) good.set(file, text)
    if (faulty.size === 0) return content
    const read = (file: string) => (faulty.has(file) && good.get(file)) || disk.read(file)
    return { ...readFrom({ ...disk, read }), problems: content.problems }
  }
}
