import type { PageHtml } from '../../shared/site/prerender-site.tsx'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { presentMonth } from '../../variants/affiliate/ranked-list/present-month.ts'
import { hashOf } from './dist-file.ts'
import type { BuiltContents } from './site-contents.ts'
import type { Render } from './site-parts.ts'
import type { SitePath } from './site-routes.ts'

/** A rendered page: a key of all that it was rendered from, and the labels that it read. */
export type RenderedPage = PageHtml & { key: string; labels: Record<string, string> }

/** What a build leaves for the next one: each page by `renderName`. */
export type Renders = Record<string, RenderedPage>

export const renderName = (variant: Variant, { segment, rows }: SitePath): string =>
  [variant, segment, rows[variant].path].join(' ')

/**
 * Returns what renders a page of a variant, or takes it from the last build where it was rendered from
 * the same. A page is given no text page's body but its own, so an edited body is three pages' business.
 */
export function renderChanged(
  contents: BuiltContents,
  now: Date,
  last: Renders = {},
  renderPage: Render,
) {
  const month = presentMonth(now, contents.affiliate.en.content.labels.months ?? '')
  const renders: Renders = {}
  async function render(variant: Variant, sitePath: SitePath): Promise<PageHtml> {
    const name = renderName(variant, sitePath)
    const { content, bodies, wordsKey } = contents[variant][sitePath.language]
    const { page, path } = sitePath.rows[variant]
    const body = bodies[page] ?? []
    const key = [month, wordsKey, hashOf(JSON.stringify(body))].join(' ')
    const kept = renders[name] ?? last[name]
    if (kept?.key === key) {
      renders[name] = kept
      return kept
    }
    const labels: Record<string, string> = {}
    const html = await renderPage(variant, {
      content: { ...content, bodies: {}, labels: notingReads(content.labels, labels) },
      bodies: { [page]: body },
      segment: sitePath.segment,
      path,
      now,
    })
    renders[name] = { ...html, key, labels }
    return renders[name]
  }
  return { render, renders }
}

/** Returns the same labels, but notes each that is read: some show only after the first render. */
const notingReads = (labels: Record<string, string>, read: Record<string, string>) =>
  new Proxy(labels, {
    get(target, name, receiver) {
      const label = Reflect.get(target, name, receiver)
      if (typeof name === 'string') read[name] = label
      return label
    },
  })
