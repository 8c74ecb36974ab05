import type { Page, Request } from 'playwright/test'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { variantAddress, variants } from '../helpers/variant-address.ts'

function infoCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request)
  })
  return calls
}

test('the call is a POST of JSON with the key, and with what the address says', async ({
  page,
}) => {
  const calls = infoCalls(page)
  for (const [address, body] of [
    ['/', { webSiteName: '127', secretKey: null, gclid: null }],
    ['/fi', { webSiteName: '127/fi', secretKey: null, gclid: null }],
    ['/fi/poker', { webSiteName: '127/fi', secretKey: null, gclid: null }],
    ['/poker?gclid=g1', { webSiteName: '127/poker', secretKey: null, gclid: 'g1' }],
    [
      '/?secretkey=social&gclid=a%20b&secretkey=x',
      { webSiteName: '127', secretKey: 'social', gclid: 'a b' },
    ],
  ] as const) {
    calls.length = 0
    await goTo(page, address)
    expect(calls).toHaveLength(1)
    const [call] = calls
    expect(call?.method()).toBe('POST')
    expect(new URL(call?.url() ?? '').pathname).toBe('/api/getwebsiteinfo/')
    expect(call?.postDataJSON()).toEqual(body)
    expect(call?.headers()).toMatchObject({
      'content-type': 'application/json',
      'x-api-key': 'stand-in-key',
    })
  }
})

for (const variant of variants) {
  test(`the ${variant} site asks once, whatever page one goes on to`, async ({ page }) => {
    const calls = infoCalls(page)
    await goTo(page, variantAddress(variant, '/'))
    const links = page.locator('header nav a, footer nav a[href^="/"]:not([hreflang])')
    for (const [index] of (await links.all()).entries()) {
      const target = await links.nth(index).getAttribute('href')
      await links.nth(index).click()
      await expect(page).toHaveURL(target ?? '')
    }
    await page.goBack()
    await page.goForward()
    expect(calls).toHaveLength(1)
  })
}

test('a page makes no call but to its own origin, the info service and what brands show', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url())
  })
  for (const variant of variants) {
    await goTo(page, variantAddress(variant, '/'))
    await page.waitForLoadState('networkidle')
  }
  expect(foreign).toEqual([])
})

test('the call opens no connection: it goes over the one that the page came by', async ({
  page,
}) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const connections = new Map<string, number>()
  devTools.on('Network.responseReceived', ({ response }) => {
    connections.set(new URL(response.url).pathname, response.connectionId)
  })
  await goTo(page, '/')
  expect(connections.get('/')).toBeGreaterThan(0)
  expect(connections.get('/api/getwebsiteinfo/')).toBe(connections.get('/'))
})
