import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, errorsAmong } from '../../../scripts/content/finding.ts'
import { parseReply } from '../../../scripts/edit/page/requests.ts'
import { asError } from '../../../scripts/system/as-error.ts'
import { expectAccessible } from '../../helpers/expect-accessible.ts'
import { infoCalls } from '../../helpers/go-to.ts'
import { previewOfFile } from '../../helpers/preview-of-file.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { startCommand } from '../../helpers/start-command.ts'

const affiliate = 'variants/affiliate/content'
const poker = `${affiliate}/en/poker.md`
const labels = `${affiliate}/en/labels.yaml`
const roulette = `${affiliate}/en/roulette.md`
const sentence = 'never borrow to play.'
const head = '---\ntitle: About us\ndescription: Who writes this site.\nheading: About us\n'

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

Skill matters, and ${sentence}
`,
  [roulette]: `## How it works

You bet on where the ball lands.

## What to look at

- **The number of zeros.** A wheel has one or two.

The wheel has no memory.
`,
}
test.beforeAll(() => {
  for (const [file, body] of Object.entries(bodies)) {
    preview().edit(file, /\n---\n[\s\S]*/, `\n---\n\n${body}`)
  }
})

test('errors and notes are those of npm run content and of a build', async ({ page }) => {
  const { panel, findings } = await preview().open(page, '/poker')
  const others = Object.entries({
    'about.md': `${head}---\n`,
    'en/About us.md': `${head}---\n`,
    'en/front.md': `${head}descripton: D\n---\n`,
    'en/links.md': `${head}---\n\n[a](/draft) ![b](c.png) TODO {monht}\n\n##D\n`,
    'en/draft.md': `${head}draft: true\n---\n\n[a](nowhere)\n`,
    'fi/only.md': `${head}---\n`,
  }).map(([name, text]) => [`${affiliate}/${name}`, text] as const)
  for (const [file, text] of others) {
    preview().write(file, text)
  }
  const commands = ['content', 'build'].map(name => startCommand(name, { root: preview().root }))
  const ends = await Promise.allSettled(commands.map(({ untilEnd }) => untilEnd()))
  // Both fail, and say why.
  const [content = '', build = ''] = ends.map(end =>
    end.status === 'rejected' ? asError(end.reason).message : '',
  )
  const found = content.split('\n\n').flatMap(block => {
    const [file, ...lines] = block.trim().split('\n')
    return lines.map(line => line.replace(/^ *(\d+) {2}(?:ERROR|to do|note) +/, `${file}:$1  `))
  })
  const said = async () => {
    const marks = found.map(line => line.replace(/:.*/, '#title'))
    const data = { type: 'news', variant: 'affiliate', path: '/poker', marks }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const address = `${preview().origin}/preview/request`
    const response = await page.request.post(address, { data, headers })
    const reply = parseReply('news', await response.json())
    return 'answer' in reply ? reply.answer.findings : []
  }
  await expect.poll(async () => (await said()).map(describe).sort()).toEqual(found.sort())
  const errors = errorsAmong(await said()).map(describe)
  expect(build.split('\n').filter(line => /:\d+ {2}/.test(line))).toEqual(errors)
  // New files have no earlier text. A note on a file that belongs to no page is on every page.
  await expect(findings).toContainText(`Errors: ${errors.length}`)
  await expect(findings).toContainText('content/about.md:1 This file is ignored.')
  await expect(findings).not.toContainText('last good text')
  await page.setViewportSize({ width: 1280, height: 900 })
  expect((await panel.boundingBox())?.height, 'a third of the window').toBeLessThanOrEqual(300)
  const good = preview().read(poker)
  preview().edit(poker, 'description:', 'descripton:')
  const message = `${poker}:3  There is no "descripton" here. Did you mean "description"?`
  await expect(findings).toContainText(
    `${message} Until you correct this error, the preview shows the last good`,
  )
  await expect.poll(preview().printed).toContain(`ERROR  ${message}`)
  expect(preview().printed()).not.toContain('No words have changed.')
  await expect(page.getByText(sentence)).toBeVisible()

  // Other files can still be edited.
  preview().edit(`${affiliate}/en/home.md`, /\n## .*/, '\n## Let it be a game')
  await page.getByRole('link', { name: 'Top Online Casinos' }).first().click()
  await expect(page.getByText('Let it be a game')).toBeVisible()
  for (const [file] of others) {
    rmSync(join(preview().root, file))
  }
  await expect(findings).toContainText('Errors: 1')
  preview().write(poker, good)
  await expect(findings).not.toContainText(/Errors: [1-9]|Draft/)

  // A folder goes and comes back, as when branches are switched.
  const folder = join(preview().root, affiliate)
  renameSync(folder, `${folder}-away`)
  await expect(findings).toContainText('restore it.')
  await expect(findings).not.toContainText('last good text')
  renameSync(`${folder}-away`, folder)
  await expect(findings).not.toContainText(/Errors: [1-9]|Draft/)

  await preview().open(page, '/poker')
  preview().edit(poker, sentence, 'TODO.')
  preview().edit(labels, 'GET BONUS', 'TBD')
  await expect(findings).toContainText('"TODO" was left over.')
  // The footer links to a page with notes.
  await expect(findings).not.toContainText('terms-and-conditions.md')
  await expect(findings).toContainText(/en\/labels\.yaml:\d+ {2}"TBD" was left over/)
  await expect(findings).toContainText(/^Errors: 0, to do: 2, notes: \d/)
  await expectAccessible(page, '#preview')
  // The panel covers no end of the page.
  await page.getByText('All rights reserved.').click({ trial: true })
  await findings.locator('summary').click()
  preview().edit(poker, 'TODO.', 'FIXME.')
  const note = page.getByText('"FIXME" was left over.')
  await expect(note).toBeAttached()
  await expect(note).toBeHidden()
  preview().write(poker, good)
  preview().edit(labels, 'TBD', 'GET BONUS')
})

