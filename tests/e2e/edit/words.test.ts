import type { Dialog, Locator, Page } from 'playwright/test'
import { saveAddress, textAddress } from '../../../scripts/edit/contract.ts'
import { expectAccessible } from '../../helpers/expect-accessible.ts'
import { previewOfFile } from '../../helpers/preview-of-file.ts'
import { expect, test } from '../../helpers/site-test.ts'

const affiliate = 'variants/affiliate/content'
const poker = `${affiliate}/en/poker.md`
const labels = `${affiliate}/en/labels.yaml`

// The page writes these while the preview does not answer.
test.use({ expectedErrors: ['Failed to load resource', 'WebSocket'] })

const preview = previewOfFile()

/** Replaces the text below a page's front matter. */
const writeBody = (file: string, body: string) =>
  preview().save(file, () => preview().edit(file, /\n---\n[\s\S]*/, `\n---\n\n${body}\n`))

/** Opens the poker page with this body, and with the switch on. */
async function openWith(page: Page, body: string) {
  await writeBody(poker, body)
  return openForEditing(page, '/poker')
}

async function openForEditing(page: Page, path: string) {
  const { panel, findings } = await preview().open(page, path)
  await panel.getByRole('checkbox', { name: 'Edit words' }).check()
  return { panel, findings, box: panel.locator('textarea'), main: page.locator('main') }
}

/** Clicks a text, whose box contains it. Types other words. */
async function typeInstead(text: Locator, box: Locator, words: string): Promise<void> {
  await text.click()
  await expect(box).toHaveValue((await text.textContent()) ?? '')
  await box.fill(words)
}

/** Answers the next question of the browser. Resolves to its words. */
const answerQuestion = (page: Page, answer: 'accept' | 'dismiss'): Promise<string> =>
  new Promise(resolve => {
    page.once('dialog', async (dialog: Dialog) => {
      await dialog[answer]()
      resolve(`${dialog.type()} ${dialog.message()}`.trim())
    })
  })

