import type { Arrival, VariantClient } from '../shared/pages/arrival.ts'
import type { VariantPage } from '../shared/pages/entry-page.ts'

/**
 * Resolves when the page needs React: when it is shown and the browser is idle, or at the first
 * pointer, key or focus event. Until then links open documents; menus, questions and payment lists
 * are native.
 */
export const needed = (shown: Promise<unknown>): Promise<unknown> =>
  new Promise(resolve => {
    const listening = new AbortController()
    const end = () => {
      listening.abort()
      resolve(0)
    }
    for (const sign of ['pointerdown', 'keydown', 'focusin']) {
      addEventListener(sign, end, { signal: listening.signal })
    }
    // Safari has no requestIdleCallback.
    shown.then(() => (window.requestIdleCallback ?? setTimeout)(end))
  })

/** Fetches React, the variant's pages and their words, and hydrates what is on screen. */
export async function handOver(
  { script, chunks, content, body }: VariantPage,
  shown: Promise<unknown>,
  arrival: Pick<Arrival<unknown>, 'prerendered' | 'rankings' | 'now'>,
): Promise<void> {
  const early: Event[] = []
  const keep = (event: Event) => early.push(event)
  addEventListener('submit', keep, { once: true })
  const [modules, words, text] = await Promise.all([
    // Each module runs in a separate task, so that no task is long.
    Promise.all([...chunks, script].map(address => import(/* @vite-ignore */ address))),
    read(content),
    body && read(body),
    shown,
  ])
  const client: VariantClient<unknown> = modules.at(-1)
  await client.hydrate({ content: words, body: text, ...arrival })
  // A form that was submitted before hydration is submitted again.
  removeEventListener('submit', keep)
  const form = early[0]?.target
  if (form instanceof HTMLFormElement) {
    form.requestSubmit()
  }
}

/** Returns JSON that our build wrote. */
const read = async (address: string): Promise<unknown> => (await fetch(address)).json()
