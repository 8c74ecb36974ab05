import type { Language } from '../../shared/content/words.ts'
import { languages, readSite, variants } from '../build/read-words.ts'
import { type ContentSource, checkClaims } from './check-claims.ts'
import { checkTexts } from './check-texts.ts'
import type { ContentFiles } from './content-files.ts'
import { contentFolder } from './content-folder.ts'
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
