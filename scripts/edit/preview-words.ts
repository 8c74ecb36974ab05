import { type ContentFiles, contentSources } from '../content/content-files.ts'
import { errorsAmong } from '../content/finding.ts'
import { type Content, readContent } from '../content/read-content.ts'

/** `kept` says whether the words of a file with an error are those that were good last. */
export type PreviewContent = Content & { kept: boolean }

/**
 * Returns a function that reads all words, drafts among them, as often as it is called. Where a file
 * has an error, its words are those of the last reading without one, if there was one.
 */
export function previewWords(disk: ContentFiles): () => PreviewContent {
  const good = new Map<string, string>()
  const readFrom = (from: ContentFiles) => readContent(from, { includeDrafts: true })
  return () => {
    const texts = new Map(contentSources(disk).map(({ file, text }) => [file, text]))
    const content = readFrom({ ...disk, read: file => texts.get(file) ?? disk.read(file) })
    const faulty = new Set(errorsAmong(content.findings).map(({ file }) => file))
    for (const [file, text] of texts) if (!faulty.has(file)) good.set(file, text)
    if (![...faulty].some(file => good.has(file))) return { ...content, kept: false }
    const read = (file: string) => (faulty.has(file) && good.get(file)) || disk.read(file)
    return { ...readFrom({ ...disk, read }), findings: content.findings, kept: true }
  }
}
