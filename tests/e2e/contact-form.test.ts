import type { Page, Route } from 'playwright/test'
import { goTo, hold, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const send = (page: Page) => page.getByRole('button', { name: 'send' })
const result = (page: Page) => page.locator('.contact-form').getByRole('status')

const message = { name: 'Aroha', email: 'aroha@example.nz', message: 'Kia ora' }
const nothing = { name: '', email: '', message: '' }

async function write(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(message)) {
    await page.locator(`[name=${name}]`).fill(text)
  }
}

async function expectWritten(page: Page, texts: typeof message): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(text)
  }
}

test('a paragraph shows only on a site with an inbox, or only on one without', async ({
  page,
  baseURL,
}) => {
  for (const [site, shown] of [
    [baseURL, 'withoutInbox'],
    [process.env.TEST_OTHER_SITE, 'withInbox'],
  ] as const) {
    for (const [path, words] of [
      ['/privacy-policy', 'social privacy-policy'],
      ['/fi/privacy-policy', 'fi social privacy-policy'],
    ] as const) {
      await goTo(page, site + variantAddress('social', path))
      const paragraphs = page.getByRole('main').getByText(/with(out)?Inbox/)
      await expect(paragraphs, `${site}${path}`).toHaveText(`${words} ${shown}`)
    }
  }
})

test('a form that sends nothing says so directly above its button', async ({ page, baseURL }) => {
  const warning = page.getByText('form sends nothing')
  await goTo(page, `${process.env.TEST_OTHER_SITE}/contact`)
  await expect(send(page)).toBeVisible()
  await expect(warning).toHaveCount(0)
  for (const [path, words] of [
    ['/contact', 'form sends nothing'],
    ['/fi', 'fi form sends nothing'],
  ] as const) {
    await goTo(page, baseURL + variantAddress('social', path))
    await expect(page.locator('.contact-form p:has(+ [type=submit])')).toHaveText(words)
  }
})

test.describe('a form that delivers', () => {
  const inbox = process.env.TEST_INBOX ?? ''

  test.use({
    baseURL: process.env.TEST_OTHER_SITE,
    expectedErrors: ['status of 500', 'ERR_CONNECTION_REFUSED'],
  })

  test.beforeEach(async ({ page }) => {
    await goTo(page, '/contact')
    await write(page)
  })

  test('keeps a message until it is sent, once, and shows the thanks', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    const received = async () => (await page.request.get(inbox)).json()
    // A new version of the site may have replaced all files.
    await page.route('**/assets/**', route => route.fulfill({ status: 404 }))
    const headers = { 'Access-Control-Allow-Origin': '*' }
    for (const refuse of [
      (route: Route) => route.fulfill({ status: 500, headers }),
      (route: Route) => route.abort('connectionrefused'),
    ]) {
      await page.route(inbox, refuse)
      await send(page).click()
      await expect(result(page)).toHaveText('not sent')
      await expect(result(page)).toBeFocused()
      await expectWritten(page, message)
      await page.unroute(inbox)
    }
    const letCome = await hold(page, inbox)
    await send(page).dblclick()
    await expect(result(page)).toHaveText('sending')
    expect(await received()).toEqual([])
    letCome()
    await expect(result(page)).toHaveText('sent')
    await expect(result(page)).toBeInViewport({ ratio: 1 })
    await expect(result(page)).toBeFocused()
    await expect(page.locator('form [name]')).toHaveCount(0)
    expect(await received()).toEqual([message])
    await page.getByRole('button', { name: 'write another' }).click()
    await expect(page.locator('[name=name]')).toBeFocused()
    await expect(result(page)).toBeEmpty()
    await expectWritten(page, nothing)
    await write(page)
    await send(page).click()
    await expect.poll(received, 'a second message').toEqual([message, message])
  })

  test('gives up after ten seconds', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.route(inbox, () => {})
    await Promise.all([page.waitForRequest(inbox), send(page).click()])
    await expect(result(page)).toHaveText('sending')
    await page.clock.runFor(10_200)
    await expect(result(page)).toHaveText('not sent')
    await expectWritten(page, message)
  })

  /** Sends the message. Holds the inbox's answers back until `letCome` is called. */
  async function sendAndHold(page: Page) {
    const received: unknown[] = []
    const letCome = await hold(page, inbox, route => {
      received.push(route.request().postDataJSON())
      return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } })
    })
    await Promise.all([page.waitForRequest(inbox), send(page).click()])
    return { letCome, received }
  }

  test('sends a message also if the visitor opens another page meanwhile', async ({ page }) => {
    const { letCome } = await sendAndHold(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'privacy-policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'social privacy-policy heading',
    )
    letCome()
    await page.goBack()
    await expect(result(page)).toHaveText('sent')
  })

  test('keeps and sends a message that is typed while another is being sent', async ({ page }) => {
    const second = { ...message, message: 'Kia ora again' }
    const { letCome, received } = await sendAndHold(page)
    await page.getByRole('banner').locator('.site-name').click()
    await expect(page).toHaveURL(/\/$/)
    await expectWritten(page, message)
    const field = page.locator('[name=message]')
    await field.fill('Kia ora')
    await field.press('End')
    letCome()
    await expect(result(page)).toHaveText('sent')
    await expect(field).toBeFocused()
    await field.pressSequentially(' again')
    await page.getByRole('banner').getByRole('link', { name: 'contact' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expectWritten(page, second)
    await send(page).click()
    await expect(page.locator('form [name]')).toHaveCount(0)
    expect(received).toEqual([message, second])
  })

  test('sends a second message also before the first has arrived', async ({ page }) => {
    const second = { ...message, message: 'Kia ora again' }
    const { letCome, received } = await sendAndHold(page)
    await page.locator('[name=message]').fill(second.message)
    await send(page).dblclick()
    letCome()
    await expect(result(page)).toHaveText('sent')
    await expect(page.locator('form [name]')).toHaveCount(0)
    expect(received).toEqual([message, second])
  })
})
