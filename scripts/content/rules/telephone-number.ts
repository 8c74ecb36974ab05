import type { Text } from 'mdast'
import { error, matchesIn, type PageBody } from './page-body.ts'

/**
 * Reports telephone numbers without a link. Phones make links of them before React hydrates the page,
 * which then renders it again.
 */
export function telephoneNumber(text: Text, page: PageBody): void {
  for (const match of matchesIn(page, text, numberWithoutLink)) {
    const link = `[${match.found}](tel:${match.found.replace(/\(0\)|[^+\d]/g, '')})`
    const problem = `${match.found} is a telephone number without a link.`
    error(page, match, `${problem} Some phones add one, and break the page. Write ${link}.`)
  }
}

/**
 * Seven digits or more that begin as telephone numbers do: +64 9 123 4567, 0800 654 655, (09) 123 4567,
 * 1-800-522-4700. Dates such as 01-02-2026, years and sums do not.
 */
const numberWithoutLink =
  /(?<![\p{L}\d+.,:/-]|\d[ \u00A0\u202F])(?!\d\d-\d\d-\d{4})(?=(?:[^\d\n]{0,2}\d){7})(?:\+\d{1,3}|\(0\d{1,3}\)|0\d{1,4}|1[ -]8\d\d)(?:[ \u00A0\u2011-]?(?:\(0\)|\d{1,8})){1,5}(?![\p{L}\d])/gu
