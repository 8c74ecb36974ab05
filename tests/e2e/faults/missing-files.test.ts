import type { ServerResponse } from 'node:http'
import type { BrowserContext, Page, Route } from 'playwright/test'
import type { Handler } from '../../../scripts/serve/server.ts'
import { goTo, hold, hydrated, infoCalls, variantAddress } from '../../helpers/go-to.ts'
import { pageData } from '../../helpers/page-data.ts'
import { at, blockStorage, expect, sends, test } from '../../helpers/site-test.ts'

// Chromium’s messages about failed requests, and our own line when the page gives up.
test.use({ expectedErrors: [/^Failed to load |^Sayfa etkinleştirilemedi: /] })

const ownLine = 'Sayfa etkinleştirilemedi: '

const forAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const isGone = sends(404, forAYear, 'not found')

/** Begins a file and never ends it. */
const hangs = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/javascript', ...forAYear }).write(' ')

/** Answers until a page asks past the browser’s cache. */
function untilReload(answer: Handler): Handler {
  let isBack = false
  return (request, response) => {
    isBack ||= request.headers['cache-control'] === 'no-cache'
    return !isBack && answer(request, response)
  }
}

const script = /\.js$/
const json = /\.json$/
const { affiliate, social } = pageData(process.env.TEST_DIST ?? '', '/privacy-policy')
const textPage = RegExp(`^(${affiliate.textPage}|${social.textPage})$`)

/** What happens to the site's own files. */
const passing: Record<string, () => Handler> = {
  'scripts that are missing once': () => untilReload(at(script, isGone)),
  'words that are missing once': () => untilReload(at(json, isGone)),
  'words that hang once': () => untilReload(at(json, hangs)),
}
const lasting: Record<string, () => Handler> = {
  'scripts that are missing for good': () => at(script, isGone),
  'words that are missing for good': () => at(json, isGone),
  'a text page that is missing for good': () => at(textPage, isGone),
  'words that are a page': () => at(json, sends(200, forAYear, '<!doctype html>')),
  'scripts that hang': () => at(script, hangs),
  'words that hang': () => at(json, hangs),
}

/**
 * Makes timers of up to `longest` ms end ten times sooner. A page has 5 s for the first attempt to
 * read a file, 10 s for the second, and 20 s for all of them: a slow machine needs the last.
 * Playwright’s clock would hide how the page was opened.
 */
const hurry = (page: Page | BrowserContext, longest: number) =>
  page.addInitScript(longest => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, milliseconds = 0, ...values: unknown[]) =>
        setTimeout(run, milliseconds <= longest ? milliseconds / 10 : milliseconds, ...values),
    })
  }, longest)

/** Counts what a page does from now on. */
function watch(page: Page) {
  const calls = infoCalls(page)
  const documents: string[] = []
  const lines: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) {
      documents.push(request.url())
    }
  })
  page.on('console', message => {
    if (message.text().startsWith(ownLine)) {
      lines.push(message.text())
    }
  })
  return {
    lines,
    counts: () => ({ documents: documents.length, calls: calls.length, lines: lines.length }),
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [fault, answer] of Object.entries({ ...passing, ...lasting })) {
  const lives = fault in passing
  const outcome = lives ? 'are hydrated' : 'can be read'
  test(`pages with ${fault} ${outcome}`, async ({ context, startOwnSite }) => {
    await hurry(context, lives ? 5_000 : 20_000)
    const open = async (path: string) => {
      const page = await context.newPage()
      // Another origin each time, because the browser caches the faults.
      const { origin } = await startOwnSite(answer())
      const { counts, lines } = watch(page)
      const address = `${origin}${path}?secretkey=social&gclid=click`
      await page.goto(address)
      if (lives) {
        await hydrated(page)
      } else {
        await expect.poll(() => lines.length, path).toBe(1)
      }
      await expect(page.getByRole('heading').first(), path).toBeVisible()
      await expect(page.locator('#casino-guide-spinner'), path).toBeHidden()
      await expect(page).toHaveURL(address)
      expect(counts(), path).toEqual({ documents: 1, calls: 1, lines: lives ? 0 : 1 })
    }
    // The second page has no HTML file of its own.
    await Promise.all(['/privacy-policy', '/au/privacy-policy'].map(open))
  })
}

