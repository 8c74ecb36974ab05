import { expect, type Page } from 'playwright/test'
import { hydrated } from './go-to.ts'

/** What Chromium itself writes when a request fails. No page can keep it from that. */
const browserLine = /^(?:Failed to load resource: |Access to fetch at .* blocked by CORS policy: )/

/** The one line of ours when the info call fails (spec §8), or one of the browser's. */
export const failedCallLine = new RegExp(`^Site bilgisi alınamadı: |${browserLine.source}`)

/** Chromium's complaint about a picture's http address. Below https it would ask for it by https. */
const insecurePicture = /^(?:Loading the image 'http:|Policy violation: img-src http:)/

/** What the console may say when the info service answers anything, or nothing. */
export const anyAnswerLine = new RegExp(`${failedCallLine.source}|${insecurePicture.source}`)

/**
 * Holds the failure contract (spec §2, §4, §8) on the home page: the spinner has ended; the social
 * casino stands there and works, in index.css; one line in Turkish in the console that gives the
 * reason, nothing else of ours, no uncaught error; nothing of it on the page.
 */
export async function expectSocialFallback(page: Page, reason: RegExp): Promise<void> {
  await hydrated(page)
  await expect(page).toHaveTitle('Best social casino games in New Zealand')
  await expect(page.locator('#spinner')).toBeHidden()
  await expect(page.getByTestId('game-card')).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId('brand-card')).toHaveCount(0)
  expect(await stylesheetsInForce(page)).toEqual(['index.css'])
  const ours = (await page.consoleMessages())
    .filter(message => ['error', 'warning'].includes(message.type()))
    .map(message => message.text())
    .filter(text => !browserLine.test(text))
  expect(ours).toEqual([expect.stringMatching(/^Site bilgisi alınamadı: /)])
  expect(ours[0]?.replace('Site bilgisi alınamadı: ', '')).toMatch(reason)
  const question = page.locator('#faq details').first()
  const wasOpen = (await question.getAttribute('open')) !== null
  await question.locator('summary').click()
  await expect(question).toHaveJSProperty('open', !wasOpen)
  expect(await page.pageErrors()).toEqual([])
  await expect(page.getByText('alınamadı')).toHaveCount(0)
}

/** Holds that the affiliate's page reads and its links can be followed, whoever painted it. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await expect(page.getByRole('link', { name: /^PLAY NOW/ }).first()).toBeVisible()
  await expect(page.locator('#spinner')).toBeHidden()
}

/** Returns which of the two stylesheets that the answer chooses from the page is shown with now. */
export const stylesheetsInForce = (page: Page): Promise<string[]> => page.evaluate(namesInForce)

/** The same, to be run in the page of any engine. */
export const namesInForce = (): string[] =>
  [...document.styleSheets]
    .filter(({ media }) => matchMedia(media.mediaText || 'all').matches)
    .map(({ href }) => href?.split('/').at(-1) ?? '')
    .filter(name => /^(Black|index)\.css$/.test(name))

/** Without it Chromium would look for the hosts of brands that only tests have. */
export const noOtherHost =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** Returns what stands on the screen, whatever the info service answered. */
export const pageOnScreen = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (selector: string) =>
      document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
    return {
      variant: document.querySelector('a[href$="/bacon-slot"]') ? 'social' : 'affiliate',
      cards: document.querySelectorAll('[data-testid=brand-card]').length,
      heading: isSeen('h1'),
      waits: isSeen('#spinner'),
      isError: document.body.innerText.includes('Unexpected Application Error'),
      runsScript: '__pwn' in window || [...document.links].some(a => a.protocol === 'javascript:'),
    }
  })
