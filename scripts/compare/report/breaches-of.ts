import { findBreaches } from '../findings/find-breaches.ts'
import type { KnownWords } from '../findings/known-words.ts'
import type { PageFacts } from '../findings/page-facts.ts'
import type { Finding } from './finding.ts'
import type { ReportCase } from './report-case.ts'

export type Seen = { each: ReportCase; facts: PageFacts }

/** What breaks the route map, by the name of the page it was found on. */
export function breachesOf(seen: readonly Seen[], words: KnownWords): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>()
  for (const { each, facts } of seen) {
    if (each.variant !== 'affiliate') continue
    // Each stylesheet of one variant with each of the other: dark with light, as visitors get them.
    const scenario = each.scenario === 'affiliate' ? 'social' : 'social-black'
    const other = seen.find(one => one.each.at === each.at && one.each.scenario === scenario)
    if (!other) continue
    const { path, rows } = each.at
    const shared = rows.affiliate.path === path && rows.social.path === path
    const pair = { path, shared, affiliate: facts, social: other.facts }
    for (const { feature, side, message } of findBreaches(pair, words)) {
      const finding: Finding = { kind: `route map: ${feature}`, message: `${feature} ${message}` }
      for (const one of [each, other.each]) {
        if (side !== 'both' && side !== one.variant) continue
        found.set(one.name, [...(found.get(one.name) ?? []), finding])
      }
    }
  }
  return found
}
