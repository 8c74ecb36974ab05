import type { Page, Route } from 'playwright/test'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const sent = 'The message has been sent, our manager will contact you'
const notSent = 'The message was not sent.'
const inbox = process.env.TEST_INBOX ?? ''

test.use({ baseURL: process.env.TEST_INBOX_SITE })

/** Opens the contact page and writes a message by a name that no other test has. */
async function writeMessage(page: Page, name: string): Promise<void> {
  await goTo(page, '/contact?secretkey=social')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill('aroha@example.nz')
  await page.getByLabel('Message').fill('Kia ora')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const result = (page: Page) => page.locator('.contact-form').getByRole('status')

/** What has come in from a name. */
async function received(name: string): Promise<unknown[]> {
  const messages: unknown = await (await fetch(inbox)).json()
  return Array.isArray(messages) ? messages.filter(message => message.name === name) : []
}

/** Has the inbox, a real one on another origin, fail in the way it is asked to. */
const failWith = (page: Page, fail: string) =>
  page.route(inbox, route => route.continue({ url: `${inbox}?fail=${fail}` }))

test('a message is delivered, and only then said to be sent', async ({ page }) => {
  await writeMessage(page, 'Delivered')
  const held = new Promise<Route>(resolve => page.route(inbox, resolve))
  await send(page).click()
  const route = await held
  await expect(result(page)).toHaveText('Sending')
  expect(await received('Delivered')).toEqual([])
  await route.continue()
  await expect(result(page)).toHaveText(sent)
  await expect(result(page)).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('')
  expect(await received('Delivered')).toEqual([
    { name: 'Delivered', email: 'aroha@example.nz', message: 'Kia ora' },
  ])
})

test('a second message goes out after the first', async ({ page }) => {
  for (const count of [1, 2]) {
    await writeMessage(page, 'Twice')
    await send(page).click()
    await expect(result(page)).toHaveText(sent)
    expect(await received('Twice')).toHaveLength(count)
  }
})

test('a double click sends once', async ({ page }) => {
  await writeMessage(page, 'Double')
  await send(page).dblclick()
  await expect(result(page)).toHaveText(sent)
  expect(await received('Double')).toHaveLength(1)
})

test.describe('an inbox that refuses', () => {
  test.use({ expectedErrors: ['500'] })

  test('is told in one line, what was typed is kept, and can be sent again', async ({ page }) => {
    await writeMessage(page, 'Refused')
    await failWith(page, '500')
    await send(page).click()
    await expect(result(page)).toContainText(notSent)
    await expect(result(page)).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Refused')
    await expect(page.getByLabel('E-mail')).toHaveValue('aroha@example.nz')
    await expect(page.getByLabel('Message')).toHaveValue('Kia ora')
    await page.unroute(inbox)
    await send(page).click()
    await expect(result(page)).toHaveText(sent)
    expect(await received('Refused')).toHaveLength(1)
  })
})

test.describe('an inbox that cannot be reached', () => {
  test.use({ expectedErrors: ['ERR_CONNECTION_REFUSED'] })

  test('is told in the same line', async ({ page }) => {
    await writeMessage(page, 'Unreached')
    await page.route(inbox, route => route.abort('connectionrefused'))
    await send(page).click()
    await expect(result(page)).toContainText(notSent)
    await expect(page.getByLabel('Message')).toHaveValue('Kia ora')
  })
})

test('an inbox that says nothing is given up after ten seconds', async ({ page }) => {
  await writeMessage(page, 'Hanging')
  await page.clock.install()
  await failWith(page, 'hang')
  const asked = page.waitForRequest(inbox)
  await send(page).click()
  await asked
  await expect(result(page)).toHaveText('Sending')
  await page.clock.fastForward(10_000)
  await expect(result(page)).toContainText(notSent)
  await expect(page.getByLabel('Message')).toHaveValue('Kia ora')
})

test('leaving the page stops a message that is under way', async ({ page }) => {
  await writeMessage(page, 'Left')
  await failWith(page, 'hang')
  const asked = page.waitForRequest(inbox)
  await send(page).click()
  await asked
  const stopped = page.waitForEvent('requestfailed')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  expect((await stopped).url()).toContain('/inbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
})

test('what delivers is not loaded before a message is sent', async ({ page }) => {
  const scripts: string[] = []
  await writeMessage(page, 'Lazy')
  await page.waitForLoadState('networkidle')
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await send(page).click()
  await expect(result(page)).toHaveText(sent)
  expect(scripts).toHaveLength(1)
})
