import type { Stylesheet, Variant } from '../../shared/site-info/site-info.ts'
import type { ScenarioName } from './scenarios.ts'

/** One of the four ways the site can look: a variant in a stylesheet (specification §4, Styling). */
export type Face = { variant: Variant; stylesheet: Stylesheet; scenario: ScenarioName }

/** The four faces, each with the scenario of the stand-in info service that shows it. */
export const faces: Face[] = [
  { variant: 'affiliate', stylesheet: 'Black.css', scenario: 'affiliate' },
  { variant: 'affiliate', stylesheet: 'index.css', scenario: 'affiliate-light' },
  { variant: 'social', stylesheet: 'Black.css', scenario: 'social-black' },
  { variant: 'social', stylesheet: 'index.css', scenario: 'social' },
]