test('words are pointed at, checked while they are typed, and saved in place', async ({ page }) => {
  const { panel } = await preview().open(page, '/poker')
  const above = preview().read(poker).split(sentence)[0] ?? ''
  const line = above.split('\n').length
  const main = page.locator('main')
  await page.getByRole('checkbox').check()
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
  preview().edit(poker, /$/, '\nA new paragraph.\n')
  await expect(
    panel.getByRole('button', { name: 'A new paragraph.', includeHidden: true }),
  ).toBeAttached()
  preview().edit(poker, '\nA new paragraph.\n', '')

  // A save between press and release does not cancel the click.
  await paragraph.hover()
  await page.mouse.down()
  preview().edit(labels, /^disclaimer: .*$/m, 'disclaimer: Other words.')
  await expect(page.locator('footer').getByText('Other words.')).toBeAttached()
  await page.mouse.up()
  const box = panel.locator('textarea:visible')
  await expect(box).toHaveValue(`Skill matters, and ${sentence}`)
  await expectAccessible(page, '#preview')
  await box.press('Escape')
  await expect(panel.locator('textarea')).toHaveCount(0)
  // On a phone the box fits the page and does not hide the text, in a menu either.
  await page.setViewportSize({ width: 390, height: 720 })
  await paragraph.click()
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
  const bottom = () => paragraph.boundingBox().then(place => place && place.y + place.height)
  const top = await panel.boundingBox()
  await expect.poll(bottom).toBeLessThanOrEqual(top?.y ?? 0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('#casino-guide-menu').getByText('Roulette').click()
  await box.click()
  await expect(box).toHaveValue('link: Roulette')
  await page.setViewportSize({ width: 1280, height: 720 })
  await paragraph.click()
  // `touch` makes a file of each of its words: the file's own path, and the line.
  await page.getByRole('button', { name: 'Open in your editor' }).click()
  await expect.poll(() => existsSync(join(preview().root, `${line}`))).toBe(true)
  // A check follows the last key.
  const checks = infoCalls(page)
  const linked = 'Skill matters. See [the rules](rules.md).'
  await box.press('ControlOrMeta+a')
  await box.pressSequentially(linked)
  const mistake = panel.locator('form div > .bad:visible')
  await expect(mistake).toHaveText(RegExp(`^Line ${line} {2}This site has no page "/rules"`))
  expect(checks.length).toBeLessThan(5)
  // Drafts outlive a reload and each other, marked on the page and in the panel.
  await page.reload()
  await expect(box).toHaveValue(linked)
  await main.getByText('In most games').click()
  await expect(box).toHaveValue(/^In most games/)
  await box.fill('![Cards](carsd.png)')
  await expect(mistake).toHaveText(/The picture "carsd.png" is not there/)
  const unsaved = panel.locator('summary').filter({ hasText: 'Not saved yet' })
  await expect(unsaved).toHaveText([RegExp(`en/poker\\.md:${line}`), /en\/poker\.md/])
  await paragraph.hover()
  await expect(paragraph).toHaveCSS('outline-style', 'dotted')
  await panel.getByRole('button', { name: 'Discard' }).click()
  await expect(unsaved).toHaveCount(1)
  await unsaved.click()
  await expect(box).toHaveValue(linked)
  // Words that are typed while the preview is away are saved once it is back.
  await page.context().setOffline(true)
  await box.fill('Skill matters, and luck more.')
  await box.press('Control+Enter')
  await expect(page.getByText('The preview has stopped.')).toBeVisible()
  await page.context().setOffline(false)
  await box.press('Meta+Enter')
  await expect(main.getByText('Skill matters, and luck more.')).toBeVisible()
  await expect(panel.locator('textarea')).toHaveCount(0)

  // A label within a link, by the keyboard, while somebody else changes the file.
  await card.first().getByText('GET BONUS').press('Enter')
  await expect(pointedAt).toHaveText(/en\/labels\.yaml:\d+$/)
  await expect(box).toHaveValue('getBonus: GET BONUS')
  await box.fill('getBonus: SEE BONUS')
  preview().edit(labels, 'GET BONUS', 'TAKE BONUS')
  await expect(page.getByText('The text is now: getBonus: TAKE BONUS')).toBeVisible()
  await expect(box).toHaveValue('getBonus: SEE BONUS')
  await box.press('Control+Enter')
  await expect(box).toHaveCount(0)
  await expect(card.first().getByText('SEE BONUS')).toBeFocused()
  // One line of the card consists of two labels.
  await page.getByText('All texts of this page').click()
  for (const label of ['rateIt: rate it', 'ratings: "1345"']) {
    await expect(panel.getByRole('button', { name: label })).toBeVisible()
  }

  // A question, and texts that are not on the screen: for search engines, for screen readers.
  await preview().open(page, '/?secretkey=social')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.locator('#faq summary').first().press('Enter')
  await expect(box).toHaveValue(/^## Can I win/)
  await page.getByText('All texts of this page').click()
  await expectAccessible(page, '#preview')
  for (const text of ['title: Best social', 'description: Three slot', 'openMenu: Open menu']) {
    await panel.getByRole('button', { name: text }).click()
    await expect(box).toHaveValue(RegExp(`^${text}`))
  }
  // Other sites cannot edit.
  for (const site of ['cross-site', 'same-site', '']) {
    const headers = { 'sec-fetch-site': site }
    expect(
      (await page.request.post(`${preview().origin}/preview/request`, { headers })).status(),
    ).toBe(403)
  }
})

test('an edit never replaces a text that somebody else moved to its place', async ({ page }) => {
  const source = preview().read(roulette)
  const deleted = 'You bet on where the ball lands.\n\n'
  const { panel } = await preview().open(page, '/roulette')
  await page.getByRole('checkbox').check()
  const box = panel.locator('textarea:visible')
  await page.locator('main').getByText('You bet on where').click()
  await box.fill('My words.')
  preview().edit(roulette, deleted, '')
  await expect(panel.getByText('This text is no longer in the file.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await panel.getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My words.')
  await panel.getByRole('button', { name: 'Insert again' }).click()
  await expect(page.locator('main').getByText('My words.')).toBeVisible()
  await expect(panel.locator('textarea')).toHaveCount(0)
  expect(preview().read(roulette)).toBe(source.replace(deleted, 'My words.\n\n'))

  // A text that moved is saved where it is now.
  await page.locator('main').getByText('My words.').click()
  await box.fill(deleted.trim())
  preview().edit(roulette, 'works\n\n', 'works\n\nA colleague’s words.\n\n')
  await expect(page.locator('main').getByText('A colleague’s words.')).toBeVisible()
  await box.press('Control+Enter')
  await expect(panel.locator('textarea')).toHaveCount(0)
  preview().edit(roulette, 'A colleague’s words.\n\n', '')
  expect(preview().read(roulette)).toBe(source)
})

test('a text stays in its place while it is edited, above the panel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { panel } = await preview().open(page, '/roulette')
  await page.getByRole('checkbox').check()
  const text = page.locator('main [data-preview-text$="/en/roulette.md#1"]')
  await text.click()
  const place = () => text.boundingBox()
  const box = panel.locator('textarea:visible')
  await expect(box).toBeFocused()
  const first = await place()
  await box.fill(' With many more words. '.repeat(8))
  await box.press('End')
  await box.press('Enter')
  expect(await place()).toEqual(first)
  const top = (await panel.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThanOrEqual(600)
  expect((first?.y ?? 0) + (first?.height ?? 900)).toBeLessThanOrEqual(top)
  await expect(panel.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await box.press('Escape')
  await expect(box).toHaveCount(0)
  expect(await place()).toEqual(first)
})
