/// <reference types="vite/client" />
// React's hot replacement has to be there before the first component is.
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

const variant = new URL(import.meta.url).searchParams.get('variant') ?? ''

/** Takes the page over as the variant's own client does, and shows in it the words that are saved. */
export const hydrate = (arrival: Arrival<Content>): Promise<void> =>
  variant === 'affiliate'
    ? hydrateLive(affiliateVariant(arrival.rankings), arrival)
    : hydrateLive(socialVariant, arrival)

const hydrateLive = <Label extends string, Kind extends string>(
  own: VariantDefinition<Label, Kind>,
  arrival: Arrival<Content>,
): Promise<void> => {
  const provide: typeof own.provide = (visit, pages) => (
    <Live content={visit.content} provide={content => own.provide({ ...visit, content }, pages)} />
  )
  return hydrateVariant({ ...own, provide }, arrival)
}

type LiveProps = { content: Content; provide: (content: Content) => ReactNode }

/** Gives the page the newest words. What makes other routes or pictures loads the page again. */
function Live({ content, provide }: LiveProps): ReactNode {
  const [shown, show] = useState(content)
  useEffect(() => {
    import.meta.hot?.on('preview:news', (news: News) => {
      showPanel(news)
      const next = news.contents[variant]?.[content.language] ?? content
      if (frameOf(next) === frameOf(content)) show(next)
      else location.reload()
    })
    import.meta.hot?.send('preview:open')
  }, [content])
  return provide(shown)
}

/** All but the words that a page renders by itself. A label that is new needs code that is new too. */
const frameOf = (content: Content) =>
  JSON.stringify({ ...content, labels: Object.keys(content.labels), pages: null })
