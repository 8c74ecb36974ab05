// React's hot replacement has to load before the first component.
import '@vitejs/plugin-react/preamble'
import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { VariantContent } from '../../../shared/content/variant-content.ts'
import type { Arrival } from '../../../shared/pages/arrival.ts'
import type { Route } from '../../../shared/pages/route.ts'
import { hydrateVariant } from '../../../shared/variant/hydrate-variant.tsx'
import type { VariantDefinition } from '../../../shared/variant/variant-definition.ts'
import { affiliateVariant } from '../../../variants/affiliate/affiliate-variant.tsx'
import { socialVariant } from '../../../variants/social/social-variant.tsx'
import { showPanel } from './panel.tsx'
import { followNews, useNews } from './use-news.ts'

type Content = VariantContent<string>

const isAffiliate = new URL(import.meta.url).searchParams.get('variant') === 'affiliate'

/** Hydrates the page as the variant's own client does, and keeps its words up to date. */
export async function hydrate(arrival: Arrival<Content>): Promise<void> {
  const reportMarks = followNews(isAffiliate ? 'affiliate' : 'social', arrival)
  await (isAffiliate
    ? hydrateVariant(live(affiliateVariant(arrival.rankings)), arrival)
    : hydrateVariant(live(socialVariant), arrival))
  // The marks are in the words until React has compared them.
  showPanel(reportMarks)
}

const live = <Label extends string, Row extends Route>(
  variant: VariantDefinition<Label, Row>,
): VariantDefinition<Label, Row> => ({
  ...variant,
  layout: (
    <>
      <ReadTextAgain />
      {variant.layout}
    </>
  ),
  provide: (visit, pages) => (
    <WithLatestWords first={visit.content}>
      {content => variant.provide({ ...visit, content }, pages)}
    </WithLatestWords>
  ),
})

type WithLatestWordsProps = { first: Content; children: (content: Content) => ReactNode }

function WithLatestWords({ first, children }: WithLatestWordsProps): ReactNode {
  return children(useNews()?.content ?? first)
}

/** Lets the router read the text page again when words have changed. A deleted page is an unknown path. */
function ReadTextAgain(): null {
  const content = useNews()?.content
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (content) {
      revalidate()
    }
  }, [content, revalidate])
  return null
}
