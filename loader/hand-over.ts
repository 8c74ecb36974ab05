import type { Arrival, VariantClient } from '../shared/entry-page/arrival.ts'
import type { VariantPage } from '../shared/entry-page/entry-page.ts'
import { makeElement } from './jsx-runtime.ts'

type Parts = [client: VariantClient<unknown>, content: unknown, body: unknown]

/** Fetches React, the variant's pages and their words at once. Rejects when one does not come. */
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

/**
 * Keeps a form that is sent before React listens: such a submit does nothing. Returns what sends it
 * again.
 */
export function keepSubmit(): () => void {
  let form: EventTarget | null = null
  const keep = ({ target }: Event) => {
    form = target
  }
  addEventListener('submit', keep)
  return () => {
    removeEventListener('submit', keep)
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }
}

/** Runs each module in a separate task, so that none is long. Returns the last. */
async function runInTurn(modules: readonly string[]): Promise<VariantClient<unknown>> {
  let last: unknown
  for (const address of modules) last = await import(/* @vite-ignore */ address)
  return last as VariantClient<unknown>
}

/** Reads JSON that our build wrote. */
const read = async (address: string): Promise<unknown> => (await fetch(address)).json()
