import type { Page, Request } from 'playwright/test'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { hydrated } from '../helpers/go-to.ts'
import { type AnsweredBrand, answeredBrands } from './answer.ts'
import { brandsOf } from './brands-of.ts'
import type { Scene } from './scenes.ts'

/** A scene in a tab, and what the tab has heard of it. */
export type OpenScene = {
  page: Page
  scene: Scene
  /** The status of the document. */
  status: number
  /** The brands that the info service sends, in its order. */
  answered: AnsweredBrand[]
  /** The brand of each card, in the order of the cards. */
  brands: AnsweredBrand[]
  /** The requests of the page, without those of the game in its frame. */
  requests: Request[]
  /** Errors and warnings in the console, uncaught errors, and files that were not loaded. */
  complaints: string[]
}

/** What an advertisement adds to an address. */
export const clickId = 'click'

/** The size of a phone's or a desktop's window. */
export const windowOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 })

/**
 * Opens a scene in a tab that may show another one, and brings it into its state. Throws at once if
 * the address does not show a page of the site.
 */
export async function openScene(page: Page, scene: Scene): Promise<OpenScene> {
  const { address, from = address, scenario, state, media, widths, reach } = scene
  page.removeAllListeners()
  page.setDefaultTimeout(30_000)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const requests: Request[] = []
  const complaints: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest() || request.frame() === page.mainFrame()) {
      requests.push(request)
    }
  })
  page.on('console', message => {
    const { url } = message.location()
    // Chromium's own lines about the document of an unknown path and about calls, which §7 is about.
    const isExpected = requests.some(
      request => request.url() === url && (request.method() !== 'GET' || state === 'unknown path'),
    )
    const isFailedRequest = message.text().startsWith('Failed to load resource')
    const isComplaint = ['error', 'warning'].includes(message.type())
    if (isComplaint && !(isFailedRequest && isExpected)) {
      complaints.push(message.text())
    }
  })
  page.on('pageerror', error => complaints.push(`${error}`))
  await page.setViewportSize(windowOf(widths[0] ?? 390))
  const isPending = state === 'answer pending'
  if (isPending) {
    await page.route(`**${infoPath}`, () => {})
  }
  const called = isPending && page.waitForRequest(`**${infoPath}`)
  const query = scenario && `?secretkey=${scenario}&gclid=${clickId}`
  const response = await page.goto(from + query, { waitUntil: 'commit' })
  // Chromium forgets the medium when a tab with a second DevTools session opens another page.
  await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: 'reduce', ...media })
  await page.waitForLoadState('domcontentloaded')
  const status = response?.status() ?? 0
  const isOfSite = (await page.locator('#casino-guide-page').count()) > 0
  if (!isOfSite || ![200, 404].includes(status)) {
    throw new Error(
      `${from} has the status ${status}${isOfSite ? '' : ', and is no page of the site'}`,
    )
  }
  await (called || hydrated(page))
  // What does not take a click now never will. The page itself may take longer.
  page.setDefaultTimeout(5000)
  if (from !== address) {
    await followMenuLink(page, address)
  }
  // A button that is not there or takes no click breaks a requirement of its own.
  await reach?.(page).catch(() => {})
  const answered = answeredBrands(scenario)
  const brands = await brandsOf(page.locator('.brand-card'), answered)
  return { page, scene, status, answered, brands, requests, complaints }
}

/** Follows a link of the menu, and waits for the page. */
async function followMenuLink(page: Page, address: string): Promise<void> {
  const title = await page.title()
  await page.locator(`header nav a[href="${address}"]`).click()
  await page.waitForFunction(before => document.title !== before, title)
}
