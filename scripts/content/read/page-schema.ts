import { z } from 'zod'
import type { Page } from '../../../shared/content/page.ts'
import { recordOf } from '../../../shared/content/records.ts'
import { inclusionOf, routeOf } from '../component-pages.ts'
import type { ContentPlace } from '../content-files.ts'
import { shorten } from '../rules/shorten.ts'

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

const required = shownText().regex(/\S/)
const optional = shownText().nullish()

const notPosition = 'is a position among the footer’s links: write a number such as 1.'

export type PageFields = Omit<Page, 'name' | 'body'>

const texts = z.strictObject({
  title: required,
  description: required,
  heading: required,
  intro: optional,
  link: optional,
})

/** The names of a page's texts, in the order in which messages list them. */
export const pageTexts = texts.keyof().options

const footer = z.int(notPosition).positive(notPosition)

const pageSchema = texts.extend({
  footer: footer.optional(),
  // Of the file. The page does not keep them.
  draft: z.boolean('is either true or false, without quotes.').optional(),
  translates: z.unknown().optional(),
})

/** The front matter of a page with a ranked list, which can show the present month (spec §2). */
const listSchema = pageSchema.extend({ heading: shownText('{month}').regex(/\S/) })

/** The front matter of a file that other pages include. */
const includedSchema = pageSchema.extend({ title: optional, description: optional })

export function schemaOf(place: ContentPlace): z.ZodObject {
  if (inclusionOf(place)) {
    return includedSchema
  }
  const route = routeOf(place)
  return route && route.order !== null ? listSchema : pageSchema
}

/**
 * Makes a page of its texts and its position in the footer. For the preview, one that is missing is
 * empty, but heading and title replace each other, and the heading a missing link.
 */
export const pageFields = z
  .object({
    ...recordOf(pageTexts, () => z.string().catch('')),
    footer: footer.nullable().catch(null),
  })
  .transform(fields => {
    const heading = fields.heading || fields.title
    return {
      ...fields,
      title: fields.title || heading,
      heading,
      link: fields.link || heading,
    }
  }) satisfies z.ZodType<PageFields>
