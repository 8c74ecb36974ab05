import { type Language, languageSettings, languages } from '../../../shared/content/languages.ts'
import { marketPath } from '../../../shared/pages/market-path.ts'
import { pathOf } from '../../../shared/pages/route.ts'
import { type Variant, variants } from '../../../shared/site-info/site-info.ts'
import { type Finding, inDraft } from '../finding.ts'
import type { WrittenPage, WrittenPages } from '../read/written-pages.ts'
import { routesOf, variantTables } from '../variant-tables.ts'
import type { PageLink } from './check-body.ts'
import { didYouMean } from './did-you-mean.ts'

/** Returns links to nothing: errors if visitors meet them, notes in drafts. */
export function checkSiteLinks(published: WrittenPages, all: WrittenPages): Finding[] {
  const findings: Finding[] = []
  for (const variant of variants) {
    for (const language of languages) {
      const alsoHere = `In ${languageSettings[language].name}, which shows this page too:`
      const faultsOf = faultFinder(all, variant, language)
      const pages = [published, all].flatMap(each => Object.values(each[variant][language]))
      for (const page of new Set(pages)) {
        const faults = faultsOf(page, page.draft ? all : published)
        if (page.language === language) {
          findings.push(...(page.draft ? faults.map(inDraft) : faults))
        } else if (!page.draft) {
          // What is also wrong in English is already an error of the English page.
          for (const { file, line, message } of faults) {
            if (!findings.some(known => known.file === file && known.line === line)) {
              findings.push({ kind: 'note', file, line, message: `${alsoHere} ${message}` })
            }
          }
        }
      }
    }
  }
  return findings
}

/** Returns a function that finds what is wrong with a page's links, if visitors see certain pages. */
function faultFinder(all: WrittenPages, variant: Variant, language: Language) {
  const { parts, anchors: ownAnchors } = variantTables[variant]
  const faultOf = (
    { address, line }: PageLink,
    { file, name }: WrittenPage,
    shown: WrittenPages,
  ): Finding | null => {
    const fault = (message: string): Finding => ({ kind: 'error', file, line, message })
    // checkBody checks every other address.
    if (!/^(#|\/(?![/\\]))/.test(address)) {
      return null
    }
    const [before = '', hash] = address.split('#')
    const { segment, path } = marketPath(before.split('?')[0] || pathOf(name))
    const drafts = Object.values(all[variant].en).filter(({ name }) => !shown[variant].en[name])
    const draft = drafts.find(each => pathOf(each.name) === path)
    if (draft) {
      const message = `This page is a draft, but ${file}:${line} links to it. Remove "draft: true" here or the link there.`
      return { ...fault(message), file: draft.file, line: 1 }
    }
    if (segment) {
      return fault(`Write "${path}" without "/${segment}": links stay in the visitor’s language.`)
    }
    const rows = routesOf(variant, shown[variant].en)
    const paths = rows.map(each => each.path)
    const row = rows.find(each => each.path === path)
    if (!row) {
      return fault(`This site has no page "${path}". ${didYouMean(path, paths)}`)
    }
    const anchorsOf = (page: string) => shown[variant][language][page]?.anchors ?? []
    // A page with components can also show parts, such as the questions.
    const inParts = row.kind === 'text' ? [] : parts.flatMap(anchorsOf)
    const anchors = [...anchorsOf(row.page), ...inParts, ...(ownAnchors[row.page] ?? [])]
    if (!hash || anchors.includes(hash)) {
      return null
    }
    return fault(`There is no anchor "#${hash}" on "${path}". ${didYouMean(hash, anchors)}`)
  }
  return (page: WrittenPage, shown: WrittenPages) =>
    page.links.flatMap(link => faultOf(link, page, shown) ?? [])
}
