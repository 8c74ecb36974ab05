import type { Feature } from './features.ts'

/**
 * What a pair of pages at one path must have in common. `match`: both have it, the same. `differ`:
 * both have it, not the same. `affiliate only`, `social only`: never on the other variant's page.
 * `neither`: on no page. `may`: as editors like.
 */
export type Must = 'match' | 'differ' | 'affiliate only' | 'social only' | 'neither' | 'may'

type Rules = Record<Feature, Must>

/** A path that one variant has and where the other one shows its home page. */
const onePage: Rules = {
  'footer 18+': 'match',
  'policy links': 'match',
  language: 'match',
  title: 'differ',
  description: 'differ',
  canonical: 'may',
  headings: 'may',
  text: 'may',
  'affiliate text': 'affiliate only',
  'brand links': 'affiliate only',
  'social text': 'social only',
  'game links': 'social only',
  'broken images': 'neither',
  'console messages': 'neither',
}

const policy: Rules = { ...onePage, title: 'may', description: 'may', canonical: 'match' }

/** What must match, must differ and may differ on the pages that both variants have. */
export const routeMap: Record<string, Rules> = {
  '/': { ...onePage, canonical: 'match' },
  '/privacy-policy': policy,
  '/cookie-policy': policy,
}

/** The rules of a path. A text page that editors have added to both variants is as a policy. */
export const rulesFor = (path: string, shared: boolean): Rules =>
  routeMap[path] ?? (shared ? policy : onePage)
