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

/** Returns links that lead nowhere: as errors where visitors meet them, in drafts as notes. */
export function checkSiteLinks(published: WrittenPages, all: WrittenPages): Finding[] {
  const findings: Finding[] = []
  const isKnown = ({ file, line }: Finding) =>
    findings.some(known => known.file === file && known.line === line)
  for (const shown of [published, all])
    for (const variant of variants)
      for (const language of languages) {
        const checkLink = linkCheck(shown, all, variant, language)
        const alsoHere = `In ${languageSettings[language].name}, which shows this page too:`
        for (const page of Object.values(shown[variant][language])) {
          const fellBack = page.language !== language
          if (shown === all && (fellBack || !page.draft)) continue
          const faults = page.links.flatMap(link => checkLink(link, page) ?? [])
          if (page.draft) findings.push(...faults.map(inDraft))
          else if (!fellBack) findings.push(...faults)
          // What is wrong in English too is told of the English page.
          else
            for (const fault of faults.filter(fault => !isKnown(fault)))
              findings.push({ ...fault, kind: 'note', message: `${alsoHere} ${fault.message}` })
        }
      }
  return findings
}

/** Returns a function that finds what is wrong with a page's link, where these pages are shown. */
function linkCheck(shown: WrittenPages, all: WrittenPages, variant: Variant, language: Language) {
  const { routes } = siteRoutes({ affiliate: shown.affiliate.en, social: shown.social.en })
  const { parts, anchors: own } = variantTables[variant]
  const drafts = Object.values(all[variant].en).filter(({ name }) => !shown[variant].en[name])
  const anchorsOf = (name: string) => shown[variant][language][name]?.anchors ?? []
  return ({ address, line }: PageLink, { file, name }: WrittenPage): Finding | null => {
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
    const anchors = [...anchorsOf(row.page), ...inParts, ...(own[row.page] ?? [])]
    if (!hash || anchors.includes(hash)) return null
    return fault(`There is no anchor "#${hash}" on "${path}". ${didYouMean(hash, anchors)}`)
  }
}
