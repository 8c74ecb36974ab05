import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type BrowserContext, expect, type Page, test as playwrightTest } from 'playwright/test'
import { testSettings } from '../../scripts/compare/test-settings.ts'
import type { Handler, ListeningServer } from '../../scripts/serve/server.ts'
import { startSite } from '../../scripts/serve/stand-ins/start-site.ts'

/**
 * Serves the built site for one test, which can answer requests itself. Use it if the browser has
 * to cache or a response has to hang; otherwise page.route is shorter.
 */
export type StartOwnSite = (intercept: Handler) => Promise<ListeningServer>

type SiteFixtures = {
  /** Console errors and page errors that a test expects. Any other fails it. */
  expectedErrors: (string | RegExp)[]
  startOwnSite: StartOwnSite
}

/** Runs a test in Chromium. Fails on console messages that `expectedErrors` does not name. */
export const test = playwrightTest.extend<SiteFixtures>({
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const complaints: string[] = []
    context.on('console', message => {
      if (['error', 'warning'].includes(message.type())) {
        complaints.push(message.text())
      }
    })
    context.on('weberror', error => complaints.push(`${error.error()}`))
    await writeViolations(context)
    await use(context)
    // A page can still be asking for a file that a route answers.
    await Promise.all(context.pages().map(page => page.unrouteAll({ behavior: 'ignoreErrors' })))
    const unexpected = complaints.filter(
      text => !expectedErrors.some(expected => text.match(expected)),
    )
    expect(unexpected, 'console errors that the test did not expect').toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures’ names from it
  startOwnSite: async ({}, use) => {
    const sites: ListeningServer[] = []
    await use(async intercept => {
      const dist = process.env.TEST_DIST ?? ''
      const site = await startSite(dist, 0, testSettings(), intercept)
      sites.push(site)
      return site
    })
    await Promise.all(sites.map(site => site.close()))
  },
})

/** Writes policy violations to the console. Chromium writes most of them, but not all. */
export const writeViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`Policy violation: ${effectiveDirective} ${blockedURI}`)
    })
  })

export const at =
  (path: RegExp, answer: (response: ServerResponse) => unknown): Handler =>
  (request, response) => {
    if (!path.test(request.url ?? '')) {
      return false
    }
    request.resume()
    answer(response)
    return true
  }

export const sends =
  (status: number, headers: OutgoingHttpHeaders = {}, body: string | Uint8Array = '') =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body)

/** Makes every kind of browser storage throw, as it does when it is blocked. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: blocked })
    }
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked })
  })

export { expect }
