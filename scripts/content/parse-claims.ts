import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { errorIn, type Finding } from './finding.ts'

/** Something that the sites state as a fact (shared/content/claims.yaml). */
export type Claim = {
  line: number
  says: string[]
  /** Files that say it, or folders of such. */
  stands: string[]
  evidence: string
  /** Days, as 2026-11-20. */
  checked: string
  expires: string
}

export type Claims = { claims: Claim[]; harmless: string[]; findings: Finding[] }

const fields = ['says', 'stands', 'evidence', 'checked', 'expires']

/** Reads the list of claims. Never throws: what cannot be read is a problem with its line. */
export function parseClaims(source: string, file: string): Claims {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const lineOf = (node: { range?: [number, number, number] | null }) =>
    lines.linePos(node.range?.[0] ?? 0).line
  const message =
    'This list cannot be read. Look at quotes, colons and the shift of the lines here.'
  const findings = document.errors.map(({ pos }) =>
    errorIn(file, message, lines.linePos(pos[0]).line),
  )
  const claims: Claim[] = []
  const list = document.get('claims')
  for (const item of isSeq(list) ? list.items : []) {
    if (!isMap(item)) continue
    const line = lineOf(item)
    const given = record(item.toJSON())
    const claim = {
      line,
      says: texts(given.says),
      stands: texts(given.stands),
      evidence: texts(given.evidence).join(', '),
      checked: texts(given.checked).join(),
      expires: texts(given.expires).join(),
    }
    claims.push(claim)
    const report = (message: string) => findings.push(errorIn(file, message, line))
    for (const name of Object.keys(given)) {
      if (!fields.includes(name)) report(`A claim has ${fields.join(', ')}, but no "${name}".`)
    }
    if (claim.says.length === 0) report('The claim has no words. Write them under "says".')
    if (claim.stands.length === 0) report('Say under "stands" which files state this.')
    for (const name of ['checked', 'expires'] as const) {
      if (!/^(\d{4}-\d\d-\d\d)?$/.test(claim[name])) report(`Write "${name}" as 2026-11-20.`)
    }
  }
  const harmless = document.get('harmless')
  return { claims, harmless: isSeq(harmless) ? texts(harmless.toJSON()) : [], findings }
}

const record = (value: unknown): Record<string, unknown> =>
  value instanceof Object && !Array.isArray(value) ? { ...value } : {}

/** One text or several; nothing where there is none. */
const texts = (value: unknown): string[] =>
  [value]
    .flat()
    .filter(Boolean)
    .map(text => `${text}`.trim())
