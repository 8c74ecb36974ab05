import { type AlteredAddress, alteredAddresses } from '../build/altered-addresses.ts'
import { composeSite } from '../build/compose-site.ts'
import type { Renders } from '../build/render-changed.ts'
import type { Settings } from '../build/settings.ts'
import type { SiteParts } from '../build/site-parts.ts'
import type { ContentFiles } from './content-files.ts'
import { readContent } from './read-content.ts'

/**
 * Returns the public addresses that read differently with other words. They are not guessed: the site
 * is put together with both. Throws where one of them makes no site.
 */
export async function alteredSince(
  before: ContentFiles,
  after: ContentFiles,
  settings: Settings,
  parts: SiteParts,
): Promise<AlteredAddress[]> {
  const compose = (from: ContentFiles, last?: Renders) =>
    composeSite({ words: readContent(from).words, parts, settings, last })
  const old = await compose(before)
  const { routes, renders } = await compose(after, old.renders)
  return alteredAddresses(routes, old.renders, renders)
}
