import type { Arrival, VariantClient } from '../shared/entry-page/arrival.ts'
import type { VariantPage } from '../shared/entry-page/entry-page.ts'
import { makeElement } from './jsx-runtime.ts'

type Parts = [client: VariantClient<unknown>, content: unknown, body: unknown]

/** React, the variant's pages and their words, all fetched at once. Rejects when one does not come. */
export function fetchParts({ script, chunks, content, body }: VariantPage): Promise<Parts> {
  for (const href of chunks)
    document.head.append(makeElement('link', { rel: 'modulepreload', href }))
  return Promise.all([runInTurn([...chunks, script]), read(content), body && read(body)])
}

/** Hydrates what is on screen. */
export async function handOver(
  [client, content, body]: Parts,
  arrival: Pick<Arrival<unknown>, 'prerendered' | 'rankings' | 'now'>,
): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root')
  if (root) await client.hydrate({ root, content, body, ...arrival })
}

/** Runs each module in a task of its own, so that none is long. Gives the last. */
async function runInTurn(modules: readonly string[]): Promise<VariantClient<unknown>> {
  let last: unknown
  for (const address of modules) last = await import(/* @vite-ignore */ address)
  return last as VariantClient<unknown>
}

/** JSON of our own build. */
const read = async (address: string): Promise<unknown> => (await fetch(address)).json()
