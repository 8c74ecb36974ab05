import type { VariantFiles } from '../shared/pages/entry-page-data.ts'
import type { Handover } from '../shared/pages/handover.ts'
import { importModules, readJsonFile } from './site-files.ts'

/**
 * Resolves when the page is shown and the browser is idle, or at the first pointer, key or focus
 * event. Until then the page needs no React: links open documents, and menus, questions and payment
 * lists are native.
 */
export const untilIdleOrInput = (painted: Promise<unknown>): Promise<unknown> =>
  new Promise(resolve => {
    for (const type of ['pointerdown', 'keydown', 'focusin']) {
      addEventListener(type, resolve, { once: true })
    }
    // Safari has no requestIdleCallback.
    painted.then(() => (window.requestIdleCallback ?? setTimeout)(resolve))
  })

/** Fetches React, the variant's components and its content, and hydrates what is on screen when it is ready. */
export async function handOver(
  files: VariantFiles,
  ready: Promise<unknown>,
  handover: Pick<Handover<unknown>, 'prerendered' | 'rankings' | 'now'>,
): Promise<void> {
  const [modules, content, textPage] = await Promise.all([
    importModules(files.scripts),
    readJsonFile<unknown>(files.content),
    files.textPage ? readJsonFile<Handover<unknown>['textPage']>(files.textPage) : null,
    ready,
  ])
  await modules.at(-1)?.hydrate({ content, textPage, readJsonFile, ...handover })
}
