import { languages, recordOf } from '../../shared/content/languages.ts'
import type { PageHtml } from '../../shared/site/prerender-site.tsx'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { presentMonth } from '../../variants/affiliate/ranked-list/present-month.ts'
import type { Render } from './bundle-variants.ts'
import type { BuiltContents } from './site-contents.ts'
import { keysOf, type Reads, trackReads } from './track-reads.ts'

/** What a build leaves for the next one, so that only pages whose words changed are rendered. */
export type Renders = {
  /** The month that stands in headings: the one thing pages have from the clock. */
  month: string
  /** By variant, market segment and path: the page, and what of its content it read on the way. */
  pages: Record<string, PageHtml & { reads: Reads }>
}

type Input = {
  contents: Record<Variant, BuiltContents>
  now: Date
  last: Renders | null
  load: () => Promise<Render>
}

/**
 * Renders pages as `load` would, but takes those from the last build whose content is the same in
 * every place that they read. What a page reads is observed, not declared: there is no list of it
 * that could be wrong. `renders` grows as pages are asked for.
 */
export function renderChanged({ contents, now, last, load }: Input): {
  render: Render
  renders: Renders
} {
  const month = presentMonth(now, contents.affiliate.en.content.labels.months ?? '')
  const former = last?.month === month ? last.pages : {}
  const renders: Renders = { month, pages: {} }
  const keys = recordOf(variants, variant =>
    recordOf(languages, language => keysOf(contents[variant][language])),
  )
  let renderer: Promise<Render> | undefined

  const render: Render = async (variant, input) => {
    const name = [variant, input.segment, input.path].join(' ')
    const keyOf = keys[variant][input.content.language]
    const isSame = ([place, key]: [string, string]) => keyOf(place) === key
    const kept = renders.pages[name] ?? former[name]
    if (kept && Object.entries(kept.reads).every(isSame)) {
      renders.pages[name] = kept
      return kept
    }
    renderer ??= load()
    const places = new Set<string>()
    const { content, bodies } = trackReads({ content: input.content, bodies: input.bodies }, places)
    const html = await (await renderer)(variant, { ...input, content, bodies })
    const reads = Object.fromEntries([...places].sort().map(place => [place, keyOf(place)]))
    const page = { ...html, reads }
    renders.pages[name] = page
    return page
  }
  return { render, renders }
}
