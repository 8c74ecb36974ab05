import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Dialog, Page } from 'playwright/test'
import { newsAddress, saveAddress } from '../../../scripts/edit/contract.ts'
import { asError } from '../../../scripts/system/as-error.ts'
import { expectAccessible } from '../../helpers/expect-accessible.ts'
import { previewOfFile } from '../../helpers/preview-of-file.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { startCommand } from '../../helpers/start-command.ts'

const affiliate = 'variants/affiliate/content'
const poker = `${affiliate}/en/poker.md`
const labels = `${affiliate}/en/labels.yaml`
const roulette = `${affiliate}/en/roulette.md`
const head = '---\ntitle: About us\ndescription: Who writes this site.\nheading: About us\n'
const sentence = 'Skill matters, and never borrow to play.'

// While the preview is away.
test.use({ expectedErrors: ['Failed to load resource'] })

const preview = previewOfFile()

/** The texts that the tests edit. */
const bodies = {
  [poker]: `## How it works

In most games you play against others.

## What to look at

- **The fee.** A poker room takes a share of each pot.
- **The stakes.** Check the blinds.

${sentence}
`,
  [roulette]: `## How it works

You bet on where the ball lands.

The wheel has no memory.
`,
}
test.beforeAll(() => {
  for (const [file, body] of Object.entries(bodies)) {
    preview().edit(file, /\n---\n[\s\S]*/, `\n---\n\n${body}`)
  }
})

/** Opens a page of the preview with the switch on. */
async function openForEditing(page: Page, path: string) {
  const opened = await preview().open(page, path)
  const editing = page.getByRole('checkbox', { name: 'Edit words' })
  await editing.check()
  return { ...opened, editing, box: opened.panel.locator('textarea'), main: page.locator('main') }
}

/** Answers the next question of the browser. Resolves to its words. */
const answerQuestion = (page: Page, answer: 'accept' | 'dismiss'): Promise<string> =>
  new Promise(resolve => {
    page.once('dialog', async (dialog: Dialog) => {
      await dialog[answer]()
      resolve(`${dialog.type()} ${dialog.message()}`.trim())
    })
  })

test('the panel names the mistakes of npm run content, and pages show the last good text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { panel, findings } = await preview().open(page, '/poker')
  const height = async () => (await panel.boundingBox())?.height
  expect(await height(), 'one row').toBeLessThanOrEqual(48)
  const good = preview().read(poker)
  preview().write(
    poker,
    `${good.replace('description:', 'descripton:')}\n[a](/nowhere) ![b](c.png) TODO {monht}\n\n##D\n`,
  )
  const { untilEnd } = startCommand('content', { root: preview().root })
  await expect(findings).toContainText('Did you mean "description"?')
  await expect.poll(preview().printed).toContain(`ERROR  ${poker}:3  There is no "descripton"`)
  await expect(page.getByText(sentence)).toBeVisible()
  expect(await height(), 'a third of the window').toBeLessThanOrEqual(300)
  await expectAccessible(page, '#preview')
  // The panel covers no end of the page.
  await page.locator('footer p').last().click({ trial: true })
  const printed = await untilEnd().catch(error => asError(error).message)
  const block = printed.split('\n\n').find(each => each.startsWith(poker)) ?? ''
  const found = Array.from(block.matchAll(/^ *(\d+) {2}(ERROR|to do|note) +(.*)$/gm))
  expect(found.length).toBeGreaterThan(4)
  for (const [, line, kind, message] of found) {
    const until = kind === 'ERROR' ? ' Until you correct this error' : ''
    await expect(findings).toContainText(`${poker}:${line} ${message}${until}`)
  }

  // Other files can still be edited.
  preview().edit(roulette, 'no memory', 'no memory at all')
  await page.locator('nav').getByRole('link', { name: 'roulette' }).first().click()
  await expect(page.getByText('no memory at all')).toBeVisible()
  preview().edit(roulette, 'no memory at all', 'no memory')
  preview().write(poker, good)
  await expect(findings).not.toContainText(/Errors: [1-9]/)

  // Notes are those on the open page, and folded.
  preview().edit(poker, sentence, 'TODO.')
  preview().write(`${affiliate}/en/draft.md`, `${head}draft: true\n---\n\nTODO\n`)
  await expect(findings).not.toContainText('poker.md')
  await page.goBack()
  await expect(findings).toContainText(/^Errors: 0, to do: 1, notes: /)
  await expect(findings).toContainText('"TODO" was left over.')
  await expect(findings).not.toContainText('draft.md')
  await expect(findings.getByText('"TODO" was left over.')).toBeHidden()
  expect(await height(), 'one row').toBeLessThanOrEqual(48)
  preview().write(poker, good)
  await expect(findings).not.toContainText('to do')
})

