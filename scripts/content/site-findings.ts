import type { Language } from '../../shared/content/words.ts'
import { languages, readSite, variants } from '../build/read-words.ts'
import { type ContentSource, checkClaims } from './check-claims.ts'
import { checkTexts } from './check-texts.ts'
import { type ContentFiles, contentFolder } from './content-files.ts'
import type { ContentProblem } from './content-problem.ts'
import { parseClaims } from './parse-claims.ts'

/** Errors stop a build; notes do not; claims are notes that stop a release (`--strict`). */
export type Finding = ContentProblem & { kind: 'error' | 'note' | 'claim' }

const claimsFile = 'shared/content/claims.yaml'

/** All that can be said about the site's words, by file and line. Drafts are looked at too. */
export function siteFindings(root: string, from: ContentFiles, now: Date): Finding[] {
  const { problems, notes } = readSite(root, from, true)
  const sources = contentSources(from)
  const claims = parseClaims(from.read(claimsFile) ?? '', claimsFile)
  const as = (kind: Finding['kind'], list: readonly ContentProblem[]) =>
    list.map(problem => ({ kind, ...problem }))
  return [
    ...as('error', [...problems, ...claims.problems]),
    ...as('note', notes),
    ...as(
      'note',
      sources.flatMap(({ text, file }) => checkTexts(text, file, now.getFullYear())),
    ),
    ...as('claim', checkClaims(claims, claimsFile, sources, now)),
  ]
    .filter(isFirst)
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
}

/** The same word twice on a line is one finding. */
const isFirst = (finding: Finding, index: number, all: readonly Finding[]): boolean =>
  index ===
  all.findIndex(
    ({ file, line, message }) =>
      file === finding.file && line === finding.line && message === finding.message,
  )

/** Every file with words that visitors read. */
export function contentSources(from: ContentFiles): ContentSource[] {
  const owners = ['shared', ...variants.map(variant => `variants/${variant}` as const)] as const
  const inFolder = (folder: string, language: Language) =>
    from
      .namesIn(folder)
      .filter(name => /^[^.].*\.(md|yaml)$/.test(name))
      .sort()
      .map(name => {
        const file = `${folder}/${name}`
        return { file, language, text: from.read(file) ?? '' }
      })
  return owners.flatMap(owner =>
    languages.flatMap(language => inFolder(contentFolder(owner, language), language)),
  )
}

/** How many of them stop what was asked for: errors always, claims before a release. */
export const countErrors = (findings: readonly Finding[], strict: boolean): number =>
  findings.filter(({ kind }) => kind === 'error' || (strict && kind === 'claim')).length

/** The findings as a writer reads them: one block a file, one line a finding, the sum last. */
export function reportFindings(findings: readonly Finding[], strict: boolean): string {
  const blocks = [...new Set(findings.map(({ file }) => file))].map(file => {
    const lines = findings
      .filter(finding => finding.file === file)
      .map(({ line, kind, message }) => {
        const weight = kind === 'error' || (strict && kind === 'claim') ? 'ERROR' : kind
        return `${String(line).padStart(5)}  ${weight.padEnd(5)}  ${message}`
      })
    return [file, ...lines].join('\n')
  })
  const errors = countErrors(findings, strict)
  const rest = findings.length - errors
  const sum =
    findings.length === 0
      ? 'Nothing to put right.'
      : `${count(errors, 'error')}, ${count(rest, 'note')}. Errors stop a build; notes do not.`
  return [...blocks, sum].join('\n\n')
}

const count = (number: number, name: string): string =>
  `${number || 'No'} ${name}${number === 1 ? '' : 's'}`
