import type { VFile } from 'vfile'
import { z } from 'zod'
import { type Language, languages } from '../../../shared/content/languages.ts'
import { mapValues, recordOf } from '../../../shared/content/records.ts'
import { telephoneNumbers } from '../../../shared/content/telephone-numbers.ts'
import { affiliateLabels } from '../../../variants/affiliate/labels.ts'
import { socialLabels } from '../../../variants/social/labels.ts'
import { type ContentOwner, type ContentPlace, owners } from '../content-files.ts'
import { shorten } from '../rules/shorten.ts'
import { markdownIn, notText } from './page-schema.ts'
import type { Parsed } from './parsed-file.ts'
import { readFields } from './read-fields.ts'

/** The labels that each owner's files can have. Only the preview shows `draft`. */
export const labelKeys: Record<ContentOwner, readonly string[]> = {
  shared: [...affiliateLabels, ...socialLabels, 'draft'],
  'variants/affiliate': affiliateLabels,
  'variants/social': socialLabels,
}

/** The variables that the site fills in. Each label can also contain {siteName}. */
export const labelVariables: Record<string, string> = {
  rank: '{rank}',
  score: '{score}',
  morePayments: '{count}',
  restOfPayments: '{brand}',
  slotWin: '{prize}',
}

/** The schema of a file of labels. No file needs all labels, because another file can have the rest. */
const schemas = recordOf(owners, owner =>
  recordOf(languages, language =>
    z.strictObject({
      ...recordOf(labelKeys[owner], key => labelSchema(key, language).optional()),
      translates: z.unknown().optional(),
    }),
  ),
)

/** Reads a file of labels. Never throws: reports errors, and returns every label that has a text. */
export function parseLabels(file: VFile, { owner, language }: ContentPlace): Parsed {
  const missing = (name: string) => `"${name}" ${notText}`
  const schema = schemas[owner][language]
  const { isSound, fields, words } = readFields(`${file.value}`, file, schema, missing)
  const { translates, ...labelFields } = fields
  const labels = mapValues(labelFields, field => field.text)
  return {
    isReadable: isSound,
    page: null,
    labels,
    draft: false,
    translates: translates?.text || null,
    links: [],
    pictures: [],
    anchors: [],
    words,
  }
}

function labelSchema(key: string, language: Language) {
  const needed = labelVariables[key] ?? ''
  return z
    .string(notText)
    .regex(/\S/)
    .check(({ value, issues }) => {
      const withoutSiteName = key === 'siteName' ? value : value.replaceAll('{siteName}', '')
      const variables = [...new Set(withoutSiteName.match(/\{\w*\}/g))].join(' and ')
      const refuse = (message: string) => issues.push({ code: 'custom', input: value, message })
      if (variables !== needed) {
        const instead = variables && ` instead of ${shorten(variables)}`
        refuse(`must contain ${needed || 'no {…}'}${instead}: the site fills it in.`)
      } else if (markdownIn(value)) {
        refuse(markdownIn(value))
      } else if (key === 'helpline' && !isDialable(value)) {
        refuse(
          'needs a telephone number: write each only with digits, spaces and a + at its beginning.',
        )
      } else if (key === 'months' && wrongMonths(value, language)) {
        refuse(`${wrongMonths(value, language)}.`)
      }
    })
}

/** Is true if the text has a number, and each number in it is one that the page can call. */
function isDialable(text: string): boolean {
  const words = text.replaceAll(telephoneNumbers, '')
  return words !== text && !/[\d+]/.test(words)
}

/** Says what is wrong with the names of the months, '' for nothing. An editor may shorten names. */
function wrongMonths(value: string, language: Language): string {
  const rule = 'must name all twelve months, starting with January, separated by single spaces'
  const names = value.split(' ')
  if (names.length !== 12) {
    return rule
  }
  const begin = (name: string) => name.slice(0, 3).toLowerCase()
  const at = names.findIndex((name, month) => begin(name) !== begin(monthName(language, month)))
  return at < 0 ? '' : `${rule}: "${shorten(`${names[at]}`)}" is not ${monthName(language, at)}`
}

const monthName = (language: Language, month: number): string =>
  new Date(2026, month, 15).toLocaleDateString(language, { month: 'long' })
