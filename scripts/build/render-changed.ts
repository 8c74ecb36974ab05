import type { Language } from '../../shared/content/words.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { presentMonth } from '../../variants/affiliate/ranked-list/present-month.ts'
import { changedPlaces, type Places, placesOf, trackReads } from './places.ts'
import type { Render } from './render-page.ts'
import type { BuiltContents } from './site-contents.ts'
import type { PageHtml } from './split-head.ts'

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

const perLanguage = <From, To>(
  record: Record<Variant, Record<Language, From>>,
  change: (value: From, variant: Variant, language: Language) => To,
): Record<Variant, Record<Language, To>> => {
  const of = (variant: Variant) => ({
    en: change(record[variant].en, variant, 'en'),
    fi: change(record[variant].fi, variant, 'fi'),
  })
  return { affiliate: of('affiliate'), social: of('social') }
}

const placesOfContents = (contents: Contents): Renders['places'] =>
  perLanguage(contents, ({ content, bodies }) => placesOf({ content, bodies }))

const changesOf = (before: Renders['places'], after: Renders['places']) =>
  perLanguage(before, (places, variant, language) =>
    changedPlaces(places, after[variant][language]),
  )