test('a text is pointed at, edited in one box, and saved in its place', async ({ page }) => {
  const { panel, findings, box, main } = await openForEditing(page, '/poker')
  const line = preview().read(poker).split(sentence)[0]?.split('\n').length
  const paragraph = main.getByText(sentence)
  const pointedAt = panel.locator('output')
  await expect(async () => {
    await paragraph.hover()
    await expect(pointedAt).toHaveText(RegExp(`en/poker\\.md:${line}$`), { timeout: 1000 })
  }).toPass()
  // The list is shuffled, and not every bonus has a percentage.
  const card = page.getByTestId('brand-card')
  await card.getByText('%').first().click()
  await expect(pointedAt).toHaveText('The info service sends this text.')

  // A save between press and release does not cancel the click.
  await paragraph.hover()
  await page.mouse.down()
  preview().edit(labels, /^disclaimer: .*$/m, 'disclaimer: Other words.')
  await expect(page.locator('footer').getByText('Other words.')).toBeAttached()
  await page.mouse.up()
  await expect(box).toHaveValue(sentence)
  await expect(box).toBeFocused()
  await expectAccessible(page, '#preview')
  // Another text takes its place in the box.
  await main.getByText('In most games').click()
  await expect(box).toHaveValue(/^In most games/)
  await box.press('Escape')
  await expect(box).toHaveCount(0)

  // Mistakes show after the save, and the box opens with them.
  await paragraph.click()
  await box.fill('See [the rules](rules.md).')
  await box.press('Control+Enter')
  await expect(box).toHaveCount(0)
  await expect(findings).toContainText(`poker.md:${line} This site has no page "/rules"`)
  await expect(paragraph).toBeVisible()
  await paragraph.click()
  await expect(box).toHaveValue('See [the rules](rules.md).')
  await box.fill('Skill matters, and luck more.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText('Skill matters, and luck more.')).toBeVisible()
  await expect(findings).not.toContainText(/Errors: [1-9]/)
  expect(preview().read(poker)).toContain('\n\nSkill matters, and luck more.\n')

  // Words that are typed while the preview is away are saved once it is back.
  await main.getByText('luck more').click()
  await page.context().setOffline(true)
  await box.fill(sentence)
  await box.press('Control+Enter')
  await expect(panel).toContainText('The preview has stopped.')
  await page.context().setOffline(false)
  await box.press('Meta+Enter')
  await expect(paragraph).toBeVisible()
  await expect(box).toHaveCount(0)

  // `touch` makes a file of each of its words: the file's own path, and the line.
  await paragraph.click()
  await panel.getByRole('button', { name: 'Open in your editor' }).click()
  await expect.poll(() => existsSync(join(preview().root, `${line}`))).toBe(true)
  await box.press('Escape')

  // On a phone the box fits the page and does not hide the text, in a menu either.
  await page.setViewportSize({ width: 390, height: 720 })
  await paragraph.click()
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
  const bottom = () => paragraph.boundingBox().then(place => place && place.y + place.height)
  const top = await panel.boundingBox()
  await expect.poll(bottom).toBeLessThanOrEqual(top?.y ?? 0)
  await box.press('Escape')
  await page.getByRole('button', { name: 'affiliate open menu' }).click()
  await page.locator('#casino-guide-menu').getByText('roulette').click()
  await box.click()
  await expect(box).toHaveValue('link: roulette')
})

test('a text stays in its place while it is edited, and no word of two writers is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { panel, box, main } = await openForEditing(page, '/roulette')
  const bet = 'You bet on where the ball lands.'
  const text = page.locator('main [data-preview-text$="/en/roulette.md#1"]')
  const place = () => text.boundingBox()
  await text.click()
  await expect(box).toBeFocused()
  const first = await place()
  await box.fill(' With many more words. '.repeat(80))
  await box.press('End')
  await box.press('Enter')
  expect(await place()).toEqual(first)
  const top = (await panel.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThanOrEqual(600)
  expect((first?.y ?? 0) + (first?.height ?? 900)).toBeLessThanOrEqual(top)
  await expect(panel.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  let question = answerQuestion(page, 'accept')
  await box.press('Escape')
  await question
  await expect(box).toHaveCount(0)
  expect(await place()).toEqual(first)

  // Another program changes the file while the box is open.
  await main.getByText(bet).click()
  await box.fill('My words.')
  preview().edit(roulette, bet, 'A colleague’s words.')
  await expect(main.getByText('A colleague’s words.')).toBeVisible()
  await box.press('Control+Enter')
  await expect(panel).toContainText('The file has changed since the box was opened.')
  await expect(panel.locator('pre')).toHaveText('A colleague’s words.')
  await expect(box).toHaveValue('My words.')
  await expect(panel.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(300)
  await expectAccessible(page, '#preview')
  expect(preview().read(roulette)).toContain('A colleague’s words.')
  expect(preview().read(roulette)).not.toContain('My words.')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await panel.getByRole('button', { name: 'Copy your words' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My words.')
  question = answerQuestion(page, 'accept')
  await main.getByText('A colleague’s words.').click()
  expect(await question).toBe('confirm Close the box? Your words are not saved.')
  await expect(box).toHaveValue('A colleague’s words.')

  // A text that moved is saved where it is now.
  await box.fill(bet)
  preview().edit(roulette, 'works\n\n', 'works\n\nAnother paragraph.\n\n')
  await expect(main.getByText('Another paragraph.')).toBeVisible()
  await box.press('Control+Enter')
  await expect(box).toHaveCount(0)
  expect(preview().read(roulette)).toContain(`\n\nAnother paragraph.\n\n${bet}\n\nThe wheel`)
  preview().edit(roulette, 'Another paragraph.\n\n', '')
  await expect(main.getByText('Another paragraph.')).toHaveCount(0)

  // The browser asks before unsaved words are lost, also by a reload that the preview needs.
  await main.getByText('no memory').click()
  await box.press('x')
  question = answerQuestion(page, 'dismiss')
  await box.press('Escape')
  expect(await question).toMatch(/^confirm /)
  await expect(box).toHaveValue(/x$/)
  question = answerQuestion(page, 'dismiss')
  preview().edit('shared/styles/index.css', /\n/, '\n\n')
  preview().write('.env.local', 'SITE_URL=https://other.example\n')
  expect(await question).toBe('beforeunload')
  await expect(box).toHaveValue(/x$/)
  await expect(panel).toBeVisible()
  question = answerQuestion(page, 'accept')
  await box.press('Escape')
  await question
  await expect(box).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Edit words' })).toBeChecked()
})

test('the keyboard edits labels, questions, and words that are not on the screen', async ({
  page,
}) => {
  const { panel, box } = await openForEditing(page, '/poker')
  const first = page.getByTestId('brand-card').first()
  await first.getByText('get bonus').press('Enter')
  await expect(panel.locator('output')).toHaveText(/en\/labels\.yaml:\d+$/)
  await expect(box).toHaveValue('getBonus: get bonus')
  await box.fill('SEE BONUS')
  await box.press('Control+Enter')
  await expect(panel).toContainText('Keep "getBonus:" at the beginning of the text.')
  await box.fill('getBonus: SEE BONUS')
  await box.press('Control+Enter')
  await expect(first.getByText('SEE BONUS')).toBeFocused()
  // One line of the card consists of two labels.
  const all = panel.getByText('All texts of this page')
  await all.click()
  for (const label of ['rateIt: rate it', 'ratings: ratings']) {
    await expect(panel.getByRole('button', { name: label })).toBeVisible()
  }

  await preview().open(page, '/?secretkey=social')
  await page.locator('#faq summary').first().press('Enter')
  await expect(box).toHaveValue(/^## social faq section 1/)
  await all.click()
  await expectAccessible(page, '#preview')
  for (const text of ['title: social home', 'description: social home', 'openMenu: ']) {
    await panel.getByRole('button', { name: text }).click()
    await expect(box).toHaveValue(RegExp(`^${text}`))
  }
})

test('only pages of the preview can ask and save', async ({ request }) => {
  for (const site of ['cross-site', 'same-site', '']) {
    for (const address of [newsAddress, saveAddress]) {
      const headers = { 'sec-fetch-site': site }
      const response = await request.post(preview().origin + address, { headers, data: {} })
      expect(response.status()).toBe(403)
    }
  }
})
