import { languages } from '../../shared/content/languages.ts'
import { listRoutes } from '../../variants/affiliate/route-table.ts'
import { contentFolder } from './content-files.ts'
import { didYouMean, nearestName } from './did-you-mean.ts'
import type { Report } from './finding.ts'
import { readYamlFields } from './read-yaml-fields.ts'

const textFields = ['title', 'description', 'heading', 'intro', 'link']
const allFields = [...textFields, 'footer', 'draft', 'translates']

/** The files whose banner shows the present month (spec §2). */
const monthPages = languages.flatMap(language =>
  listRoutes.map(({ page }) => `${contentFolder('variants/affiliate', language)}/${page}.md`),
)

/** Reads a page's front matter. A missing text falls back to the nearest one, for the preview. */
export function parseFrontMatter(source: string, file: string, report: Report) {
  const { yaml, firstLine, body } = findFrontMatter(source, report)
  const fields = readYamlFields(yaml ?? '', firstLine, report)
  const texts: Record<string, string> = {}
  let footer: number | null = null
  let draft = false
  /** The fingerprint of the English page that a translation was made from. */
  let translates: string | null = null

  for (const { key, value, typed, mistake, line } of fields) {
    if (textFields.includes(key)) {
      // YAML lets a text run over several lines. A no-break space stays one.
      const text = (typeof value === 'string' ? value : typed).replace(/[ \t\n]+/g, ' ').trim()
      texts[key] = text
      // A name with nothing after the colon has the value null.
      if (value !== null && typeof value !== 'string')
        report(`"${key}" is not a text. Put the text after the colon in "quotes".`, line)
      else if (!mistake) for (const fault of faultsOf(key, text, file)) report(fault, line)
    } else if (key === 'footer') {
      if (typeof value === 'number' && Number.isInteger(value) && value > 0) footer = value
      else report('"footer" is a place among the footer\'s links: write a number such as 1.', line)
    } else if (key === 'draft') {
      if (typeof value === 'boolean') draft = value
      else report('"draft" is either true or false, without quotes.', line)
    } else if (key === 'translates') {
      // As it was typed, because YAML would take some fingerprints for numbers.
      translates = typed
    } else report(`There is no field "${key}". ${didYouMean(key, allFields)}`, line)
  }

  // Questions and answers, and where to find help, are parts of pages and need no title.
  const isPart = /(^|\/)(faq|help)\.md$/.test(file)
  // A misspelt name has been told.
  const misspelt = fields.map(({ key }) => nearestName(key, allFields))
  for (const key of isPart ? ['heading'] : ['title', 'description', 'heading']) {
    if (yaml === null || texts[key] || (misspelt.includes(key) && !(key in texts))) continue
    const line = fields.find(field => field.key === key)?.line
    report(`The page has no ${key}. Write a line "${key}: …" with its text.`, line)
  }
  const heading = texts.heading || texts.title || ''
  if (heading.includes('{month}') && !texts.link)
    report('A heading with {month} has no name for menus. Write a line "link: …".')
  const { title, description = '', intro = '', link } = texts
  const words = {
    title: title || heading,
    description,
    heading,
    intro,
    link: link || heading,
    footer,
  }
  return { words, body, draft, translates }
}

/** Markdown in one line, such as **bold**. */
const markdown =
  /(\*\*|__|~~|`)(?=\S).+?\1|(?<![\w*])[*_](?=\S)[^*_]+[*_](?![\w*])|\[[^[\]]+\]\([^()]*\)/

/** Returns what is wrong with a text: marks that the page would show as they are typed. */
function faultsOf(key: string, text: string, file: string): string[] {
  const hasMonth = key === 'heading' && monthPages.includes(file)
  const [place] = /\{\w*\}/.exec(hasMonth ? text.replace('{month}', '') : text) ?? []
  const [marked] = markdown.exec(text) ?? []
  return [
    place &&
      `${place} is shown as it stands. {month} works once, in "heading" of a list of casinos.`,
    marked && `"${key}" is shown as it is typed. Write ${marked} without the signs of Markdown.`,
  ].filter(message => message !== undefined)
}

/**
 * Finds a page's front matter: what stands between the two lines ---, or null where there are none.
 * One that is never closed is taken to end at the first empty line.
 */
export function findFrontMatter(source: string, report: Report) {
  const lines = source.split('\n')
  const isFence = (line: string) => /^---[ \t]*$/.test(line)
  const first = lines.findIndex(line => line.trim() !== '')
  if (!isFence(lines[first] ?? '')) {
    report(
      'The page has no front matter. Begin its first line with ---, then write lines such as "title: …", "description: …" and "heading: …", then close with another line ---.',
    )
    return { yaml: null, firstLine: 1, body: source }
  }
  if (first > 0) report('A page begins with ---. Delete what is above it.')
  const findEnd = (isEnd: (line: string) => boolean) =>
    lines.findIndex((line, index) => index > first && isEnd(line))
  let end = findEnd(isFence)
  if (end < 0) {
    report('The front matter does not end. Close it with a line --- before the text.', first + 1)
    end = findEnd(line => line.trim() === '')
    if (end < 0) end = lines.length
  }
  return {
    yaml: lines.slice(first + 1, end).join('\n'),
    /** The line of the file on which that begins. */
    firstLine: first + 2,
    /** The page with blanks in place of the front matter, so that every letter keeps its place. */
    body: lines.map((line, index) => (index > end ? line : ' '.repeat(line.length))).join('\n'),
  }
}
