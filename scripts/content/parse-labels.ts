import { type ContentOwner, cleanSource } from './content-files.ts'
import { didYouMean, nearestName } from './did-you-mean.ts'
import { type Finding, reportTo } from './finding.ts'
import { readYamlFields } from './read-yaml-fields.ts'
import { variantTables } from './variant-tables.ts'

export type Labels = Record<string, string>

const { affiliate, social } = variantTables

/** The keys that each owner's files can have; `draft` marks drafts in the preview alone. */
export const labelKeys: Record<ContentOwner, readonly string[]> = {
  shared: [...new Set([...affiliate.labels, ...social.labels, 'draft'])],
  'variants/affiliate': [...new Set(affiliate.labels)],
  'variants/social': social.labels,
}

/** The places that the site fills in; every label that is not named here has none. */
export const labelPlaces: Record<string, string> = {
  rank: '{rank}',
  score: '{score}',
  morePayments: '{count}',
  restOfPayments: '{brand}',
}

/**
 * Reads a file of labels, one `key: text` a line, and holds it to the keys and places that the site
 * knows. Never throws: a label with a usable text is given in spite of its mistakes.
 */
export function parseLabels(source: string, file: string) {
  const [, keys = []] = Object.entries(labelKeys).find(([owner]) => file.startsWith(owner)) ?? []
  const findings: Finding[] = []
  const reportAt = reportTo(findings, file)
  const labels: Labels = {}
  /** The labels that the file has, also those with a mistake in name or text. */
  const named = new Set<string>()
  /** The fingerprint of the English labels that a translation was made from. */
  let translates: string | null = null

  for (const { key, value, typed, line } of readYamlFields(cleanSource(source), 1, reportAt)) {
    const report = (message: string) => reportAt(message, line)
    named.add(keys.includes(key) ? key : (nearestName(key, keys) ?? key))
    const text = typeof value === 'string' ? value.trim() : ''
    if (key === 'translates' && !file.includes('/en/')) translates = typed
    else if (!keys.includes(key)) report(`There is no label "${key}". ${didYouMean(key, keys)}`)
    else if (text === '')
      report(`The label "${key}" is not a text. Put the text after the colon in "quotes".`)
    else {
      const places = [...new Set(text.match(/\{\w*\}/g))].join(' and ')
      const known = labelPlaces[key] ?? ''
      const has = places === '' ? '' : ` instead of ${places}`
      if (places !== known)
        report(`"${key}" must contain ${known || 'no {…}'}${has}: the site fills it in.`)
      if (key === 'months' && !/^\S+(?: \S+){11}$/.test(text))
        report('"months" must name all twelve months from January on, with one space between.')
    }
    if (keys.includes(key) && (text || typed)) labels[key] = text || typed
  }
  findings.sort((a, b) => a.line - b.line)
  return { labels, named, translates, findings }
}
