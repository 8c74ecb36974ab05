import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test'

type SiteFixtures = {
  /** Texts of console errors and page errors that a test expects; every other fails it. */
  expectedErrors: (string | RegExp)[]
}

const isComplaint = (message: ConsoleMessage): boolean =>
  message.type() === 'error' || message.type() === 'warning'

/** What a page complains of from now on, as it comes: console errors and warnings, page errors. */
export async function watchComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', message => {
    if (isComplaint(message)) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(`${error}`))
  // Chromium writes most violations of the policy to the console itself, but not all.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`Policy violation: ${effectiveDirective} ${blockedURI}`)
    })
  })
  return complaints
}

/**
 * The tests' own `test`: on the built site, in a real Chromium. It fails on any console error or
 * warning (policy violations are among them) and page error that is not in `expectedErrors`.
 */
export const test = base.extend<SiteFixtures>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const complaints = await watchComplaints(page)
    await use(page)
    const unexpected = complaints.filter(
      text => !expectedErrors.some(expected => text.match(expected) !== null),
    )
    expect(unexpected, 'console errors that the test did not expect').toEqual([])
  },
})

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
