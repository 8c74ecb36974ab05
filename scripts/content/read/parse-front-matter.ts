import { variants } from '../../../shared/site-info/site-info.ts'
import { listRoutes } from '../../../variants/affiliate/route-table.ts'
import type { Report } from '../finding.ts'
import { isOneOf, variantTables } from '../variant-tables.ts'
import { readYamlFields, type YamlField } from './read-yaml-fields.ts'

const textNames = ['title', 'description', 'heading', 'intro', 'link']
const names = [...textNames, 'footer', 'draft', 'translates']

/** The pages whose banner shows the present month (spec §2). */
const monthPages = listRoutes.map(({ page }) => page)

/** Reads a page's front matter. A missing text falls back to the nearest one, for the preview. */
export function parseFrontMatter(source: string, file: string, report: Report) {
  const { yaml, body } = findFrontMatter(source, report)
  const showsMonth = isOneOf(file, 'affiliate', monthPages)
  const { fields, texts } = readYamlFields(yaml, file, report, names, (name, field) =>
    faultOf(name, field, showsMonth),
  )
  const textOf = (name: string) => fields[name]?.text ?? ''
  // Parts of pages, such as the questions, need no title.
  const isPart = variants.some(each => isOneOf(file, each, variantTables[each].parts))
  for (const name of isPart ? ['heading'] : ['title', 'description', 'heading']) {
    if (yaml === '' || textOf(name) !== '') {
      continue
    }
    const line = texts.find(text => text.name === name)?.line
    report(`The page has no ${name}. Write a line "${name}: …" with its text.`, line)
  }
  const heading = textOf('heading') || textOf('title')
  if (heading.includes('{month}') && textOf('link') === '') {
    report('A heading with {month} has no name for menus. Write a line "link: …".')
  }
  const footer = fields.footer?.value
  const words = {
    title: textOf('title') || heading,
    description: textOf('description'),
    heading,
    intro: textOf('intro'),
    link: textOf('link') || heading,
    footer: isPosition(footer) ? footer : null,
  }
  return {
    words,
    body,
    texts,
    draft: fields.draft?.value === true,
    /** The fingerprint of the English page that a translation was made from. */
    translates: textOf('translates') || null,
  }
}

const isPosition = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

function faultOf(name: string, { value, text }: YamlField, showsMonth: boolean): string | null {
  if (name === 'draft' && typeof value !== 'boolean') {
    return '"draft" is either true or false, without quotes.'
  }
  if (name === 'footer' && !isPosition(value)) {
    return '"footer" is a position among the footer’s links: write a number such as 1.'
  }
  if (!textNames.includes(name)) {
    return null
  }
  // A name with nothing after the colon has the value null.
  if (value !== null && typeof value !== 'string') {
    return `"${name}" is not a text. Put the text after the colon in "quotes".`
  }
  const hasMonth = name === 'heading' && showsMonth
  const [variable] = /\{\w*\}/.exec(hasMonth ? text.replace('{month}', '') : text) ?? []
  return variable
    ? `${variable} will appear literally. {month} works once, in "heading" of a list of casinos.`
    : null
}

/** Between two lines ---, also below empty lines; without the second, up to an empty line. */
const closed = /^((?:[ \t]*\n)*---[ \t]*)(\n[\s\S]*?)?\n---[ \t]*(?=\n|$)/
const open = /^((?:[ \t]*\n)*---[ \t]*)(\n[\s\S]*?)?(?=\n[ \t]*(?:\n|$)|$)/

/** Splits a page, with blanks in place of the other part, so that letters keep their offsets. */
function findFrontMatter(source: string, report: Report) {
  const found = closed.exec(source) ?? open.exec(source)
  if (!found) {
    report(
      'The page has no front matter. Begin its first line with ---, then write lines such as "title: …", "description: …" and "heading: …", then close with another line ---.',
    )
    return { yaml: '', body: source }
  }
  const [whole, begin = '', yaml = ''] = found
  const line = begin.split('\n').length
  if (line > 1) {
    report('A page begins with ---. Delete what is above it.')
  }
  if (!closed.test(source)) {
    report('The front matter does not end. Close it with a line --- before the text.', line)
  }
  const blank = (text: string) => text.replace(/./g, ' ')
  return { yaml: blank(begin) + yaml, body: blank(whole) + source.slice(whole.length) }
}
