/// <reference types="vite/client" />
// React's hot replacement has to load before the first component.
import '@vitejs/plugin-react/preamble'
import { type ReactNode, useEffect, useState } from 'react'
import type { VariantContent } from '../../../shared/content/variant-content.ts'
import type { Arrival } from '../../../shared/pages/arrival.ts'
import { hydrateVariant } from '../../../shared/variant/hydrate-variant.tsx'
import type { VariantDefinition } from '../../../shared/variant/variant-definition.ts'
import { affiliateVariant } from '../../../variants/affiliate/affiliate-variant.tsx'
import { socialVariant } from '../../../variants/social/social-variant.tsx'
import type { News } from './news.ts'
import { showPanel } from './panel.tsx'

type Content = VariantContent<string>

const name = new URL(import.meta.url).searchParams.get('variant') ?? ''

/** Hydrates the page as the variant's own client does, and keeps its words up to date. */
export const hydrate = (arrival: Arrival<Content>): Promise<void> =>
  name === 'affiliate'
    ? hydrateVariant(live(affiliateVariant(arrival.rankings)), arrival)
    : hydrateVariant(live(socialVariant), arrival)

const live = <Label extends string, Kind extends string>(
  variant: VariantDefinition<Label, Kind>,
): VariantDefinition<Label, Kind> => ({
  ...variant,
  provide: (visit, pages) => (
    <Live first={visit.content}>{content => variant.provide({ ...visit, content }, pages)}</Live>
  ),
})

/** Renders a page with the latest words. Reloads it for other routes or pictures. */
function Live(props: { first: Content; children: (content: Content) => ReactNode }): ReactNode {
  const { first, children } = props
  const [content, setContent] = useState(first)
  useEffect(() => {
    import.meta.hot?.on('preview:news', (news: News) => {
      const next = news.contents?.[name]?.[first.language]?.content ?? first
      // The reloaded page asks for the news.
      if (frameOf(next) !== frameOf(first)) {
        return location.reload()
      }
      setContent(next)
      showPanel(news, name)
    })
    import.meta.hot?.send('preview:open')
  }, [first])
  return children(content)
}

/** Returns all but the words. A new label comes with code that needs it from the start. */
const frameOf = (content: Content) =>
  JSON.stringify({ ...content, labels: Object.keys(content.labels), pages: null })
