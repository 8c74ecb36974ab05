import { settings, words } from 'virtual:site-input'
import { composeSite } from './compose-site.ts'
import { parts } from './parts.ts'

/** The site as its files are now: the preview imports it again after a change. */
export const site = composeSite({ words, parts, settings })
