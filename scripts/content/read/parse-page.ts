import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { ContentPlace } from '../content-files.ts'
import { error } from '../finding.ts'
import { blocks } from '../rules/blocks.ts'
import { headingIds } from '../rules/heading-ids.ts'
import { links } from '../rules/links.ts'
import { bodyPatterns } from '../rules/patterns.ts'
import { pictures } from '../rules/pictures.ts'
import { unshownTexts } from '../rules/unshown-texts.ts'
import { words } from '../rules/words.ts'
import { readFrontMatter } from './front-matter.ts'
import { markdown } from './markdown.ts'
import type { Parsed } from './parsed-file.ts'
import { toBlocks } from './to-blocks.ts'

const processor = markdown([blocks, unshownTexts, words, links, pictures, headingIds, bodyPatterns])

/** Compiles a Markdown page to data. Never throws: reports errors. */
export function parsePage(file: VFile, place: ContentPlace): Parsed {
  const { isSound, fields, draft, translates, words, bodySource } = readFrontMatter(file, place)
  // The rules add what they find.
  const collected = { links: [], pictures: [], anchors: [], words }
  file.data.body = { file, place, ...collected }
  const tree = processor.parse(withoutDeepLines(bodySource, file))
  const body = toBlocks(processor.runSync(tree, file))
  return {
    isReadable: isSound,
    page: { name: place.name, ...fields, body },
    labels: {},
    draft,
    translates,
    ...collected,
  }
}

/**
 * Blanks lines that nest blocks too deeply, and reports them. A thousand list marks in a row would
 * exceed the stack of the parser or of React.
 */
const withoutDeepLines = (bodySource: string, file: VFile): string =>
  bodySource.replace(deepLine, (line, at: number) => {
    const message = 'This line begins with more than 20 list marks. Remove some.'
    error(file, message, location(file).toPoint(at))
    return ' '.repeat(line.length)
  })

/** More than 20 marks of lists and quotations that are no line across the page, such as - - -. */
const deepLine = /^(?![-\s]+$|[*\s]+$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){21,}.*$/gm
