import type { Arrival, VariantClient } from '../shared/entry-page/arrival.ts'
import type { VariantPage } from '../shared/entry-page/entry-page.ts'

/** JSON of our own build. */
const read = async (address: string): Promise<unknown> => (await fetch(address)).json()

/**
 * Fetches React, the variant's pages and their words, all at once, and hydrates what is on screen.
 * When one of them does not come the page stays as it is: links and forms work without.
 */
export async function handOver(
  page: VariantPage,
  arrival: Pick<Arrival<unknown>, 'prerendered' | 'rankings' | 'now'>,
): Promise<void> {
  for (const chunk of page.chunks) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = chunk
    document.head.append(link)
  }
  const root = document.getElementById('root')
  if (!root) return
  const [client, content, body]: [VariantClient<unknown>, unknown, unknown] = await Promise.all([
    import(/* @vite-ignore */ page.script),
    read(page.content),
    page.body && read(page.body),
  ])
  await client.hydrate({ root, content, body, ...arrival })
}
