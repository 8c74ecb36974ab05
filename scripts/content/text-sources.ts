import type { TextSource } from '../edit/page/news.ts'
import { type ContentFiles, cleanSource, contentSources } from './content-files.ts'
import { findFrontMatter } from './parse-front-matter.ts'
import { processor } from './parse-markdown.ts'
import { readYamlFields } from './read-yaml-fields.ts'

const known = new Map<string, { text: string; texts: TextSource[] }>()

/** Returns the texts of all content files; after an edit one file is read again. */
export const allTexts = (disk: ContentFiles): TextSource[] =>
  contentSources(disk).flatMap(({ file, text }) => {
    const last = known.get(file)
    const texts = last?.text === text ? last.texts : textSources(text, file)
    known.set(file, { text, texts })
    return texts
  })

/** What is wrong with a file is said where it is parsed. */
const ignore = () => {}

/** Returns the texts of a content file: its fields or labels, and the blocks of a page's body. */
export function textSources(raw: string, file: string): TextSource[] {
  const text = cleanSource(raw)
  const at = (start: number, end: number) => ({ file, start, end, source: text.slice(start, end) })
  const fieldsOf = (yaml: string, firstLine: number, offset: number) =>
    readYamlFields(yaml, firstLine, ignore).map(({ key, line, start, end }) => ({
      ...at(offset + start, offset + end),
      name: key,
      line,
    }))
  if (file.endsWith('.yaml')) return fieldsOf(text, 1, 0)
  const { yaml, firstLine, body } = findFrontMatter(text, ignore)
  const lines = text.split('\n').slice(0, firstLine - 1)
  const blocks = processor.runSync(processor.parse(body)).children.flatMap((node, index) => {
    const { start, end } = node.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) return []
    return [{ ...at(start.offset, end.offset), name: `${index}`, line: start.line }]
  })
  return [...fieldsOf(yaml ?? '', firstLine, lines.join('\n').length + 1), ...blocks]
}
