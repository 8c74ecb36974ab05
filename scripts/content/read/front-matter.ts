import type { VFile } from 'vfile'
import { mapValues } from '../../../shared/content/records.ts'
import { inclusionOf, routeOf } from '../component-pages.ts'
import type { ContentPlace } from '../content-files.ts'
import { error, note } from '../finding.ts'
import type { PlacedWords } from '../rules/rule.ts'
import { type PageFields, pageFields, schemaOf } from './page-schema.ts'
import { readFields } from './read-fields.ts'

type FrontMatter = {
  /** Whether YAML could read the whole front matter. */
  isSound: boolean
  fields: PageFields
  draft: boolean
  translates: string | null
  words: PlacedWords[]
  /** The page with blanks in place of its front matter, so that all offsets stay. */
  bodySource: string
}

/** Reads a page's front matter. */
export function readFrontMatter(file: VFile, place: ContentPlace): FrontMatter {
  const { yaml, bodySource } = splitSource(file)
  const schema = schemaOf(place)
  const { isSound, fields, words } = readFields(
    yaml,
    file,
    yaml === '' ? schema.partial() : schema,
    name => `The page has no ${name}. Write a line "${name}: …" with its text.`,
  )
  const texts = mapValues(fields, ({ text }) => text)
  const page = pageFields.parse({ ...texts, footer: fields.footer?.value })
  if (page.footer !== null && (routeOf(place) || inclusionOf(place))) {
    const { line = 1 } = words.find(({ key }) => key === 'footer') ?? {}
    const message = '"footer" is ignored: the footer links only to text pages. Remove this line.'
    note(file, message, { line, column: 1 })
  }
  if (page.heading.includes('{month}') && !texts.link) {
    error(file, 'A heading with {month} has no name for menus. Write a line "link: …".')
  }
  return {
    isSound: isSound && yaml !== '',
    fields: page,
    draft: fields.draft?.value === true,
    translates: texts.translates || null,
    words,
    bodySource,
  }
}

const isFence = (line: string): boolean => line.trimEnd() === '---'

/**
 * Splits a page, with blanks in place of the other part. Front matter is between two lines ---, also
 * below empty lines. Without the second line, it ends at an empty line.
 */
function splitSource(file: VFile): { yaml: string; bodySource: string } {
  const source = `${file.value}`
  const lines = source.split('\n')
  const begin = lines.findIndex(line => line.trim() !== '')
  if (!isFence(lines[begin] ?? '')) {
    error(
      file,
      'The page has no front matter. Begin with a line of three hyphens (---, not a dash), then write lines such as "title: …", "description: …" and "heading: …", then close with another line ---.',
    )
    // Its first lines may be fields, which rules for bodies would misunderstand.
    return { yaml: '', bodySource: '' }
  }
  if (begin > 0) {
    error(file, 'A page begins with ---. Delete what is above it.')
  }
  const after = (isEnd: (line: string) => boolean) =>
    lines.findIndex((line, at) => at > begin && isEnd(line))
  const end = after(isFence)
  if (end < 0) {
    const message =
      'The front matter does not end. Close it with a line of three hyphens --- before the text.'
    error(file, message, { line: begin + 1, column: 1 })
  }
  const empty = after(line => line.trim() === '')
  const bodyBegin = end < 0 ? empty : end + 1
  const yamlEnd = end < 0 ? empty : end
  const blank = (line: string) => line.replace(/./g, ' ')
  const to = (index: number) => (index < 0 ? lines.length : index)
  return {
    yaml: lines
      .slice(0, to(yamlEnd))
      .map((line, at) => (at > begin ? line : blank(line)))
      .join('\n'),
    bodySource: lines.map((line, at) => (at < to(bodyBegin) ? blank(line) : line)).join('\n'),
  }
}
