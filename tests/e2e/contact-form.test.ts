import type { Page, Route } from 'playwright/test'
import { goTo, hold, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const sent = 'The message has been sent, our manager will contact you'
const notSent = 'The message was not sent.'

const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const result = (page: Page) => page.locator('.contact-form').getByRole('status')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the form wants name and e-mail, keeps what is typed, and calls nobody', async ({ page }) => {
  await goTo(page, variantAddress('social', '/'))
  for (const [name, email, wrong] of [
    ['', 'aroha@example.nz', 'Name'],
    ['Aroha', '', 'E-mail'],
    ['Aroha', 'aroha', 'E-mail'],
  ] as const) {
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('E-mail').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(wrong)).toBeFocused()
    expect(await page.getByLabel(wrong).evaluate(field => field.matches(':invalid'))).toBe(true)
    await expect(page.getByText(sent)).toBeHidden()
  }
  await page.getByLabel('Message').fill('Kia ora')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(heading(page)).toHaveText('Privacy Policy')
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Aroha')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(heading(page)).toHaveText('Contact')
  await expect(page.getByLabel('Message')).toHaveValue('Kia ora')
  await page.getByLabel('E-mail').fill('aroha@example.nz')
  const calls: string[] = []
  page.on('request', request => {
    if (request.resourceType() !== 'image') calls.push(request.url())
  })
  for (const key of ['Tab', '!', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByText(sent)).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page).toHaveURL('/contact')
  expect(calls).toEqual([])
  await page.goBack()
  await expect(heading(page)).not.toHaveText('Contact')
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('a message that is sent before React is there goes once it is', async ({ page }) => {
  const letCome = await hold(page, '**/assets/**/*.js')
  await page.goto(variantAddress('social', '/contact'))
  await page.getByLabel('Name').fill('Aroha')
  await page.getByLabel('E-mail').fill('aroha@example.nz')
  await send(page).click()
  letCome()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test.describe('a form that delivers', () => {
  const inbox = process.env.TEST_INBOX ?? ''
  const anyOrigin = { 'Access-Control-Allow-Origin': '*' }

  test.use({
    baseURL: process.env.TEST_OTHER_SITE,
    expectedErrors: ['status of 500', 'ERR_CONNECTION_REFUSED'],
  })

  /** Opens the contact page and writes a message by a name that no other test has. */
  async function writeMessage(page: Page, name: string): Promise<void> {
    await goTo(page, '/contact')
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('E-mail').fill('aroha@example.nz')
    await page.getByLabel('Message').fill('Kia ora')
  }

  /** Returns what has come in from a name. */
  async function received(name: string): Promise<unknown[]> {
    const messages: unknown = await (await fetch(inbox)).json()
    return Array.isArray(messages) ? messages.filter(message => message.name === name) : []
  }

  test('says that a message is sent only when it is delivered', async ({ page }) => {
    await writeMessage(page, 'Delivered')
    await page.waitForLoadState('networkidle')
    const scripts: string[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    const held = new Promise<Route>(resolve => page.route(inbox, resolve))
    await send(page).dblclick()
    const route = await held
    await expect(result(page)).toHaveText('Sending')
    expect(await received('Delivered')).toEqual([])
    await route.continue()
    await expect(result(page)).toHaveText(sent)
    await expect(result(page)).toBeFocused()
    await expect(page.getByLabel('Message')).toHaveValue('')
    expect(scripts).toHaveLength(1)
    expect(await received('Delivered'), 'a double click sends once').toEqual([
      { name: 'Delivered', email: 'aroha@example.nz', message: 'Kia ora' },
    ])
  })

  test('keeps a message that was refused, and can send it again', async ({ page }) => {
    await writeMessage(page, 'Refused')
    const failures = [
      () => page.route(inbox, route => route.fulfill({ status: 500, headers: anyOrigin })),
      () => page.route(inbox, route => route.abort('connectionrefused')),
    ]
    for (const fail of failures) {
      await fail()
      await send(page).click()
      await expect(result(page)).toContainText(notSent)
      await expect(result(page)).toBeFocused()
      await expect(page.getByLabel('Name')).toHaveValue('Refused')
      await expect(page.getByLabel('E-mail')).toHaveValue('aroha@example.nz')
      await expect(page.getByLabel('Message')).toHaveValue('Kia ora')
      await page.unroute(inbox)
    }
    await send(page).click()
    await expect(result(page)).toHaveText(sent)
    expect(await received('Refused')).toHaveLength(1)
    await writeMessage(page, 'Refused')
    await send(page).click()
    await expect(result(page)).toHaveText(sent)
    expect(await received('Refused'), 'a second message').toHaveLength(2)
  })

  test('gives up an inbox that is silent for ten seconds, or left', async ({ page }) => {
    await writeMessage(page, 'Hanging')
    await page.clock.install()
    await page.route(inbox, () => {})
    const sendAndWait = async () => {
      const asked = page.waitForRequest(inbox)
      await send(page).click()
      await asked
      await expect(result(page)).toHaveText('Sending')
    }
    await sendAndWait()
    await page.clock.fastForward(10_000)
    await expect(result(page)).toContainText(notSent)
    await expect(page.getByLabel('Message')).toHaveValue('Kia ora')
    await sendAndWait()
    const stopped = page.waitForEvent('requestfailed')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    expect((await stopped).url()).toContain('/inbox')
    await expect(heading(page)).toHaveText('Privacy Policy')
  })
})
