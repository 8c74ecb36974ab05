/// <reference types="vite/client" />
// React's hot replacement has to load before the first component.
import '@vitejs/plugin-react/preamble'
import { type ReactNode, useEffect, useState } from 'react'
import type { Language } from '../../../shared/content/languages.ts'
import type { VariantContent } from '../../../shared/content/variant-content.ts'
import type { WrittenText } from '../../../shared/content/words.ts'
import type { Arrival } from '../../../shared/pages/arrival.ts'
import { type Kinds, pathOf } from '../../../shared/pages/route.ts'
import { hydrateVariant } from '../../../shared/variant/hydrate-variant.tsx'
import type { VariantDefinition } from '../../../shared/variant/variant-definition.ts'
import { affiliateVariant } from '../../../variants/affiliate/affiliate-variant.tsx'
import { socialVariant } from '../../../variants/social/social-variant.tsx'
import { markOf, type News } from './news.ts'
import { openPage } from './open-page.ts'
import { showPanel } from './panel.tsx'
import type { Draft } from './text-box.tsx'

type Content = VariantContent<string>

const name = new URL(import.meta.url).searchParams.get('variant') ?? ''

/** Hydrates the page as the variant's own client does, and keeps its words up to date. */
export const hydrate = (arrival: Arrival<Content>): Promise<void> =>
  name === 'affiliate'
    ? hydrateVariant(live(affiliateVariant(arrival.rankings), arrival), arrival)
    : hydrateVariant(live(socialVariant, arrival), arrival)

const live = <Label extends string, Own extends Kinds>(
  variant: VariantDefinition<Label, Own>,
  { prerendered, content: { language } }: Arrival<Content>,
): VariantDefinition<Label, Own> => ({
  ...variant,
  text: text => (
    <LiveText key={text.page} first={text} language={language}>
      {variant.text}
    </LiveText>
  ),
  provide: (visit, pages) => (
    <Live first={visit.content} prerendered={prerendered}>
      {content => variant.provide({ ...visit, content }, pages)}
    </Live>
  ),
})

type LiveProps = {
  first: Content
  prerendered: boolean
  children: (content: Content) => ReactNode
}

/** Renders a page with the latest words. Reloads it for other pictures or settings, and once it exists. */
function Live({ first, prerendered, children }: LiveProps): ReactNode {
  const [content, setContent] = useState(first)
  useEffect(() => {
    import.meta.hot?.on('preview:news', (news: News) => {
      const next = news.contents?.[name]?.[first.language]?.content ?? first
      const isNew = !prerendered && news.addresses.includes(location.pathname)
      // The reloaded page asks for the news.
      if (isNew || frameOf(next) !== frameOf(first)) {
        return location.reload()
      }
      // The router reads text pages with the words that the page was opened with.
      Object.assign(first, { footer: next.footer, textIndex: next.textIndex })
      setContent(next)
      showPanel(news, name)
    })
    const shown = document.querySelectorAll<HTMLElement>('[data-preview-text]')
    const drafts: Draft[] = JSON.parse(sessionStorage.previewDrafts ?? '[]')
    openPage([
      ...Array.from(shown, ({ dataset }) => dataset.previewText ?? ''),
      ...drafts.map(({ text }) => markOf(text)),
    ])
  }, [first, prerendered])
  return children(content)
}

/** Returns all but the words. A new label comes with code that needs it from the start. */
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
  language: Language
  children: (text: WrittenText) => ReactNode
}

/** Renders a text page with its latest words. Reloads it when it was deleted. */
function LiveText({ first, language, children }: LiveTextProps): ReactNode {
  const [text, setText] = useState(first)
  useEffect(() => {
    const show = (news: News) => {
      const path = pathOf(first.page)
      if (!news.addresses.includes(path) || news.homePaths[name]?.includes(path)) {
        return location.reload()
      }
      // The first news comes before the preview knows which texts the page shows.
      setText(news.contents?.[name]?.[language]?.texts[first.page]?.text ?? first)
    }
    import.meta.hot?.on('preview:news', show)
    return () => import.meta.hot?.off('preview:news', show)
  }, [first, language])
  return children(text)
}
