import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { test as base, expect, type Page } from 'playwright/test'
import { readSettings } from '../../scripts/build/settings.ts'
import type { Handler, ListeningServer } from '../../scripts/serve/server.ts'
import { startSite } from '../../scripts/stand-ins/start-site.ts'

type SiteFixtures = {
  /** Texts of console errors and page errors that a test expects; every other fails it. */
  expectedErrors: (string | RegExp)[]
  /**
   * Serves the built site for this test alone, which may answer some requests itself. Where the
   * browser need not cache, and an answer may come at once, page.route is shorter.
   */
  startOwnSite: (intercept: Handler) => Promise<ListeningServer>
}

/**
 * The tests' own `test`: on the built site, in a real Chromium. It fails on any console error or
 * warning (policy violations are among them) and page error that is not in `expectedErrors`.
 */
export const test = base.extend<SiteFixtures>({
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const complaints: string[] = []
    context.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    context.on('weberror', error => complaints.push(`${error.error()}`))
    // Chromium writes most violations of the policy to the console itself, but not all.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`Policy violation: ${effectiveDirective} ${blockedURI}`)
      })
    })
    await use(context)
    const unexpected = complaints.filter(text => !expectedErrors.some(each => text.match(each)))
    expect(unexpected, 'console errors that the test did not expect').toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
  startOwnSite: async ({}, use) => {
    const sites: ListeningServer[] = []
    await use(async intercept => {
      const dist = process.env.TEST_DIST ?? ''
      const site = await startSite(dist, 0, readSettings({}), intercept)
      sites.push(site)
      return site
    })
    await Promise.all(sites.map(site => site.close()))
  },
})

/** Returns what answers the requests for such paths so, and leaves the others. */
export const at =
  (path: RegExp, answer: (response: ServerResponse) => unknown): Handler =>
  (request, response) => {
    if (!path.test(request.url ?? '')) return false
    request.resume()
    answer(response)
    return true
  }

export const sends =
  (status: number, headers: OutgoingHttpHeaders = {}, body = '') =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body)

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

export { expect }
