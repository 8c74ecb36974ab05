import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { recordOf } from '../../../shared/content/records.ts'
import type { Report } from '../finding.ts'
import { didYouMean } from './did-you-mean.ts'

/** The list of claims that the owner must be able to prove. */
export const claimsFile = 'shared/content/claims.yaml'

const fields = ['says', 'files', 'evidence', 'checked', 'expires'] as const

/** Reports mistakes in the list of claims, and claims without proof. Returns the words it knows. */
export function checkClaims(yaml: string, now: Date, report: Report): string[] {
  const lines = new LineCounter()
  const lineOf = (offset = 0) => lines.linePos(offset).line
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  for (const { pos } of document.errors) {
    report('This list cannot be read. Check its quotes, colons and indentation.', lineOf(pos[0]))
  }
  const harmless = document.get('harmless')
  const known = isSeq(harmless) ? textsIn(harmless.toJSON()) : []
  const list = document.get('claims')
  for (const item of isSeq(list) ? list.items.filter(isMap) : []) {
    const line = lineOf(item.range?.[0])
    const given: Record<string, unknown> = item.toJSON()
    const claim = recordOf(fields, field => textsIn(given[field]))
    const { says, evidence, expires } = claim
    known.push(...says)
    for (const name of Object.keys(given)) {
      if (!(name in claim)) {
        report(`There is no "${name}" here. ${didYouMean(name, fields)}`, line)
      }
    }
    for (const name of ['says', 'files'] as const) {
      if (claim[name].length === 0) {
        report(`This claim has no "${name}". ${seeTop}`, line)
      }
    }
    for (const name of ['checked', 'expires'] as const) {
      if (!/^(\d{4}-\d\d-\d\d)?$/.test(claim[name].join())) {
        report(`Write "${name}" as 2026-11-20.`, line)
      }
    }

    const unproved = (problem: string) => report(`"${says[0]}" ${problem}`, line, 'to do')
    const missing = fields.slice(2).find(name => claim[name].length === 0)
    if (missing) {
      unproved(`has no "${missing}". ${seeTop}`)
    } else if (expires.join() <= now.toISOString().slice(0, 10)) {
      unproved(`expired on ${expires}. Look again.`)
    }
    if (
      evidence.length > 0 &&
      /licen[cs]|lisens/i.test(says.join()) &&
      !/https?:\/\//.test(evidence.join())
    ) {
      unproved('names no register. Add the address where the licences can be checked.')
    }
  }
  return known
}

const seeTop = 'The top of this list says what belongs there.'

const textsIn = (value: unknown): string[] =>
  [value].flat().flatMap(text => (text ? [`${text}`.trim()] : []))
