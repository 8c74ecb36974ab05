import { type Language, languageSettings, languages } from '../../shared/content/languages.ts'
import { publicPath } from '../../shared/pages/market-path.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import type { PageHtml, PrerenderInput } from '../../shared/variant/prerender-page.tsx'
import { presentMonth } from '../../variants/affiliate/ranked-list/present-month.ts'
import type { SitePath } from '../content/site-routes.ts'
import type { BuiltContents } from './site-contents.ts'

/** Returns a page of a variant as HTML. */
export type Render = (variant: Variant, input: PrerenderInput<string>) => Promise<PageHtml>

type PageOfVariant = { variant: Variant; language: Language; address: string }

type RenderedPage = PageOfVariant &
  PageHtml & {
    /** Changes with all that the page is rendered from. */
    key: string
    /** The labels that it read. Some show only later: brand cards show theirs with the brands. */
    labels: Record<string, string>
  }

/** What a build leaves for the next one: each page by its variant and address. */
export type Renders = Record<string, RenderedPage>

/**
 * Returns what renders a page of a variant, or takes it from the last build where it was rendered
 * from the same.
 */
export function pageRenderer(
  contents: BuiltContents,
  now: Date,
  renderPage: Render,
  last: Renders = {},
) {
  const month = presentMonth(now, contents.affiliate.en.content.labels.months ?? '')
  const renders: Renders = {}
  async function render(variant: Variant, sitePath: SitePath): Promise<PageHtml> {
    const { segment, language, rows } = sitePath
    const { path } = rows[variant]
    const { content, bodies, address: words } = contents[variant][language]
    const address = publicPath(segment, path)
    const name = `${variant} ${address}`
    const key = `${month} ${words}`
    const kept = renders[name] ?? last[name]
    if (kept?.key === key) {
      renders[name] = kept
      return kept
    }
    const labels: Record<string, string> = {}
    const noted = { ...content, labels: notingReads(content.labels, labels) }
    const html = await renderPage(variant, { content: noted, bodies, segment, path, now })
    renders[name] = { variant, language, address, ...html, key, labels }
    return html
  }
  return { render, renders }
}

/** Returns the same labels, but notes each that is read. */
const notingReads = (labels: Record<string, string>, read: Record<string, string>) =>
  new Proxy(labels, {
    get(target, name: string) {
      read[name] = target[name] ?? ''
      return target[name]
    },
  })

/** A page that looks or reads differently than before. */
export type AlteredPage = PageOfVariant & { isNew: boolean }

/** Returns the pages that differ between two builds. One that read a label that is new differs too. */
export const alteredPages = (before: Renders, after: Renders): AlteredPage[] =>
  Object.entries(after).flatMap(([name, page]) => {
    const old = before[name]
    const shownBy = ({ head, body, labels }: RenderedPage) => JSON.stringify([head, body, labels])
    if (old && shownBy(old) === shownBy(page)) return []
    const { variant, language, address } = page
    return [{ variant, language, address, isNew: !old }]
  })

const variantNames: Record<Variant, string> = {
  affiliate: 'affiliate site',
  social: 'social casino',
}

/** More addresses of a variant and language than these are counted, not listed. */
const LISTED = 8

/** Returns which addresses read differently now, one variant and language a line, new ones first. */
export const reportAltered = (altered: readonly AlteredPage[]): string[] =>
  variants.flatMap(variant =>
    languages.flatMap(language => {
      const own = altered
        .filter(page => page.variant === variant && page.language === language)
        .sort((one, other) => Number(other.isNew) - Number(one.isNew))
        .map(({ address, isNew }) => (isNew ? `${address} (new)` : address))
      const rest = own.length > LISTED ? `  and ${own.length - LISTED} more` : ''
      const name = `${variantNames[variant]}, ${languageSettings[language].name}`
      return own.length ? `${name}: ${own.slice(0, LISTED).join('  ')}${rest}` : []
    }),
  )
