import type { VariantPage } from '../../../shared/pages/entry-page.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import { prerender } from '../../../variants/prerender.ts'
import type { SitePath } from '../../content/site-routes.ts'
import { type ComposeInput, composePage } from '../compose-page.ts'

/** What all entry pages are made of, as plain JSON, and the ISO time that they show. */
export type EntrySite = Omit<ComposeInput, 'scripts' | 'render'> & { now: string }

export type VariantScripts = Record<Variant, Pick<VariantPage, 'script' | 'chunks'>>

/** Returns the HTML of an address with both variants, or of the page for unknown paths (null). */
export const renderEntryPage = (
  site: EntrySite,
  at: SitePath | null,
  scripts: VariantScripts,
): Promise<string> =>
  composePage(
    {
      ...site,
      scripts,
      render: (variant, { segment, language, rows }) => {
        const { content, bodies } = site.contents[variant][language]
        const now = new Date(site.now)
        return prerender[variant]({ content, bodies, segment, path: rows[variant].path, now })
      },
    },
    at,
  )