test('a click opens a text in one box, and Save writes it in its place', async ({ page }) => {
  const { panel, box, main } = await openWith(page, 'One.\n\nTwo.\n\nThree.')
  await main.getByText('One.').click()
  await expect(box).toHaveValue('One.')
  await main.getByText('Two.').click()
  await expect(box).toHaveValue('Two.')
  await expect(box).toBeFocused()
  await expectAccessible(page, '#preview')
  await box.fill('Second.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText('Second.')).toBeVisible()
  await expect(box).toHaveCount(0)
  expect(preview().read(poker)).toContain('\n\nOne.\n\nSecond.\n\nThree.\n')
})

test('a mistake shows in the panel and in the box, and not on the page', async ({ page }) => {
  const { findings, box, main } = await openWith(page, 'One.')
  await typeInstead(main.getByText('One.'), box, 'See [two](two.md).')
  await box.press('Control+Enter')
  await expect(findings).toContainText('This site has no page "/two"')
  await main.getByText('One.').click()
  await expect(box).toHaveValue('See [two](two.md).')
  await box.fill('Two.')
  await box.press('Meta+Enter')
  await expect(main.getByText('Two.')).toBeVisible()
  await expect(findings).not.toContainText(/Errors: [1-9]/)
})

test('Save replaces no words of another program, and shows them', async ({ page }) => {
  const { panel, box, main } = await openWith(page, 'One.')
  await typeInstead(main.getByText('One.'), box, 'Mine.')
  await writeBody(poker, 'A colleague’s.')
  await box.press('Control+Enter')
  await expect(panel).toContainText('The file has changed since the box was opened.')
  await expect(panel.locator('pre')).toHaveText('A colleague’s.')
  await expect(box).toHaveValue('Mine.')
  expect(preview().read(poker)).toMatch(/\n---\n\nA colleague’s\.\n$/)
  await expectAccessible(page, '#preview')
})

test('while a box is open, the page waits for Reload, which keeps its words', async ({ page }) => {
  const { panel, box, main } = await openWith(page, 'One.\n\nTwo.')
  await typeInstead(main.getByText('Two.'), box, 'Mine.')
  await writeBody(poker, 'A colleague’s.\n\nOne.\n\nTwo.')
  await expect(panel).toContainText('The site has changed.')
  await expect(main.getByText('A colleague’s.')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Reload' }).click()
  await expect(main.getByText('A colleague’s.')).toBeVisible()
  await expect(box).toHaveValue('Mine.')
  // The text is saved where it is now.
  await box.press('Control+Enter')
  await expect(main.getByText('Mine.')).toBeVisible()
  expect(preview().read(poker)).toContain('\n\nA colleague’s.\n\nOne.\n\nMine.\n')
})

test('a page that has waited reloads when its box closes', async ({ page }) => {
  const { box, main } = await openWith(page, 'One.')
  await typeInstead(main.getByText('One.'), box, 'Mine.')
  await writeBody(poker, 'Two.')
  const question = answerQuestion(page, 'accept')
  await box.press('Escape')
  expect(await question).toBe('confirm Close the box? Your words are not saved.')
  await expect(main.getByText('Two.')).toBeVisible()
  await expect(box).toHaveCount(0)
})

test('a text that is clicked before its page reloads opens with its new words', async ({
  page,
}) => {
  // No message tells this page to reload.
  await page.routeWebSocket(/./, () => {})
  const { box, main } = await openWith(page, 'One.')
  await writeBody(poker, 'Two.')
  await main.getByText('One.').click()
  await expect(box).toHaveValue('Two.')
})

test('the words stay in the box if the preview has stopped', async ({ page }) => {
  const { panel, box, main } = await openWith(page, 'One.')
  await typeInstead(main.getByText('One.'), box, 'Two.')
  await page.route(`**${saveAddress}`, route => route.abort())
  await box.press('Control+Enter')
  await expect(panel).toContainText('The preview has stopped. Start the preview again')
  await expect(box).toHaveValue('Two.')
})

test('the browser asks before typed words are lost', async ({ page }) => {
  const { box, main } = await openWith(page, 'One.')
  await typeInstead(main.getByText('One.'), box, 'Two.')
  let question = answerQuestion(page, 'dismiss')
  await box.press('Escape')
  expect(await question).toBe('confirm Close the box? Your words are not saved.')
  await expect(box).toHaveValue('Two.')
  question = answerQuestion(page, 'dismiss')
  await page.close({ runBeforeUnload: true })
  expect(await question).toBe('beforeunload')
})

test('the box says that a text is the customer’s', async ({ page }) => {
  await writeBody(poker, 'One.')
  const { panel, box } = await openForEditing(page, '/poker')
  const note = panel.getByText(/^The customer’s text \(§[\d.]+\): a change needs their word\.$/)
  await page.getByTestId('brand-card').first().locator('a').first().click()
  await expect(note).toBeVisible()
  await page.locator('main').getByText('One.').click()
  await expect(box).toHaveValue('One.')
  await expect(note).toHaveCount(0)
})

test('an emptied paragraph is deleted after one question', async ({ page }) => {
  const { box, main } = await openWith(page, 'One.\n\nTwo.')
  await typeInstead(main.getByText('One.'), box, '')
  let question = answerQuestion(page, 'dismiss')
  await box.press('Control+Enter')
  expect(await question).toBe('confirm Delete this text from its file?')
  expect(preview().read(poker)).toContain('One.')
  question = answerQuestion(page, 'accept')
  await box.press('Control+Enter')
  await question
  await expect(main.getByText('One.')).toHaveCount(0)
  expect(preview().read(poker)).toMatch(/\n---\n\s+Two\.\n$/)
})

test('Enter opens the label of a link, whose name stays', async ({ page }) => {
  await preview().save(labels, () => preview().edit(labels, /^getBonus: .*$/m, 'getBonus: GET IT'))
  const { panel, box } = await openForEditing(page, '/poker')
  const link = page.getByTestId('brand-card').first().locator('a').first()
  await link.press('Enter')
  await expect(box).toHaveValue('getBonus: GET IT')
  await box.fill('SEE IT')
  await box.press('Control+Enter')
  await expect(panel).toContainText('Keep "getBonus:" at the beginning of the text.')
  await box.fill('getBonus: SEE IT')
  await box.press('Control+Enter')
  await expect(link).toHaveText('SEE IT')
})

test('the list of all texts opens those that no pointer reaches', async ({ page }) => {
  await writeBody(poker, 'One.')
  const { panel, box } = await openForEditing(page, '/poker')
  await panel.getByText('All texts of this page').click()
  await expectAccessible(page, '#preview')
  for (const name of ['title', 'description', 'openMenu', 'rateIt', 'ratings']) {
    await panel.getByRole('button', { name: RegExp(`^${name}: \\S`) }).click()
    await expect(box).toHaveValue(RegExp(`^${name}: `))
  }
})

test('the box leaves its text in place and in view, however much is typed', async ({ page }) => {
  // Otherwise the text is still on its way when it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 720 })
  const { panel, box, main } = await openWith(page, 'One.\n\nTwo.')
  const text = main.getByText('Two.')
  const place = () => text.boundingBox()
  await text.click()
  await expect(box).toBeFocused()
  const first = await place()
  await box.fill('With many more words. '.repeat(80))
  await box.press('Enter')
  expect(await place()).toEqual(first)
  const top = (await panel.boundingBox())?.y ?? 0
  expect(top, 'two thirds of the window').toBeGreaterThanOrEqual(480)
  expect((first?.y ?? 0) + (first?.height ?? 900)).toBeLessThanOrEqual(top)
  await expect(panel.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
})

test('the box of a text in a menu is not under the menu', async ({ page }) => {
  await preview().save(poker, () => preview().edit(poker, /^heading: .*$/m, 'heading: Kortit'))
  await preview().save(poker, () => preview().edit(poker, /^link: .*\n/m, ''))
  await page.setViewportSize({ width: 390, height: 720 })
  const { box } = await openForEditing(page, '/blackjack')
  await page.locator('.burger').click()
  await page.locator('#casino-guide-menu').getByText('Kortit').click()
  await box.click()
  await expect(box).toHaveValue('heading: Kortit')
})

test('only pages of the preview can ask and save', async ({ request }) => {
  for (const site of ['cross-site', 'same-site', '']) {
    for (const address of [textAddress, saveAddress]) {
      const headers = { 'sec-fetch-site': site }
      const response = await request.post(preview().origin + address, { headers, data: {} })
      expect(response.status()).toBe(403)
    }
  }
})
