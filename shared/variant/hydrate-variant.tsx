import { RouterProvider } from 'react-router-dom'
import { imageOf, type VariantContent } from '../content/variant-content.ts'
import type { Handover } from '../pages/handover.ts'
import { marketPath, publicPath } from '../pages/market-path.ts'
import type { Route } from '../pages/route.ts'
import { closePopoverOnFocusOut } from './close-popover-on-focus-out.ts'
import { printLazyImages } from './print-lazy-images.ts'
import { renderApp } from './render-app.tsx'
import { replaceBrokenImages } from './replace-broken-images.ts'
import { startRouter, throwReadError } from './start-router.ts'
import { tolerateOtherPrograms } from './tolerate-other-programs.ts'
import type { VariantDefinition } from './variant-definition.ts'

/**
 * Hydrates the page that the loader shows; the router then follows links. On the page for unknown
 * paths React renders everything. Resolves when the page is on screen and interactive. Rejects if
 * its text page cannot be read: a page that is on screen then stays as it is, and in place of one
 * that is not, the router's error page names the file (spec §8).
 */
export async function hydrateVariant<Label extends string, VariantRoute extends Route>(
  variant: VariantDefinition<Label, VariantRoute>,
  handover: Handover<VariantContent<Label>>,
): Promise<void> {
  const { prerendered, content, now } = handover
  const { market, path } = marketPath(location.pathname)
  if (!prerendered) {
    // A path without a file can be an odd spelling of a page's: `/au//poker/index.html`.
    const address = publicPath(market, path) + location.search + location.hash
    history.replaceState(history.state, '', address)
  }
  replaceBrokenImages(imageOf(content, 'placeholder'))
  printLazyImages()
  closePopoverOnFocusOut()
  tolerateOtherPrograms()
  const router = await startRouter(variant, handover, market)
  if (prerendered) {
    throwReadError(router)
  }
  const app = variant.provide({ content, market, now }, <RouterProvider router={router} />)
  await renderApp(app, prerendered)
  throwReadError(router)
  // A form that was sent before (loader/note-early-events.ts).
  document.querySelector<HTMLFormElement>('#casino-guide-root [data-type=submit]')?.requestSubmit()
}
