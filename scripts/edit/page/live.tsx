// React's hot replacement has to load before the first component.
import '@vitejs/plugin-react/preamble'
import { type ReactNode, useEffect, useState } from 'react'
import type { VariantContent } from '../../../shared/content/variant-content.ts'
import type { WrittenText } from '../../../shared/content/words.ts'
import type { Arrival, ReadJsonFile } from '../../../shared/pages/arrival.ts'
import type { Kinds } from '../../../shared/pages/route.ts'
import { hydrateVariant } from '../../../shared/variant/hydrate-variant.tsx'
import type { VariantDefinition } from '../../../shared/variant/variant-definition.ts'
import { affiliateVariant } from '../../../variants/affiliate/affiliate-variant.tsx'
import { socialVariant } from '../../../variants/social/social-variant.tsx'
import { showPanel } from './panel.tsx'
import { useNews } from './use-news.ts'

type Content = VariantContent<string>

const isAffiliate = new URL(import.meta.url).searchParams.get('variant') === 'affiliate'

/** Hydrates the page as the variant's own client does, and keeps its words up to date. */
export const hydrate = (arrival: Arrival<Content>): Promise<void> =>
  isAffiliate
    ? hydrateVariant(live(affiliateVariant(arrival.rankings), arrival), arrival)
    : hydrateVariant(live(socialVariant, arrival), arrival)

const live = <Label extends string, Own extends Kinds>(
  variant: VariantDefinition<Label, Own>,
  arrival: Arrival<Content>,
): VariantDefinition<Label, Own> => ({
  ...variant,
  text: text => (
    <LiveText key={text.page} first={text} readJsonFile={arrival.readJsonFile}>
      {variant.text}
    </LiveText>
  ),
  provide: (visit, pages) => (
    <Live first={visit.content} arrival={arrival}>
      {content => variant.provide({ ...visit, content }, pages)}
    </Live>
  ),
})

type LiveProps = {
  first: Content
  arrival: Arrival<Content>
  children: (content: Content) => ReactNode
}

/** Renders a page with the latest words. Reloads it for other pictures or settings, and once it exists. */
function Live({ first, arrival: { prerendered, readJsonFile }, children }: LiveProps): ReactNode {
  const news = useNews()
  const isNew = !prerendered && news?.isPrerendered
  const content = useLatestFile(news?.content, first, readJsonFile)
  const isOther = frameOf(content) !== frameOf(first)
  useEffect(() => showPanel(isAffiliate ? 'affiliate' : 'social'), [])
  useEffect(() => {
    if (isNew || isOther) {
      return location.reload()
    }
    // The router reads text pages with the words that the page was opened with.
    Object.assign(first, { footer: content.footer, textIndex: content.textIndex })
  }, [isNew, isOther, content, first])
  return children(isOther ? first : content)
}

/** Returns what a page needs a reload for: everything except its words. A new label comes with new code. */
const frameOf = (content: Content) =>
  JSON.stringify({
    ...content,
    labels: Object.keys(content.labels),
    pages: Object.keys(content.pages),
    footer: null,
    textIndex: null,
  })

type LiveTextProps = {
  first: WrittenText
  readJsonFile: ReadJsonFile
  children: (text: WrittenText) => ReactNode
}

/** Renders a text page with its latest words. Reloads it when it was deleted. */
function LiveText({ first, readJsonFile, children }: LiveTextProps): ReactNode {
  const news = useNews()
  const isGone = news !== null && news.shows !== 'page'
  useEffect(() => {
    if (isGone) {
      location.reload()
    }
  }, [isGone])
  // Just after a click on a link, the news are still those on the last page.
  const own = news?.text?.page === first.page ? news.text.address : null
  return children(useLatestFile(own, first, readJsonFile))
}

/** Returns the site's file at an address. Until it has arrived, returns the one before. */
function useLatestFile<File>(
  address: string | null | undefined,
  first: File,
  readJsonFile: ReadJsonFile,
): File {
  const [file, setFile] = useState(first)
  useEffect(() => {
    let isLatest = true
    if (address) {
      readJsonFile<File>(address).then(next => isLatest && setFile(next))
    }
    return () => {
      isLatest = false
    }
  }, [address, readJsonFile])
  return file
}