test('links of a page without its scripts open documents', async ({ page, startOwnSite }) => {
  // The page must know without storage whether it has been reloaded.
  await blockStorage(page)
  const { origin } = await startOwnSite(at(script, hangs))
  await page.goto(origin, { waitUntil: 'commit' })
  await expect(page.locator('.brand-card')).toHaveCount(10)
  await expect(page.getByRole('link', { name: /^play now/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'cookie-policy' }).click({ noWaitAfter: true })
  await expect(heading(page)).toHaveText('affiliate cookie-policy heading')
})

test('a page whose site is gone stays open', async ({ page }) => {
  const { lines, counts } = watch(page)
  await page.route(/\/assets\/.*\.(?:js|json)$/, async route => {
    await page.route('**', route => route.abort())
    await route.abort()
  })
  await page.goto('/')
  await expect.poll(() => lines.length).toBe(1)
  await expect(page.locator('.brand-card')).toHaveCount(10)
  expect(counts()).toEqual({ documents: 1, calls: 1, lines: 1 })
})

/** Serves pages of an older site, whose words are gone, as often as `times` says. */
async function serveOldPages(page: Page, times: number): Promise<void> {
  let version = 0
  await page.route(
    request => request.pathname === '/contact',
    async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /(?<="content":"\/assets\/)\w+/g,
        `old-${version++}`,
      )
      await route.fulfill({ response, body })
    },
    { times },
  )
}

test('an old page is reloaded once, with its query', async ({ page }) => {
  await blockStorage(page)
  await serveOldPages(page, 1)
  const { counts } = watch(page)
  const address = variantAddress('social', '/contact')
  await goTo(page, address)
  await expect(page).toHaveURL(address)
  expect(counts()).toEqual({ documents: 2, calls: 2, lines: 0 })
})

test('a page that is older each time is reloaded only once', async ({ page }) => {
  await blockStorage(page)
  await serveOldPages(page, Number.POSITIVE_INFINITY)
  const { counts, lines } = watch(page)
  await page.goto(variantAddress('social', '/contact'))
  await expect.poll(() => lines.length).toBe(1)
  await expect(heading(page)).toBeVisible()
  expect(counts()).toEqual({ documents: 2, calls: 2, lines: 1 })
})

test('an old page with a message in its form is not reloaded', async ({ page }) => {
  await serveOldPages(page, 1)
  // The words are answered when the message has been written.
  const letCome = await hold(page, /old-\d\.json$/, route => route.fulfill({ status: 404 }))
  const { counts, lines } = watch(page)
  await page.goto(variantAddress('social', '/contact'))
  await page.getByLabel('message').fill('Kia ora')
  letCome()
  await expect.poll(() => lines.length).toBe(1)
  await expect(page.getByLabel('message')).toHaveValue('Kia ora')
  expect(counts()).toEqual({ documents: 1, calls: 1, lines: 1 })
})

for (const [what, answer] of [
  ['is missing', isGone],
  ['hangs', hangs],
] as const) {
  test(`a link to a text page that ${what} opens a document, and back the message is there`, async ({
    page,
    startOwnSite,
  }) => {
    const { origin } = await startOwnSite(at(textPage, answer))
    await hurry(page, 10_000)
    const { counts, lines } = watch(page)
    await goTo(page, `${origin}/contact?secretkey=social`)
    await page.getByLabel('message').fill('Kia ora')
    await page.getByRole('link', { name: 'privacy-policy' }).click()
    // The document asks again, without the query, and the affiliate shows.
    await expect(heading(page)).toHaveText('affiliate privacy-policy heading')
    await expect.poll(() => lines.length).toBe(1)
    await expect(page).toHaveURL(`${origin}/privacy-policy`)
    expect(counts()).toEqual({ documents: 2, calls: 2, lines: 1 })
    await page.goBack()
    await expect(page.getByLabel('message')).toHaveValue('Kia ora')
    await hydrated(page)
    await expect(page.getByLabel('message')).toHaveValue('Kia ora')
  })
}

