import { z } from 'zod'
import type { Page } from '../../../shared/content/page.ts'
import { isPart, rowOf } from '../component-pages.ts'
import type { Report } from '../finding.ts'
import { shorten } from '../rules/shorten.ts'
import type { TextSource } from '../text-source.ts'
import { readFields } from './read-fields.ts'

/** The rest of a message that begins with the name of a field. */
export const notText = 'is not a text. Put the text after the colon in "quotes".'

/** Finds marks of Markdown or HTML. Returns the rest of such a message, or ''. */
export function markdownIn(value: string): string {
  const [entity] = /&(?:\w+|#\w+);/.exec(value) ?? []
  if (entity) {
    return `shows ${entity} as it is. Write the character itself.`
  }
  const [marked] = /\*\*|\]\(|<\/?[a-z][^<>]*>/i.exec(value) ?? []
  const remedy = 'Bold words and links work only in texts of pages, and HTML nowhere.'
  return marked ? `shows ${shorten(marked)} as it is. ${remedy}` : ''
}

/** A text that is shown as it is typed, except the site's name and at most one other variable. */
const shownText = (variable = '') =>
  z.string(notText).check(({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', input: value, message })
    const withoutVariables = value.replaceAll('{siteName}', '').replace(variable, '')
    const [found] = /\{\w*\}/.exec(withoutVariables) ?? []
    const markdown = markdownIn(value)
    if (found) {
      refuse(
        `shows ${shorten(found)} as it is. {siteName} works here, and {month} once, in "heading" of a list of casinos.`,
      )
    } else if (markdown) {
      refuse(markdown)
    }
  })

const notPosition = 'is a position among the footer’s links: write a number such as 1.'
const footer = z.int(notPosition).positive(notPosition)
const required = shownText().regex(/\S/)

const page = {
  title: required,
  description: required,
  heading: required,
  intro: shownText().nullish(),
  link: shownText().nullish(),
  footer: footer.optional(),
  draft: z.boolean('is either true or false, without quotes.').optional(),
  translates: z.unknown().optional(),
}

/** The front matter of each kind of page. */
const shapes = {
  page: z.strictObject(page),
  /** A page with a ranked list, whose banner can show the present month in the heading (spec §2). */
  withMonth: z.strictObject({ ...page, heading: shownText('{month}').regex(/\S/) }),
  /** A part of other pages, such as the questions, needs no title. */
  part: z.strictObject({
    ...page,
    title: shownText().nullish(),
    description: shownText().nullish(),
  }),
}

function shapeOf(file: string): z.ZodObject {
  if (isPart(file)) {
    return shapes.part
  }
  const row = rowOf(file)
  return row && row.order !== null ? shapes.withMonth : shapes.page
}

type FrontMatter = {
  /** Whether YAML could read the whole front matter. */
  isSound: boolean
  fields: Omit<Page, 'name' | 'body'>
  draft: boolean
  translates: string | null
  texts: TextSource[]
  /** The page with blanks in place of its front matter, so that all offsets stay. */
  bodySource: string
}

/**
 * Reads a page's front matter. For the preview, the heading replaces a missing title or link, and
 * the title a missing heading.
 */
export function parseFrontMatter(source: string, file: string, report: Report): FrontMatter {
  const { yaml, bodySource } = splitSource(source, report)
  const { isSound, fields, texts } = readFields(
    yaml,
    file,
    yaml === '' ? shapes.page.partial() : shapeOf(file),
    report,
    name => `The page has no ${name}. Write a line "${name}: …" with its text.`,
  )
  const textOf = (name: string) => fields[name]?.text ?? ''
  const heading = textOf('heading') || textOf('title')
  const isShownByComponent = rowOf(file) || isPart(file)
  const position = footer.safeParse(fields.footer?.value).data ?? null
  if (position !== null && isShownByComponent) {
    const { line } = texts.find(({ key }) => key === 'footer') ?? {}
    const message = '"footer" is ignored: the footer links only to text pages. Remove this line.'
    report(message, line, 'note')
  }
  if (heading.includes('{month}') && textOf('link') === '') {
    report('A heading with {month} has no name for menus. Write a line "link: …".')
  }
  return {
    isSound,
    fields: {
      title: textOf('title') || heading,
      description: textOf('description'),
      heading,
      intro: textOf('intro'),
      link: textOf('link') || heading,
      footer: position,
    },
    draft: fields.draft?.value === true,
    translates: textOf('translates') || null,
    texts,
    bodySource,
  }
}

/** Between two lines ---, also below empty lines. Without the second line, up to an empty line. */
const closed = /^((?:[ \t]*\n)*---[ \t]*)(\n[\s\S]*?)?\n---[ \t]*(?=\n|$)/
const open = /^((?:[ \t]*\n)*---[ \t]*)(\n[\s\S]*?)?(?=\n[ \t]*(?:\n|$)|$)/

/** Splits a page, with blanks in place of the other part, so that letters keep their offsets. */
function splitSource(source: string, report: Report): { yaml: string; bodySource: string } {
  const found = closed.exec(source) ?? open.exec(source)
  if (!found) {
    report(
      'The page has no front matter. Begin its first line with ---, then write lines such as "title: …", "description: …" and "heading: …", then close with another line ---.',
    )
    return { yaml: '', bodySource: source }
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
  return { yaml: blank(begin) + yaml, bodySource: blank(whole) + source.slice(whole.length) }
}
