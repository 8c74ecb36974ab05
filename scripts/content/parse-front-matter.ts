import type { PageWords } from '../../shared/content/words.ts'
import { didYouMean } from './did-you-mean.ts'
import { errorIn, type Finding } from './finding.ts'
import { readYamlFields } from './read-yaml-fields.ts'

type FrontMatter = Omit<PageWords, 'body'> & {
  draft: boolean
  /** The fingerprint of the English page that a translation was made from. */
  translates: string | null
}

const textFields = ['title', 'description', 'heading', 'intro', 'link']
const allFields = [...textFields, 'footer', 'draft', 'translates']

/**
 * Reads a page's front matter; null is a page without any, which has been reported already.
 * A missing text falls back to the nearest one there is, so that a page can be previewed.
 */
export function parseFrontMatter(
  yaml: string | null,
  file: string,
): { fields: FrontMatter; findings: Finding[] } {
  const { fields, findings } = readYamlFields(yaml ?? '', file, 2)
  const texts = new Map<string, string>()
  let footer: number | null = null
  let draft = false
  let translates: string | null = null

  for (const { key, value, typed, line } of fields) {
    const report = (message: string) => findings.push(errorIn(file, message, line))
    if (textFields.includes(key)) {
      // A name with nothing after the colon has the value null.
      const text = value ?? ''
      if (typeof text !== 'string') {
        report(`"${key}" is not a text. Put the text after the colon in "quotes".`)
      }
      texts.set(key, oneLine(typeof text === 'string' ? text : typed))
    } else if (key === 'footer') {
      if (typeof value === 'number' && Number.isInteger(value) && value > 0) footer = value
      else report('"footer" is a place among the footer\'s links: write a number such as 1.')
    } else if (key === 'draft') {
      if (typeof value === 'boolean') draft = value
      else report('"draft" is either true or false, without quotes.')
    } else if (key === 'translates') {
      // As it was typed, for YAML would take some fingerprints for numbers.
      translates = typed
    } else {
      report(`There is no field "${key}". ${didYouMean(key, allFields)}`)
    }
  }

  if (yaml !== null) {
    const named = new Set(fields.map(({ key }) => key))
    for (const key of requiredFields(file)) {
      if (named.has(key) && texts.get(key) !== '') continue
      const line = fields.find(field => field.key === key)?.line ?? 1
      const message = `The page has no ${key}. Write a line "${key}: …" with its text.`
      findings.push(errorIn(file, message, line))
    }
  }

  const heading = texts.get('heading') || texts.get('title') || ''
  const text = (key: string, fallback: string) => texts.get(key) || fallback
  return {
    fields: {
      title: text('title', heading),
      description: text('description', ''),
      heading,
      intro: text('intro', ''),
      link: text('link', heading),
      footer,
      draft,
      translates,
    },
    findings,
  }
}

/** Questions and answers, and where to find help, are parts of pages and need no title. */
function requiredFields(file: string): string[] {
  return /(^|\/)(faq|help)\.md$/.test(file) ? ['heading'] : ['title', 'description', 'heading']
}

/** YAML lets a text run over several lines. A no-break space stays one. */
function oneLine(text: string): string {
  return text.replace(/[ \t\n]+/g, ' ').trim()
}

type FoundFrontMatter = {
  /** The page, mended where the closing line was missing; every line keeps its number. */
  source: string
  /** What stands between the two `---` lines, or null where there are none. */
  yaml: string | null
  findings: Finding[]
}

/** Finds a page's front matter. One that is never closed is taken to end at the first empty line. */
export function findFrontMatter(source: string, file: string): FoundFrontMatter {
  const yaml = betweenFences(source)
  if (yaml !== null) return { source, yaml, findings: [] }

  if (!/^---[ \t]*(\n|$)/.test(source)) {
    const message =
      'The page has no front matter. Begin its first line with ---, then write lines such as ' +
      '"title: …", "description: …" and "heading: …", then close with another line ---.'
    return { source, yaml: null, findings: [errorIn(file, message)] }
  }

  const closed = /\n[ \t]*\n/.test(source)
    ? source.replace(/\n[ \t]*\n/, '\n---\n')
    : `${source}\n---\n`
  const message = 'The front matter does not end. Close it with a line --- before the text.'
  return { source: closed, yaml: betweenFences(closed), findings: [errorIn(file, message)] }
}

function betweenFences(source: string): string | null {
  return /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(source)?.[1] ?? null
}
