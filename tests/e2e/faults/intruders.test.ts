import type { Page, Route } from 'playwright/test'
import { goTo, hold, hydrated, rewrite, variantAddress } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { intruders, keepIntruding } from './intruders.ts'

// React reports that it renders the page from scratch, as it should.
test.use({
  expectedErrors: [/Minified React error #418/],
  contextOptions: { reducedMotion: 'reduce' },
})

const field = (page: Page, name: string) => page.locator(`[name=${name}]`)

/** Opens a page whose scripts wait until the returned function is called. */
async function openBeforeHydration(page: Page, address: string): Promise<() => Promise<unknown>> {
  await page.unrouteAll()
  const letCome = await hold(page, '**/assets/**/*.js')
  await page.goto(address)
  return () => {
    letCome()
    return hydrated(page)
  }
}

/** Follows links, whose pages React renders without another document. */
async function follow(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    const heading = await page.locator('h1').textContent()
    await page.locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(url => url.pathname === path)
    await expect(page.locator('main h1')).not.toHaveText(heading ?? '')
    await expect(page.locator('header')).toBeVisible()
    await expect(page.locator('footer')).toBeAttached()
  }
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1)
}

/** Types before hydration, follows links, and opens a question. */
async function typeAndFollow(page: Page, stays: string): Promise<void> {
  const letHydrate = await openBeforeHydration(page, variantAddress('social', '/'))
  await field(page, 'email').fill('aroha@example.nz')
  await field(page, 'message').fill('Kia ora')
  await field(page, 'name').focus()
  await page.keyboard.type('Arha')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  const top = await page.evaluate(() => window.scrollY)
  await page.evaluate(stays)
  await letHydrate()
  await page.keyboard.type('oh')
  await expect(field(page, 'name')).toHaveValue('Aroha')
  await expect(field(page, 'email')).toHaveValue('aroha@example.nz')
  await expect(field(page, 'message')).toHaveValue('Kia ora')
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await follow(page, '/bacon-slot', '/contact', '/privacy-policy')
  await page.goBack()
  await expect(field(page, 'name')).toHaveValue('Aroha')
  await expect(field(page, 'message')).toHaveValue('Kia ora')
  await follow(page, '/')
  await page.locator('summary').first().click()
  await expect(page.locator('details').first()).toHaveAttribute('open', '')
}

/** Opens all that can be open at a time before hydration, and follows links. */
async function openAndFollow(page: Page, stays: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 664 })
  for (const [address, buttons, opened] of [
    [
      '/?secretkey=social',
      ['summary >> nth=1', '.burger'],
      ['details[open] summary >> nth=0', '.main-menu:popover-open'],
    ],
    ['/?secretkey=affiliate', ['.more-payments >> nth=4'], ['.all-payments:popover-open']],
  ] as const) {
    const letHydrate = await openBeforeHydration(page, address)
    // The linked stylesheet has the rules of the payment list.
    await expect(page.locator('html')).toHaveAttribute('data-stylesheet', /css$/)
    for (const button of buttons) {
      await page.locator(button).click()
    }
    const places = () => Promise.all(opened.map(selector => page.locator(selector).boundingBox()))
    const before = [await places(), await page.evaluate('scrollY')]
    await page.evaluate(stays)
    await letHydrate()
    for (const selector of opened) {
      await expect(page.locator(selector)).toBeVisible()
    }
    expect([await places(), await page.evaluate('scrollY')]).toEqual(before)
    await expect(page.locator(':is(.button, .burger, .more-payments, summary):focus')).toHaveCount(
      1,
    )
  }
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 720 })
  await follow(page, '/poker', '/')
}

/** Sends a message before hydration, which has to arrive once. */
async function send(page: Page, stays: string): Promise<void> {
  const messages: unknown[] = []
  const letHydrate = await openBeforeHydration(page, `${process.env.TEST_OTHER_SITE}/contact`)
  await page.route(`${process.env.TEST_INBOX}`, (route: Route) => {
    messages.push(route.request().postDataJSON())
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  const message = { name: 'Aroha', email: 'aroha@example.nz', message: 'Kia ora' }
  for (const [name, text] of Object.entries(message)) {
    await field(page, name).fill(text)
  }
  await page.locator('form [type=submit]').click()
  await page.evaluate(stays)
  await letHydrate()
  await expect(page.locator('.result-sent')).toBeFocused()
  expect(messages).toEqual([message])
}

for (const [does, intrude] of Object.entries(intruders)) {
  test(`what a visitor types, opens and sends before hydration stays, and links work, beside a program that ${does}`, async ({
    page,
  }) => {
    const stays = `(${keepIntruding})(${intrude})`
    await test.step('type', () => typeAndFollow(page, stays))
    await test.step('open', () => openAndFollow(page, stays))
    await test.step('send', () => send(page, stays))
  })
}

test('elements that other programs add to the head stay as they are, before and after the loader', async ({
  page,
}) => {
  const html =
    '<meta name="other" content="1"><link rel="other" href="/1"><title id="other">1</title>'
  const others = page.locator('head > :is([name=other], [rel=other], #other)')
  await rewrite(page, /\/\?secretkey=affiliate$/, '</head>', `${html}</head>`)
  await goTo(page, variantAddress('affiliate', '/'))
  await others.evaluateAll(earlier =>
    document.head.append(...earlier.map(element => element.cloneNode(true))),
  )
  const arrived = await page.title()
  await page.locator('a[href="/poker"]').first().click()
  await expect(page).not.toHaveTitle(arrived)
  const found = await others.evaluateAll(all => all.map(({ outerHTML }) => outerHTML))
  expect(found.join('')).toBe(html.repeat(2))
})
