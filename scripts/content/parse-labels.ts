import { checkSource, cleanSource } from './check-source.ts'
import type { ContentProblem } from './content-problem.ts'
import { didYouMean } from './did-you-mean.ts'
import { readYamlFields } from './read-yaml-fields.ts'

export type Labels = Record<string, string>

export type ParsedLabels = {
  labels: Labels
  /** The fingerprint of the English labels that a translation was made from. */
  translates: string | null
  problems: ContentProblem[]
  /** A problem for each label that the file lacks; apart, because a translation may lack some. */
  missing: ContentProblem[]
}

const twelveNames = /^\S+(?: \S+){11}$/

/**
 * Reads a file of labels, one `key: text` a line. Given the English labels, it also compares:
 * the same keys, and in each text the same `{places}`. All problems are collected; a label with
 * a usable text is given in spite of them.
 */
export function parseLabels(source: string, file: string, english?: Labels): ParsedLabels {
  const text = cleanSource(source)
  const { fields, problems } = readYamlFields(text, file, 1)
  problems.push(...checkSource(text, file))
  const known = english && new Map(Object.entries(english))

  const labels = new Map<string, string>()
  const translates = (known && fields.find(({ key }) => key === 'translates')?.typed) ?? null
  for (const { key, value, typed, line } of fields) {
    const report = (message: string) => problems.push({ file, line, message })
    const original = known?.get(key)
    if (known && key === 'translates') continue
    if (known && original === undefined) {
      report(`There is no label "${key}". ${didYouMean(key, [...known.keys()])}`)
    } else if (typeof value !== 'string' || value.trim() === '') {
      report(`The label "${key}" is not a text. Put the text after the colon in "quotes".`)
      if (typed !== '') labels.set(key, typed)
    } else {
      labels.set(key, value.trim())
      if (original !== undefined && namePlaces(value) !== namePlaces(original)) {
        report(`"${key}" must contain ${namePlaces(original)}, as in English: "${original}".`)
      }
      if (key === 'months' && !twelveNames.test(value.trim())) {
        report('"months" must name all twelve months from January on, with one space between.')
      }
    }
  }

  const named = new Set(fields.map(({ key }) => key))
  const missing = [...(known ?? [])]
    .filter(([key]) => !named.has(key))
    .map(([key, original]) => {
      const message = `The label "${key}" is missing. Add a line "${key}: …" for "${original}".`
      return { file, line: 1, message }
    })
  problems.sort((a, b) => a.line - b.line)
  return { labels: Object.fromEntries(labels), translates, problems, missing }
}

/** The `{places}` of a text that values are put into, in alphabetical order, as a writer reads. */
export function namePlaces(text: string): string {
  const places = new Set(text.match(/\{\w+\}/g))
  return [...places].sort().join(' and ') || 'no {…}'
}
