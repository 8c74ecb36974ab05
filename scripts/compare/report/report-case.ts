import type { Variant } from '../../../shared/site-info/site-info.ts'
import type { SitePath, SiteRoutes } from '../../build/site-routes.ts'
import type { ScenarioName } from '../../stand-ins/scenarios.ts'

/** A page of the report: an address in one variant and one stylesheet. */
export type ReportCase = {
  /** `/fi/poker social-black`: what `--only` and `--approve` look for a pattern in. */
  name: string
  at: SitePath
  variant: Variant
  scenario: ScenarioName
}

const scenarios: { variant: Variant; scenario: ScenarioName }[] = [
  { variant: 'affiliate', scenario: 'affiliate' },
  { variant: 'affiliate', scenario: 'affiliate-light' },
  { variant: 'social', scenario: 'social' },
  { variant: 'social', scenario: 'social-black' },
]

/** The widths that pictures are taken at, in CSS pixels: a phone's and a desk's. */
export const widths = [390, 1280] as const

/** Every path × variant × stylesheet of the site, from the two route tables. */
export const reportCases = ({ paths }: SiteRoutes): ReportCase[] =>
  paths.flatMap(at =>
    scenarios.map(each => ({ ...each, at, name: `${at.address} ${each.scenario}` })),
  )

/** Whether a case's name holds a pattern, where `*` stands for anything. */
export function isNamed(name: string, pattern: string): boolean {
  const parts = pattern.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.*')).test(name)
}
