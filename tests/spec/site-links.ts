import type { Page } from 'playwright/test'

/** Lists links to the site in the same tab, also hidden ones. */
export const linksOn = (page: Page) =>
  page.locator('a[href]:not([target])').evaluateAll(all =>
    all
      .filter(link => link instanceof HTMLAnchorElement)
      .filter(({ origin }) => origin === location.origin)
      .map(link => ({
        text: link.textContent?.trim() || link.ariaLabel,
        path: link.pathname,
        hash: link.hash,
        /** The language of the page, if the link says it. */
        language: link.hreflang,
        isName: link.matches('.site-name'),
        /** Whether the page has no element for the hash. */
        isLost:
          link.pathname === location.pathname &&
          link.hash.length > 1 &&
          !document.getElementById(decodeURIComponent(link.hash.slice(1))),
      })),
  )
