import { type Language, languageSettings, languages } from '../../shared/content/languages.ts'
import { marketPath } from '../../shared/pages/market-path.ts'
import { pathOf } from '../../shared/pages/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import type { PageLink } from './check-body.ts'
import { didYouMean } from './did-you-mean.ts'
import { type Finding, inDraft } from './finding.ts'
import { siteRoutes } from './site-routes.ts'
import { variantTables } from './variant-tables.ts'
import type { WrittenPage, WrittenPages } from './written-pages.ts'

/** Returns links to nothing: as errors if visitors meet them, in drafts as notes. */
export function checkSiteLinks(published: WrittenPages, all: WrittenPages): Finding[] {
  const findings: Finding[] = []
  for (const variant of variants)
    for (const language of languages) {
      const alsoHere = `In ${languageSettings[language].name}, which shows this page too:`
      const faultsIn = faultFinder(published, all, variant, language)
      for (const page of Object.values(published[variant][language])) {
        const faults = faultsIn(page)
        if (page.language === language) findings.push(...faults)
        // What is wrong in English too is already said of the English page.
        else
          for (const { file, line, message } of faults)
            if (!findings.some(known => known.file === file && known.line === line))
              findings.push({ kind: 'note', file, line, message: `${alsoHere} ${message}` })
      }
      const drafts = Object.values(all[variant][language]).filter(({ draft }) => draft)
      const faultsInDraft = faultFinder(all, all, variant, language)
      for (const page of drafts)
        if (page.language === language) findings.push(...faultsInDraft(page).map(inDraft))
    }
  return findings
}

/** Returns a function that finds what is wrong with a page's links, if these pages are shown. */
function faultFinder(
  shown: WrittenPages,
  all: WrittenPages,
  variant: Variant,
  language: Language,
): (page: WrittenPage) => Finding[] {
  const { routes } = siteRoutes({ affiliate: shown.affiliate.en, social: shown.social.en })
  const { parts, anchors: ownAnchors } = variantTables[variant]
  const drafts = Object.values(all[variant].en).filter(({ name }) => !shown[variant].en[name])
  const anchorsOf = (name: string) => shown[variant][language][name]?.anchors ?? []
  const faultOf = ({ address, line }: PageLink, { file, name }: WrittenPage): Finding | null => {
    const fault = (message: string): Finding => ({ kind: 'error', file, line, message })
    // Other kinds of address are checked where the page is read.
    if (!/^(#|\/(?![/\\]))/.test(address)) return null
    const [before = '', hash] = address.split('#')
    const { segment, path } = marketPath(before.split('?')[0] || pathOf(name))
    const draft = drafts.find(each => pathOf(each.name) === path)
    if (draft) {
      const message = `This page is a draft, but ${file}:${line} links to it. Remove "draft: true" here or the link there.`
      return { ...fault(message), file: draft.file, line: 1 }
    }
    if (segment)
      return fault(`Write "${path}" without "/${segment}": links stay in the visitor’s language.`)
    const row = routes[variant].find(each => each.path === path)
    const paths = routes[variant].map(each => each.path)
    if (!row) return fault(`This site has no page "${path}". ${didYouMean(path, paths)}`)
    // A page with components can show parts of pages (the questions), too.
    const inParts = row.kind === 'text' ? [] : parts.flatMap(anchorsOf)
    const anchors = [...anchorsOf(row.page), ...inParts, ...(ownAnchors[row.page] ?? [])]
    if (!hash || anchors.includes(hash)) return null
    return fault(`There is no anchor "#${hash}" on "${path}". ${didYouMean(hash, anchors)}`)
  }
  return page => page.links.flatMap(link => faultOf(link, page) ?? [])
}
