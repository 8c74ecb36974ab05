import { readSettings } from '../../../scripts/build/settings.ts'
import type { MadeSite } from '../../../scripts/edit/make-site.ts'

/** A preview that could compose no site yet. */
export const unmadeSite: MadeSite = {
  settings: readSettings({}),
  sources: new Map(),
  goodTexts: new Map(),
  parts: null,
  isBehind: true,
  composed: null,
  assets: new Map(),
  findings: [],
  faults: [],
  outdatedFiles: [],
  texts: new Map(),
  saved: [],
}
