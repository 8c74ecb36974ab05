import { z } from 'zod'
import { mapValues, recordOf } from '../../../shared/content/records.ts'
import { affiliateLabels } from '../../../variants/affiliate/labels.ts'
import { socialLabels } from '../../../variants/social/labels.ts'
import type { ContentOwner } from '../content-files.ts'
import type { Report } from '../finding.ts'
import { shorten } from '../rules/shorten.ts'
import { markdownIn, notText } from './parse-front-matter.ts'
import type { OwnPart, ParsedLabels } from './parsed-content.ts'
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

/** The shape of a file of labels. No file needs all labels, because another file can have the rest. */
const shapes = mapValues(labelKeys, keys =>
  z.strictObject({
    ...recordOf(keys, key => labelShape(key).optional()),
    translates: z.unknown().optional(),
  }),
)

/** Reads a file of labels. Never throws: reports errors, and returns every label that has a text. */
export function parseLabels(text: string, file: string, report: Report): OwnPart<ParsedLabels> {
  const [, shape] = Object.entries(shapes).find(([owner]) => file.startsWith(owner)) ?? []
  const missing = (name: string) => `"${name}" ${notText}`
  const { isSound, fields, texts } = readFields(
    text,
    file,
    shape ?? z.strictObject({}),
    report,
    missing,
  )
  const { translates, ...own } = fields
  const labels = mapValues(own, field => field.text)
  return { isReadable: isSound, labels, draft: false, translates: translates?.text || null, texts }
}

function labelShape(key: string) {
  const known = labelVariables[key] ?? ''
  return z
    .string(notText)
    .regex(/\S/)
    .check(({ value, issues }) => {
      const others = key === 'siteName' ? value : value.replaceAll('{siteName}', '')
      const variables = [...new Set(others.match(/\{\w*\}/g))].join(' and ')
      const refuse = (message: string) => issues.push({ code: 'custom', input: value, message })
      if (variables !== known) {
        const instead = variables && ` instead of ${shorten(variables)}`
        refuse(`must contain ${known || 'no {…}'}${instead}: the site fills it in.`)
      } else if (key === 'months' && !/^\S+(?: \S+){11}$/.test(value)) {
        refuse('must name all twelve months, starting with January, separated by single spaces.')
      } else if (markdownIn(value)) {
        refuse(markdownIn(value))
      }
    })
}
