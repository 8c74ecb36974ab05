import type { Language } from '../../shared/content/languages.ts'
import { cardContext } from '../../shared/entry-page/card-context.ts'
import type { EntryPage, VariantPage } from '../../shared/entry-page/entry-page.ts'
import type { PageHtml } from '../../shared/site/prerender-site.tsx'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { Script } from './bundle-variants.ts'
import type { DistFile } from './dist-file.ts'
import { composeEntryPage, type PageShell } from './entry-page.ts'
import { pageFile } from './page-files.ts'
import type { BuiltContents } from './site-contents.ts'
import type { SitePath } from './site-routes.ts'

export type ComposeInput = {
  shell: PageShell
  contents: Record<Variant, BuiltContents>
  scripts: Record<Variant, Script>
  render: (variant: Variant, sitePath: SitePath) => Promise<PageHtml>
}

/** Composes the entry page of an address, with both variants in it. */
export async function composePage(input: ComposeInput, sitePath: SitePath): Promise<DistFile> {
  const { language, address } = sitePath
  const html = async (variant: Variant) => {
    const { head, body } = await input.render(variant, sitePath)
    const { manifest } = input.contents[variant][language]
    return { head: `${head}<link rel="manifest" href="${manifest}">`, body }
  }
  const [affiliate, social] = await Promise.all([html('affiliate'), html('social')])
  const data = entryPageData(input, language, sitePath)
  const { loading = '' } = input.contents.social[language].content.labels
  return {
    path: pageFile(address),
    bytes: composeEntryPage(input.shell, { language, address, loading, social, affiliate, data }),
  }
}

/**
 * Composes the page that hosts answer unknown paths with (spec §2). Visitors without scripts read in
 * it what the router's own error page says. React renders that page or, under a market segment
 * without prerendered pages, the one asked for.
 */
export function composeNotFound(input: ComposeInput): DistFile {
  const head = '<title>404 Not Found</title><meta name="robots" content="noindex">'
  const body = '<h1>Unexpected Application Error!</h1><p>404 Not Found</p>'
  const data = entryPageData(input, 'en', null)
  const { loading = '' } = input.contents.social.en.content.labels
  const page = { address: null, loading, social: { head, body }, affiliate: null, data }
  const bytes = composeEntryPage(input.shell, { language: 'en', ...page })
  return { path: '404.html', bytes }
}

function entryPageData(input: ComposeInput, language: Language, at: SitePath | null): EntryPage {
  const variantPage = (variant: Variant): VariantPage => {
    const { address, content } = input.contents[variant][language]
    const body = at ? content.bodies[at.rows[variant].page] : undefined
    return { ...input.scripts[variant], content: address, body: body ?? null }
  }
  const orders: Record<string, 'given' | 'shuffled'> = { home: 'given', category: 'shuffled' }
  return {
    prerendered: at !== null,
    affiliate: {
      ...variantPage('affiliate'),
      order: (at && orders[at.rows.affiliate.kind]) ?? null,
      cards: cardContext(input.contents.affiliate[language].content),
    },
    social: variantPage('social'),
  }
}
