import { type Feature, features } from './features.ts'
import type { KnownWords } from './known-words.ts'
import type { PageFacts } from './page-facts.ts'
import { type Must, rulesFor } from './route-map.ts'

/** The two variants of a page. */
export type Pair = {
  path: string
  /** Whether both variants have the path in their route tables. */
  shared: boolean
  affiliate: PageFacts
  social: PageFacts
}

/** A feature of a page that the route map does not allow, and what was found, to be read by QA. */
export type Breach = { feature: Feature; side: 'affiliate' | 'social' | 'both'; message: string }

/** What breaks the route map on a pair of pages, in the order of its rules. */
export function findBreaches(pair: Pair, words: KnownWords): Breach[] {
  const rules = rulesFor(pair.path, pair.shared)
  const names = Object.keys(features).filter((name): name is Feature => name in features)
  return names.flatMap(feature => {
    const affiliate = features[feature](pair.affiliate, words)
    const social = features[feature](pair.social, words)
    return check(rules[feature], affiliate, social).map(found => ({ feature, ...found }))
  })
}

const quoted = (lines: readonly string[]): string => lines.map(line => `“${line}”`).join(', ')

function check(must: Must, affiliate: string[], social: string[]): Omit<Breach, 'feature'>[] {
  const extra = (side: 'affiliate' | 'social', lines: string[]) =>
    lines.length ? [{ side, message: `must not be here: ${quoted(lines)}` }] : []
  if (must === 'may') return []
  if (must === 'affiliate only') return extra('social', social)
  if (must === 'social only') return extra('affiliate', affiliate)
  if (must === 'neither') return [...extra('affiliate', affiliate), ...extra('social', social)]
  const missing = [
    ...(affiliate.length ? [] : (['affiliate'] as const)),
    ...(social.length ? [] : (['social'] as const)),
  ]
  if (missing.length) return missing.map(side => ({ side, message: 'is missing' }))
  const same = affiliate.join('\n') === social.join('\n')
  if (must === 'match' && !same) {
    const message = `must match: ${quoted(affiliate)} on the affiliate, ${quoted(social)} on the social page`
    return [{ side: 'both', message }]
  }
  if (must === 'differ' && same) {
    return [{ side: 'both', message: `must differ, but both have ${quoted(affiliate)}` }]
  }
  return []
}
