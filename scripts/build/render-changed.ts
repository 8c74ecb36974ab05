import { type Language, languages, recordOf } from '../../shared/content/languages.ts'
import type { PageHtml } from '../../shared/site/prerender-site.tsx'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { presentMonth } from '../../variants/affiliate/ranked-list/present-month.ts'
import type { Render } from './bundle-variants.ts'
import { changedPlaces, type Places, placesOf, trackReads } from './places.ts'
import type { BuiltContents } from './site-contents.ts'

type Contents = Record<Variant, BuiltContents>

/** A rendered page, and all places of its content that were read on the way. */
type Rendered = PageHtml & { reads: string[] }

/** What a build leaves for the next one, so that only pages whose words changed are rendered. */
export type Renders = {
  /** The month that stands in headings: the one thing pages have from the clock. */
  month: string
  places: Record<Variant, Record<Language, Places>>
  /** By variant, market segment and path. */
  pages: Record<string, Rendered>
}

type Input = {
  contents: Contents
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
  const places = placesOfContents(contents)
  const month = presentMonth(now, contents.affiliate.en.content.labels.months ?? '')
  const usable = last?.month === month ? last : null
  const changed = usable && changesOf(usable.places, places)
  const renders: Renders = { month, places, pages: {} }
  let renderer: Promise<Render> | undefined

  async function renderOnce(
    name: string,
    variant: Variant,
    input: Parameters<Render>[1],
  ): Promise<Rendered> {
    const former = usable?.pages[name]
    const isSame = (place: string) => !changed?.[variant][input.content.language].has(place)
    if (former?.reads.every(isSame)) return former
    renderer ??= load()
    const reads = new Set<string>()
    const { content, bodies } = trackReads({ content: input.content, bodies: input.bodies }, reads)
    const html = await (await renderer)(variant, { ...input, content, bodies })
    return { ...html, reads: [...reads].sort() }
  }

  const render: Render = async (variant, input) => {
    const name = [variant, input.segment, input.path].join(' ')
    const page = renders.pages[name] ?? (await renderOnce(name, variant, input))
    renders.pages[name] = page
    return page
  }
  return { render, renders }
}

const placesOfContents = (contents: Contents): Renders['places'] =>
  recordOf(variants, variant =>
    recordOf(languages, language => {
      const { content, bodies } = contents[variant][language]
      return placesOf({ content, bodies })
    }),
  )

const changesOf = (before: Renders['places'], after: Renders['places']) =>
  recordOf(variants, variant =>
    recordOf(languages, language =>
      changedPlaces(before[variant][language], after[variant][language]),
    ),
  )