test('a link to a text page that is missing, in a market without documents, opens an error', async ({
  page,
  startOwnSite,
}) => {
  const { origin } = await startOwnSite(at(textPage, isGone))
  const { counts } = watch(page)
  await goTo(page, `${origin}/au`)
  await page.getByRole('link', { name: 'privacy-policy' }).click()
  await expect(page.locator('body')).toContainText('Unexpected Application Error!')
  await expect(page).toHaveURL(`${origin}/au/privacy-policy`)
  await expect.poll(counts).toEqual({ documents: 2, calls: 2, lines: 1 })
})

for (const [what, answer, reason] of [
  ['is missing', isGone, 'Error: HTTP 404'],
  ['hangs', hangs, 'timeout'],
  ['is blocked', ({ socket }: ServerResponse) => socket?.destroy(), 'TypeError: Failed to fetch'],
] as const) {
  test(`a text page that ${what}, without a document, is an error that names the file`, async ({
    page,
    startOwnSite,
  }) => {
    const { origin } = await startOwnSite(at(textPage, answer))
    if (answer === hangs) {
      await hurry(page, 10_000)
    }
    const { counts } = watch(page)
    const error = `Unexpected Application Error!${affiliate.textPage}: ${reason}`
    await page.goto(`${origin}/au/privacy-policy`)
    await expect(page.locator('body')).toContainText(error)
    await expect.poll(counts).toEqual({ documents: 1, calls: 1, lines: 1 })
  })
}

test('an open page fetches a text page past the cache if a host said that it is missing', async ({
  page,
  startOwnSite,
}) => {
  const { origin } = await startOwnSite(untilReload(at(textPage, isGone)))
  const { counts } = watch(page)
  await goTo(page, `${origin}/contact?secretkey=social`)
  await page.getByRole('link', { name: 'privacy-policy' }).click()
  await expect(heading(page)).toHaveText('social privacy-policy heading')
  expect(counts()).toEqual({ documents: 1, calls: 1, lines: 0 })
})

test.describe('an error in a page', () => {
  test.use({ expectedErrors: ['Cannot read properties of undefined'] })

  test('shows the router’s own error page, with message and stack', async ({ page }) => {
    await goTo(page, '/')
    const isNoText = (route: Route) => route.fulfill({ json: {} })
    await page.route(({ pathname }) => textPage.test(pathname), isNoText)
    await page.getByRole('link', { name: 'privacy-policy' }).click()
    await expect(page.locator('body')).toHaveText(
      /Unexpected Application Error!.*Cannot read properties of undefined.* at \w+ \(http/s,
    )
    await expect(page.getByRole('banner')).toHaveCount(0)
  })
})

test('the placeholder replaces a photo, which has several sizes, before and after a link to its page', async ({
  page,
}) => {
  const photo = {
    tag: 'img',
    props: { alt: 'A beach', src: '/gone.webp', srcSet: '/gone-1.webp 640w, /gone.webp 1280w' },
  }
  await page.route(
    ({ pathname }) => textPage.test(pathname),
    async route => {
      const response = await route.fetch()
      const words = await response.json()
      await route.fulfill({ response, json: { ...words, body: [photo, ...words.body] } })
    },
  )
  const isShown = (image: SVGElement | HTMLElement) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
  const picture = page.getByRole('img', { name: 'A beach' })
  await goTo(page, variantAddress('affiliate', '/'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'privacy-policy' }).click()
  await expect.poll(() => picture.evaluate(isShown)).toBe(true)
  await goTo(page, variantAddress('affiliate', '/xx/privacy-policy'))
  await expect.poll(() => picture.evaluate(isShown)).toBe(true)
})
