import type { Page } from 'playwright/test'

/** Makes every store of the browser throw, as one does that is told to keep nothing. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: blocked })
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked })
  })
