import { type Language, languageSettings, languages } from '../../shared/content/languages.ts'
import { marketPath } from '../../shared/routes/market-path.ts'
import { pathOf } from '../../shared/routes/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { siteRoutes } from '../build/site-routes.ts'
import type { PageLink } from './check-body.ts'
import { didYouMean } from './did-you-mean.ts'
import { type Finding, inDraft } from './finding.ts'
import type { SitePages, WrittenPage } from './read-content.ts'
import { findAnchors } from './to-content-nodes.ts'
import { variantTables } from './variant-tables.ts'

/** Reports links that lead nowhere: as errors where visitors meet them, in drafts as notes. */
export function checkSiteLinks(published: SitePages, all: SitePages): Finding[] {
  const findings: Finding[] = []
  const isKnown = ({ file, line }: Finding) =>
    findings.some(known => known.file === file && known.line === line)
  for (const shown of [published, all])
    for (const variant of variants)
      for (const language of languages) {
        const checkLink = linkCheck(shown, all, variant, language)
        for (const page of Object.values(shown[variant][language])) {
          const fellBack = page.language !== language
          if (shown === all && (fellBack || !page.draft)) continue
          const faults = page.links.flatMap(link => checkLink(link, page) ?? [])
          // What is wrong in English too is told of the English page.
          const alone = faults.filter(fault => !fellBack || !isKnown(fault))
          const inLanguage = ({ message, ...fault }: Finding): Finding => ({
            ...fault,
            kind: 'note',
            message: `In ${languageSettings[language].name}, which shows this page too: ${message}`,
          })
          findings.push(
            ...(page.draft ? alone.map(inDraft) : fellBack ? alone.map(inLanguage) : alone),
          )
        }
      }
  return findings
}

/** Returns a function that finds what is wrong with a page's link, where these pages are shown. */
function linkCheck(shown: SitePages, all: SitePages, variant: Variant, language: Language) {
  const { routes, homePaths } = siteRoutes({
    affiliate: shown.affiliate.en,
    social: shown.social.en,
  })
  const { parts, places } = variantTables[variant]
  const drafts = Object.values(all[variant].en).filter(({ name }) => !shown[variant].en[name])
  const anchorsOf = (name: string) => findAnchors(shown[variant][language][name]?.words.body ?? [])
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
    if (homePaths[variant].includes(path))
      return fault(
        `"${path}" is a page of the other site; here it shows the home page. Link to a page of this one.`,
      )
    const row = routes[variant].find(each => each.path === path)
    const paths = routes[variant].map(each => each.path)
    if (!row) return fault(`There is no page "${path}". ${didYouMean(path, paths)}`)
    // A page with components can show parts of pages (the questions), too.
    const inParts = row.kind === 'text' ? [] : parts.flatMap(anchorsOf)
    const anchors = [...anchorsOf(row.page), ...inParts, ...(places[row.page] ?? [])]
    if (!hash || anchors.includes(hash)) return null
    return fault(`There is no place "#${hash}" on "${path}". ${didYouMean(hash, anchors)}`)
  }
}
