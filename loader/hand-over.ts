import type { Arrival } from '../shared/pages/arrival.ts'
import type { VariantPage } from '../shared/pages/entry-page.ts'
import { importModules, readJsonFile } from './own-files.ts'

/**
 * Resolves when the page is shown and the browser is idle, or at the first pointer, key or focus
 * event. Until then the page needs no React: links open documents, and menus, questions and payment
 * lists are native.
 */
export const untilIdleOrInput = (shown: Promise<unknown>): Promise<unknown> =>
  new Promise(resolve => {
    for (const type of ['pointerdown', 'keydown', 'focusin']) {
      addEventListener(type, resolve, { once: true })
    }
    // Safari has no requestIdleCallback.
    shown.then(() => (window.requestIdleCallback ?? setTimeout)(resolve))
  })

/** Fetches React, the variant's pages and their words, and hydrates what is on screen. */
export async function handOver(
  { scripts, content, text }: VariantPage,
  shown: Promise<unknown>,
  arrival: Pick<Arrival<unknown>, 'prerendered' | 'rankings' | 'now'>,
): Promise<void> {
  const [modules, words, written] = await Promise.all([
    importModules(scripts),
    readJsonFile<unknown>(content),
    text ? readJsonFile<Arrival<unknown>['text']>(text) : null,
    shown,
  ])
  await modules.at(-1)?.hydrate({ content: words, text: written, readJsonFile, ...arrival })
  document.querySelector<HTMLFormElement>('#casino-guide-root [data-type=submit]')?.requestSubmit()
}
