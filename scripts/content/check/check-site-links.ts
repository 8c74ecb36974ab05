import { type Language, languages } from '../../../shared/content/languages.ts'
import { marketPath } from '../../../shared/pages/market-path.ts'
import { pathOf } from '../../../shared/pages/route.ts'
import { type Variant, variants } from '../../../shared/site-info/site-info.ts'
import { pageParts, routeTables, textPageNames } from '../component-pages.ts'
import { type Finding, inDraft } from '../finding.ts'
import type { AddressInFile } from '../read/parsed-content.ts'
import type {
  ContentFile,
  PageFile,
  PageFiles,
  PageFilesByName,
} from '../read/read-content-files.ts'
import { addressInSite } from '../rules/addresses.ts'
import { didYouMean, nearestName } from '../rules/did-you-mean.ts'
import { languageChecks } from '../rules/language-checks.ts'
import { shorten } from '../rules/shorten.ts'

/** Finds broken links: errors on published pages, notes in drafts. */
export function checkSiteLinks(
  published: PageFiles,
  withDrafts: PageFiles,
  renamed: ReadonlyMap<ContentFile, ContentFile>,
): Finding[] {
  const findings: Finding[] = []
  for (const variant of variants) {
    const english = Object.values(withDrafts[variant].en)
    const drafts = new Map(english.flatMap(file => (file.draft ? [[pathOf(file.name), file]] : [])))
    const newPaths = new Map(
      [...renamed].flatMap(([{ owner, name }, english]) =>
        owner === `variants/${variant}` ? [[pathOf(name), pathOf(english.name)]] : [],
      ),
    )
    for (const language of languages) {
      const targetsAmong = (pageFiles: PageFiles): Targets => {
        const textPages = textPageNames(variant, pageFiles[variant].en)
        const names = [...routeTables[variant].map(({ name }) => name), ...textPages]
        return {
          variant,
          names: new Map(names.map(name => [pathOf(name), name])),
          pageFiles: pageFiles[variant][language],
          drafts,
          newPaths,
        }
      }
      const [forVisitors, forEditors] = [targetsAmong(published), targetsAmong(withDrafts)]
      const pageFiles = [forVisitors, forEditors].flatMap(targets =>
        Object.values(targets.pageFiles),
      )
      for (const file of new Set(pageFiles)) {
        const wrong = wrongLinks(file, file.draft ? forEditors : forVisitors)
        if (file.language !== language) {
          findings.push(...(file.draft ? [] : onlyHere(wrong, findings, language)))
        } else {
          findings.push(...(file.draft ? wrong.map(inDraft) : wrong))
        }
      }
    }
  }
  return findings
}

/** Notes what is wrong with an English page only for readers of another language. */
function onlyHere(wrong: Finding[], reported: Finding[], language: Language): Finding[] {
  const alsoHere = `In ${languageChecks[language].name}, which shows this page too:`
  return wrong
    .filter(
      ({ file, line }) => !reported.some(finding => finding.file === file && finding.line === line),
    )
    .map(finding => ({ ...finding, kind: 'note', message: `${alsoHere} ${finding.message}` }))
}

/** What the links of a variant in a language can point to. */
type Targets = {
  variant: Variant
  /** The names of the pages, by path. */
  names: Map<string, string>
  pageFiles: PageFilesByName
  /** All drafts, by path. Visitors cannot open them. */
  drafts: Map<string, PageFile>
  /** The paths of renamed pages, by their earlier paths. */
  newPaths: Map<string, string>
}

/** Finds the only path that shares a word of four letters or more. */
function pathWithWordsOf(path: string, paths: readonly string[]): string | undefined {
  const wordsIn = (path: string) => path.split(/[^\p{L}\d]+/u).filter(({ length }) => length > 3)
  const words = wordsIn(path)
  const alike = paths.filter(candidate => wordsIn(candidate).some(word => words.includes(word)))
  return alike.length === 1 ? alike[0] : undefined
}

const wrongLinks = (pageFile: PageFile, targets: Targets): Finding[] =>
  pageFile.links.flatMap(link => wrongLink(link, pageFile, targets) ?? [])

function wrongLink(
  { address: written, line }: AddressInFile,
  { file, name }: PageFile,
  targets: Targets,
): Finding | null {
  // checkBody has already checked the addresses outside of this site.
  const address = addressInSite(written)
  if (address === null) {
    return null
  }
  const error = (message: string): Finding => ({ kind: 'error', file, line, message })
  const [before = '', hash] = address.split('#')
  const { segment, path } = marketPath(before.split('?')[0] || pathOf(name))
  const target = targets.names.get(path)
  const draft = targets.drafts.get(path)
  if (!target && draft) {
    const message = `This page is a draft, but ${file}:${line} links to it. Remove "draft: true" here or the link there.`
    return { kind: 'error', file: draft.file, line: 1, message }
  }
  if (!target) {
    const missing = segment ? `/${segment}${path}` : path
    const paths = [...targets.names.keys()]
    const meant =
      targets.newPaths.get(path) ?? nearestName(path, paths) ?? pathWithWordsOf(path, paths)
    const hint = didYouMean(meant ?? path, paths)
    return error(`This site has no page "${shorten(missing)}". ${hint}`)
  }
  if (segment) {
    return error(`Write "${path}" without "/${segment}": links stay in the visitor’s language.`)
  }
  const anchors = anchorsOf(target, targets)
  if (hash && anchors && !anchors.includes(hash)) {
    const missing = `There is no anchor "#${shorten(hash)}" on "${shorten(path)}".`
    return error(`${missing} ${didYouMean(hash, anchors)}`)
  }
  return address === written
    ? null
    : error(`Write "${shorten(address, 120)}" in place of "${shorten(written)}".`)
}

/** Returns null if the page’s file is unreadable. */
function anchorsOf(name: string, { variant, pageFiles }: Targets): string[] | null {
  const row = routeTables[variant].find(route => route.name === name)
  // A page with components can also show the questions.
  const shown = row ? [name, ...Object.keys(pageParts[variant])] : [name]
  const files = shown.flatMap(shownName => pageFiles[shownName] ?? [])
  if (!files.every(({ isReadable }) => isReadable)) {
    return null
  }
  return [...files.flatMap(file => file.anchors), ...(row?.anchors ?? [])]
}
