import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import type { ContentSource } from './content-files.ts'
import { errorIn, type Finding, noteOn } from './finding.ts'

/** Where the claims are listed that the owner must be able to prove. */
export const claimsFile = 'shared/content/claims.yaml'

const fields = ['says', 'stands', 'evidence', 'checked', 'expires']

/** Words of a claim about licences, which anybody can look up in the authority's register. */
const ofLicence = /licen[cs]|lisens/i

/**
 * Reports mistakes in the list of claims, and what the owner could not prove today: claims whose
 * evidence is missing, was never looked at or has expired, licences without the address of their
 * register, and with `compare` claims that no file makes any more. Returns the words that the list
 * knows, too.
 */
export function checkClaims(
  yaml: string,
  sources: readonly ContentSource[],
  now: Date,
  compare: boolean,
): { known: string[]; findings: Finding[] } {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const cannotRead =
    'This list cannot be read. Look at quotes, colons and the shift of the lines here.'
  const findings = document.errors.map(({ pos }) =>
    errorIn(claimsFile, cannotRead, lines.linePos(pos[0]).line),
  )
  const harmless = document.get('harmless')
  const known = isSeq(harmless) ? texts(harmless.toJSON()) : []
  const today = now.toISOString().slice(0, 10)
  const list = document.get('claims')
  for (const item of isSeq(list) ? list.items.filter(isMap) : []) {
    const given: Record<string, unknown> = item.toJSON()
    const [says = [], stands = [], proof, ...days] = fields.map(name => texts(given[name]))
    const evidence = proof?.join(', ')
    const [checked = '', expires = ''] = days.map(day => day.join())
    const unknown = Object.keys(given).find(name => !fields.includes(name))
    const line = lines.linePos(item.range?.[0] ?? 0).line
    const report = (message: string) => findings.push(errorIn(claimsFile, message, line))
    const claim = (message: string) =>
      findings.push({ ...noteOn(claimsFile, `"${says[0]}" ${message}`, line), kind: 'claim' })
    known.push(...says)

    if (unknown) report(`A claim has ${fields.join(', ')}, but no "${unknown}".`)
    if (says.length === 0) report('The claim has no words. Write them under "says".')
    if (stands.length === 0) report('Say under "stands" which files state this.')
    for (const [name, day] of Object.entries({ checked, expires }))
      if (!/^(\d{4}-\d\d-\d\d)?$/.test(day)) report(`Write "${name}" as 2026-11-20.`)

    if (evidence && ofLicence.test(says.join()) && !/https?:\/\//.test(evidence))
      claim('names no register. Write the address where the licences can be looked up.')
    if (!evidence) claim('has no evidence. Write where its proof is kept, or take it back.')
    else if (!checked) claim('was never checked. Write the day on which somebody looked.')
    else if (!expires) claim('never expires. Write the day on which to look again.')
    else if (expires <= today) claim(`expired on ${expires}. Look again.`)
    const isMadeIn = (place: string) =>
      sources.some(source => isIn(place, source) && says.some(words => hasWords(source, words)))
    for (const place of compare ? stands : [])
      if (!isMadeIn(place)) claim(`does not stand in ${place} any more. Correct the list.`)
  }
  return { known, findings }
}

const isIn = (place: string, { file }: ContentSource) => `${file}/`.startsWith(`${place}/`)

const hasWords = ({ text }: ContentSource, words: string) =>
  text.replace(/\s+/g, ' ').includes(words.replace(/\s+/g, ' '))

const texts = (value: unknown): string[] =>
  [value]
    .flat()
    .filter(Boolean)
    .map(text => `${text}`.trim())
