import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Render } from '../build/bundle-variants.ts'
import type { SiteParts } from '../build/site-parts.ts'

/** What a preview puts words into: the built site's parts, or a developer's. */
export type PreviewKit = {
  parts: Omit<SiteParts, 'prerender'>
  load: () => Promise<Render>
  /** The module that a variant's page imports, with an export `hydrate`. */
  moduleOf: (variant: 'affiliate' | 'social') => string
  /** A script that runs before that module. */
  before?: string
  /** Whether pages are served without the site's policy, which forbids what Vite needs. */
  withoutPolicy?: boolean
  /** Answers what the kit itself has, and gives whether it did. */
  mount?: (request: IncomingMessage, response: ServerResponse) => boolean
}
