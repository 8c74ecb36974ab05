import { mapValues } from '../../../shared/content/records.ts'
import type { ContentOwner } from '../content-files.ts'
import { type Finding, reportTo } from '../finding.ts'
import { variantTables } from '../variant-tables.ts'
import { readYamlFields, type YamlField } from './read-yaml-fields.ts'

const { affiliate, social } = variantTables

/** The labels that each owner's files can have. Only the preview shows `draft`. */
export const labelKeys: Record<ContentOwner, readonly string[]> = {
  shared: [...new Set([...affiliate.labels, ...social.labels, 'draft'])],
  'variants/affiliate': [...new Set(affiliate.labels)],
  'variants/social': social.labels,
}

/** The variables that the site fills in. Other labels have none. */
export const labelVariables: Record<string, string> = {
  rank: '{rank}',
  score: '{score}',
  morePayments: '{count}',
  restOfPayments: '{brand}',
  slotWin: '{prize}',
}

/** Reads a file of labels. Never throws: reports mistakes and returns every label that has a text. */
export function parseLabels(source: string, file: string) {
  const [, keys = []] = Object.entries(labelKeys).find(([owner]) => file.startsWith(owner)) ?? []
  const findings: Finding[] = []
  const names = [...keys, 'translates']
  const { fields, texts } = readYamlFields(source, file, reportTo(findings, file), names, faultOf)
  const { translates, ...own } = fields
  const labels = mapValues(own, ({ text }) => text)
  return { labels, draft: false, translates: translates?.text || null, texts, findings }
}

function faultOf(key: string, { value, text }: YamlField): string | null {
  if (key === 'translates') {
    return null
  }
  if (typeof value !== 'string' || text === '') {
    return `"${key}" is not a text. Put the text after the colon in "quotes".`
  }
  const variables = [...new Set(text.match(/\{\w*\}/g))].join(' and ')
  const known = labelVariables[key] ?? ''
  const has = variables && ` instead of ${variables}`
  if (variables !== known) {
    return `"${key}" must contain ${known || 'no {…}'}${has}: the site fills it in.`
  }
  return key === 'months' && !/^\S+(?: \S+){11}$/.test(text)
    ? '"months" must name all twelve months, starting with January, separated by single spaces.'
    : null
}
