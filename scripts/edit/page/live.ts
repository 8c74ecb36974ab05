/// <reference types="vite/client" />
// React's hot replacement has to be there before the first component is.
import '@vitejs/plugin-react/preamble'
import type { Arrival, Update, VariantClient } from '../../../shared/pages/arrival.ts'
import type { News } from './news.ts'
import { showPanel } from './panel.tsx'

const variant = new URL(import.meta.url).searchParams.get('variant') ?? ''

/**
 * Takes the page over as the variant's own module does. Whenever something is saved, the page on
 * screen gets the newest words, in its place, with the same brands in the same order.
 */
export async function hydrate(arrival: Arrival<unknown>): Promise<Update<unknown>> {
  const address = `${location.origin}/variants/${variant}/client.ts`
  const client: VariantClient<unknown> = await import(/* @vite-ignore */ address)
  const update = await client.hydrate(arrival)
  let newest: string | undefined
  import.meta.hot?.on('preview:news', async (news: News) => {
    showPanel(news)
    const content = news.contents[variant]?.[document.documentElement.lang]
    if (!content || content === newest) return
    newest = content
    const words: unknown = await (await fetch(content)).json()
    // Unless the next save was faster.
    if (content === newest) await update(words)
  })
  import.meta.hot?.send('preview:open')
  return update
}
