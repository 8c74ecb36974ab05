import { closest } from 'fastest-levenshtein'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { type Language, languages } from '../../../shared/content/languages.ts'
import { marketPath } from '../../../shared/pages/market-path.ts'
import { pathOf } from '../../../shared/pages/route.ts'
import { type Variant, variants } from '../../../shared/site-info/site-info.ts'
import { includedFiles, routeOf, routeTables, textPageNames } from '../component-pages.ts'
import { asNote, error, type FileAt, inDraft } from '../finding.ts'
import type { PageFile } from '../read/parsed-file.ts'
import type { PageFiles, PageFilesByName } from '../read/read-content-files.ts'
import { addressInSite, pathOnOwnHost } from '../rules/addresses.ts'
import { didYouMean } from '../rules/did-you-mean.ts'
import { languageChecks } from '../rules/language-checks.ts'
import type { PlacedAddress } from '../rules/rule.ts'
import { shorten } from '../rules/shorten.ts'

type SitePages = {
  published: PageFiles
  withDrafts: PageFiles
  /** The origin of the published site, or ''. */
  siteUrl: string
}

/** Reports broken links: errors on published pages, notes in drafts. */
export function checkSiteLinks(
  { published, withDrafts, siteUrl }: SitePages,
  fileAt: FileAt,
): void {
  for (const variant of variants) {
    const english = Object.values(withDrafts[variant].en)
    const drafts = new Map(english.flatMap(file => (file.draft ? [[pathOf(file.name), file]] : [])))
    for (const language of languages) {
      const targetsAmong = (pageFiles: PageFiles): Targets => {
        const textPages = textPageNames(variant, pageFiles[variant].en)
        const names = [...routeTables[variant].map(({ name }) => name), ...textPages]
        return {
          variant,
          names: new Map(names.map(name => [pathOf(name), name])),
          pageFiles: pageFiles[variant][language],
          drafts,
          siteUrl,
          fileAt,
        }
      }
      const [forVisitors, forEditors] = [targetsAmong(published), targetsAmong(withDrafts)]
      const pageFiles = [forVisitors, forEditors].flatMap(targets =>
        Object.values(targets.pageFiles),
      )
      for (const file of new Set(pageFiles)) {
        const wrong = wrongLinks(file, file.draft ? forEditors : forVisitors)
        const { messages } = fileAt(file.file)
        if (file.language === language) {
          messages.push(...(file.draft ? wrong.map(inDraft) : wrong))
        } else if (!file.draft) {
          messages.push(...onlyHere(wrong, messages, language))
        }
      }
    }
  }
}

/** Notes what is wrong with an English page only for readers of another language. */
function onlyHere(
  wrong: readonly VFileMessage[],
  reported: readonly VFileMessage[],
  language: Language,
): VFileMessage[] {
  const alsoHere = `In ${languageChecks[language].name}, which shows this page too:`
  return wrong
    .filter(({ line }) => !reported.some(finding => finding.line === line))
    .map(finding => asNote(finding, `${alsoHere} ${finding.reason}`))
}

/** What the links of a variant in a language can point to. */
type Targets = {
  variant: Variant
  /** The names of the pages, by path. */
  names: Map<string, string>
  pageFiles: PageFilesByName
  /** All drafts, by path. Visitors cannot open them. */
  drafts: Map<string, PageFile>
  siteUrl: string
  fileAt: FileAt
}

function wrongLinks(pageFile: PageFile, targets: Targets): VFileMessage[] {
  const file = new VFile({ path: pageFile.file })
  for (const link of pageFile.links) {
    const message = problemOf(link, pageFile, targets)
    if (message) {
      error(file, message, { line: link.line, column: 1 })
    }
  }
  return file.messages
}

/** Says what is wrong with a link. Returns null for nothing. */
function problemOf(
  { address: written, line }: PlacedAddress,
  { file, name }: PageFile,
  targets: Targets,
): string | null {
  const copied = pathOnOwnHost(written, targets.siteUrl)
  if (copied !== null) {
    return `"${shorten(written)}" is an address of this site or of your computer. Write "${shorten(copied, 120)}".`
  }
  // The rules have already checked the addresses outside of this site.
  const address = addressInSite(written)
  if (address === null) {
    return null
  }
  const [before = '', hash] = address.split('#')
  const { market, path } = marketPath(before.split('?')[0] || pathOf(name))
  const target = targets.names.get(path)
  const draft = targets.drafts.get(path)
  if (!target && draft) {
    const message = `This page is a draft, but ${file}:${line} links to it. Remove "draft: true" here or the link there.`
    error(targets.fileAt(draft.file), message)
    return null
  }
  if (!target) {
    const missing = market ? `/${market}${path}` : path
    const nearest = closest(
      path,
      Array.from(targets.names.keys()).filter(path => path !== '/'),
    )
    return `This site has no page "${shorten(missing)}". The nearest is "${shorten(nearest, 120)}".`
  }
  if (market) {
    return `Write "${path}" without "/${market}": links stay in the visitor’s language.`
  }
  const anchors = anchorsOf(target, targets)
  if (hash && anchors && !anchors.includes(hash)) {
    const missing = `There is no anchor "#${shorten(hash)}" on "${shorten(path)}".`
    return `${missing} ${didYouMean(hash, anchors)}`
  }
  return address === written
    ? null
    : `Write "${shorten(address, 120)}" in place of "${shorten(written)}".`
}

/** Returns null if the page’s file is unreadable. */
function anchorsOf(name: string, { variant, pageFiles }: Targets): string[] | null {
  const route = routeOf({ variant, name })
  // A page with components can also show the questions.
  const shown = route ? [name, ...includedFiles[variant].keys()] : [name]
  const files = shown.flatMap(shownName => pageFiles[shownName] ?? [])
  if (!files.every(({ isReadable }) => isReadable)) {
    return null
  }
  return [...files.flatMap(file => file.anchors), ...(route?.anchors ?? [])]
}
