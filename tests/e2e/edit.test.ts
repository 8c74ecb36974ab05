import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Page } from 'playwright/test'
import { describe, errorsAmong, type Finding } from '../../scripts/content/finding.ts'
import { gitRepository } from '../helpers/git-repository.ts'
import { goTo, hydrated, infoCalls } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { startCommand } from '../helpers/start-command.ts'

const affiliate = 'variants/affiliate/content'
const poker = `${affiliate}/en/poker.md`
const labels = `${affiliate}/en/labels.yaml`
const head = '---\ntitle: About us\ndescription: Who writes this site.\nheading: About us\n'
const sentence = 'never borrow to play.'

test.setTimeout(240_000)
// The preview away, and what a component and a page without its words throw on the way.
test.use({ expectedErrors: ['Failed to load resource', 'Tried', 'keno', '"pick" is missing'] })

/** `npm run edit` over a copy of the site, which the tests edit in order. */
let preview: ReturnType<typeof startCommand>
let origin = ''
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  // Instead of an editor, which the machine may not have.
  preview = startCommand('edit', { more: { LAUNCH_EDITOR: 'touch' } })
  await preview.until('Ctrl+C')
  origin = preview.address('The affiliate site').slice(0, -1)
})
test.afterAll(async () => {
  await preview.end()
  rmSync(preview.root, { recursive: true })
})

/** Opens a page. Returns its panel and what that says about the words. */
async function open(page: Page, path: string) {
  await goTo(page, origin + path)
  const panel = page.locator('#preview')
  // The panel has moved the marks out of the words.
  await expect(page.locator('footer [data-preview-text]')).not.toHaveCount(0)
  return { panel, findings: panel.locator('> [role=status]') }
}

async function expectAccessible(page: Page) {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  expect(await page.evaluate('axe.run("#preview").then(found => found.violations)')).toEqual([])
}

test('what a developer saves shows in the open page and after a reload', async ({ page }) => {
  const shows = async (shown: () => Promise<void>) => {
    await shown()
    await page.reload()
    await hydrated(page)
    await shown()
  }
  const card = 'variants/affiliate/ranked-list/brand-card.tsx'
  const first = page.getByTestId('brand-card').first()
  const { findings } = await open(page, '/poker')
  // A component that the loader paints.
  preview.edit(card, '<div className="brand-score">', '<p>Nordic pick</p>$&')
  await shows(() => expect(first).toContainText('Nordic pick'))
  await expect.poll(preview.printed).toContain(`${card}  open pages show it`)

  // A style, with a mistake at first.
  preview.edit('shared/styles/Black.css', '--band: #12353f;', '} --band: #400000;')
  await expect(findings).toContainText(/^Mistakes to fix: 1, notes: 0.*Black\.css:\d+/)
  // It stays while others are edited.
  preview.edit(poker, 'heading: Online Poker', 'heading: Poker')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poker')
  await expect(findings).toContainText('Black.css')
  preview.edit(poker, 'heading: Poker', 'heading: Online Poker')
  preview.edit('shared/styles/Black.css', '} --band', '--band')
  await shows(() => expect(page.locator('html')).toHaveCSS('--band', '#400000'))

  // A label: its key, its words in both languages, and the component.
  preview.edit('shared/pages/card-context.ts', "'rank',", "'rank',\n  'pick',")
  await expect(page.getByText('The label "pick" is missing')).toBeVisible()
  preview.edit(labels, 'rank:', 'pick: Our pick\nrank:')
  preview.edit(labels.replace('/en/', '/fi/'), 'rank:', 'pick: Suosikki\nrank:')
  preview.edit(card, 'Nordic pick', '{labels.pick}')
  await shows(() => expect(first).toContainText('Our pick'))
  await open(page, '/fi/poker')
  await expect(first).toContainText('Suosikki')

  // A route, which has no words and no picture at first.
  const [table, images] = ['variants/affiliate/route-table.ts', 'variants/affiliate/images/banner-']
  preview.edit(table, "route('poker'", "route('keno', 'category'),\n  $&")
  await expect.poll(preview.printed).toContain('keno.md:1  The site needs this file.')
  preview.write(`${images}keno.svg`, preview.read(`${images}poker.svg`))
  preview.write(`${affiliate}/en/keno.md`, `${head.replaceAll('About us', 'Keno')}---\n`)
  await page.getByRole('link', { name: 'Keno' }).first().click()
  await expect(page).toHaveURL(`${origin}/fi/keno`)
  const heading = page.getByRole('heading', { level: 1 })
  await shows(() => expect(heading).toHaveText('Keno'))

  // A component that throws, before and after a reload.
  const banner = 'variants/affiliate/components/banner.tsx'
  const good = preview.read(banner)
  const throwing = good.replace('<MonthHeading', '{new Intl.Tried()}$&')
  const failed = page.getByText('Unexpected Application Error!')
  await open(page, '/poker')
  preview.write(banner, throwing)
  await expect(failed).toBeVisible()
  preview.write(banner, good)
  await expect(heading).toHaveText('Online Poker')
  preview.write(banner, throwing)
  await expect(failed).toBeVisible()
  await page.reload()
  await expect(page.locator('vite-error-overlay')).toContainText('Tried')
  preview.write(banner, good)
  await shows(() => expect(heading).toHaveText('Online Poker'))
})

test('words show in the open page, which keeps its place and what is typed', async ({ page }) => {
  const { findings } = await open(page, '/blackjack')
  await page.evaluate(() => document.documentElement.setAttribute('data-document', 'first'))
  const names = () => page.getByTestId('brand-card').allInnerTexts()
  const before = await names()
  await page.getByText('Set a limit').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const blackjack = `${affiliate}/en/blackjack.md`
  preview.edit(blackjack, 'Set a limit', 'Choose a limit')
  await expect(page.getByText('Choose a limit')).toBeVisible()
  expect(await names()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first')
  await expect.poll(preview.printed).toContain(`${blackjack}  ${origin}/blackjack\n`)
  expect(preview.printed()).toContain('[-Set-]{+Choose+} a limit')

  // A translation; and a text page, which is loaded again.
  await open(page, '/fi/cookie-policy')
  await page.evaluate(() => scrollTo(0, 500))
  preview.edit(`${affiliate}/fi/cookie-policy.md`, /^heading: .*$/m, 'heading: Pipareista')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pipareista')
  preview.edit(`${affiliate}/fi/cookie-policy.md`, /\n\n## .*/, '\n\nUutta tekstiä.\n$&')
  await expect(page.getByText('Uutta tekstiä.')).toBeAttached()
  // Chromium restores the text that was in view, or the offset.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(500)

  // A new file is a page, a draft until it is published.
  const file = `${affiliate}/en/about-us.md`
  await open(page, '/')
  copyFileSync('shared/images/mark-512.png', join(preview.root, file, '../office.png'))
  preview.write(file, `${head}footer: 4\ndraft: true\n---\n\n![Our office](office.png)\n`)
  await page.getByRole('link', { name: 'About us (Draft)' }).click()
  const picture = page.getByRole('img', { name: 'Our office' })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expect(findings).toContainText(`${file}:6  Draft: only the preview shows this page.`)
  preview.edit(file, 'draft: true\n', '')
  await expect(findings).not.toContainText(/fix: [1-9]|Draft/)
  await expect(page.getByRole('link', { name: 'About us', exact: true })).toBeVisible()

  await open(page, '/fi?secretkey=social')
  await page.locator('#faq summary').nth(1).click()
  const message = page.getByLabel('Viesti')
  await message.fill('Kia ora')
  preview.edit('variants/social/content/fi/home.md', /^title: .*$/m, 'title: Uusi otsikko')
  await expect(page).toHaveTitle('Uusi otsikko')
  preview.edit('variants/social/content/fi/faq.md', 'demoversioita', 'kokeiluversioita')
  await expect(page.getByText('kokeiluversioita')).toBeAttached()
  await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open')
  await expect(message).toHaveValue('Kia ora')
  await expect(message).toBeFocused()
  const logo = page.locator('img').first()
  const oldLogo = (await logo.getAttribute('src')) ?? ''
  preview.edit('variants/social/images/logo.svg', /viewBox="[^"]*"/, 'viewBox="0 0 7 7"')
  await expect(logo).not.toHaveAttribute('src', oldLogo)
})

test('mistakes and notes are those of npm run content and of a build', async ({ page }) => {
  let said: Finding[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const { event, data } = JSON.parse(`${payload}`)
      if (event === 'preview:news') {
        said = data.findings
      }
    }),
  )
  const { findings } = await open(page, '/poker')
  const others = Object.entries({
    'about.md': `${head}---\n`,
    'en/About us.md': `${head}---\n`,
    'en/front.md': `${head}descripton: D\n---\n`,
    'en/links.md': `${head}---\n\n[a](/draft) ![b](c.png) TODO {monht}\n\n##D\n`,
    'en/draft.md': `${head}draft: true\n---\n\n[a](nowhere)\n`,
    'fi/only.md': `${head}---\n`,
  }).map(([name, text]) => [`${affiliate}/${name}`, text] as const)
  for (const [file, text] of others) {
    preview.write(file, text)
  }
  const commands = ['content', 'build'].map(name => startCommand(name, { root: preview.root }))
  const ends = await Promise.allSettled(commands.map(({ untilEnd }) => untilEnd()))
  // Both fail, and say why.
  const [content = '', build = ''] = ends.map(end => `${Object(end).reason?.message}`)
  const found = content.split('\n\n').flatMap(block => {
    const [file, ...lines] = block.trim().split('\n')
    return lines.map(line => line.replace(/^ *(\d+) {2}(?:ERROR|to do|note) +/, `${file}:$1  `))
  })
  await expect.poll(() => said.map(describe).sort()).toEqual(found.sort())
  const errors = errorsAmong(said).map(describe)
  expect(build.split('\n').filter(line => /:\d+ {2}/.test(line))).toEqual(errors)
  // New files have no earlier text. A note on a file that belongs to no page is on every page.
  await expect(findings).toContainText(`Mistakes to fix: ${errors.length}`)
  await expect(findings).toContainText('content/about.md:1 This is ignored.')
  await expect(findings).not.toContainText('last good text')
  const good = preview.read(poker)
  preview.edit(poker, 'description:', 'descripton:')
  const message = `${poker}:3  There is no "descripton" here. Did you mean "description"?`
  await expect(findings).toContainText(`${message} Until then the preview shows the last good`)
  await expect.poll(preview.printed).toContain(`FIX THIS  ${message}`)
  await expect(page.getByText(sentence)).toBeVisible()

  // Other files can still be edited.
  preview.edit(`${affiliate}/en/home.md`, 'Keep it a game', 'Let it be a game')
  await page.getByRole('link', { name: 'Top Online Casinos' }).first().click()
  await expect(page.getByText('Let it be a game')).toBeVisible()
  for (const [file] of others) {
    rmSync(join(preview.root, file))
  }
  await expect(findings).toContainText('Mistakes to fix: 1')
  preview.write(poker, good)
  await expect(findings).not.toContainText(/fix: [1-9]|Draft/)

  // A folder goes and comes back, as when branches are switched.
  const folder = join(preview.root, affiliate)
  renameSync(folder, `${folder}-away`)
  await expect(findings).toContainText('Restore it.')
  await expect(findings).not.toContainText('last good text')
  renameSync(`${folder}-away`, folder)
  await expect(findings).not.toContainText(/fix: [1-9]|Draft/)

  await open(page, '/poker')
  preview.edit(poker, sentence, 'TODO.')
  preview.edit(labels, 'GET BONUS', 'TBD')
  await expect(findings).toContainText('"TODO" was left over.')
  // The footer links to a page with notes.
  await expect(findings).not.toContainText('terms-and-conditions.md')
  await expect(findings).toContainText(/en\/labels\.yaml:\d+ {2}"TBD" was left over/)
  await expectAccessible(page)
  // The panel covers no end of the page.
  await page.getByText('All rights reserved.').click({ trial: true })
  await findings.locator('summary').click()
  preview.edit(poker, 'TODO.', 'FIXME.')
  const note = page.getByText('"FIXME" was left over.')
  await expect(note).toBeAttached()
  await expect(note).toBeHidden()
  preview.write(poker, good)
  preview.edit(labels, 'TBD', 'GET BONUS')
})

test('words are pointed at, checked while they are typed, and saved in place', async ({ page }) => {
  const { panel } = await open(page, '/poker')
  const main = page.locator('main')
  await page.getByRole('checkbox').check()
  const paragraph = main.getByText(sentence)
  const pointedAt = panel.locator('output')
  await expect(async () => {
    await paragraph.hover()
    await expect(pointedAt).toHaveText(/en\/poker\.md:23$/, { timeout: 1000 })
  }).toPass()
  // The list is shuffled, and not every bonus has a percentage.
  const card = page.getByTestId('brand-card')
  await card.getByText('%').first().click()
  await expect(pointedAt).toHaveText('sent by the info service')
  preview.edit(poker, /$/, '\nA new paragraph.\n')
  await expect(
    panel.getByRole('button', { name: 'A new paragraph.', includeHidden: true }),
  ).toBeAttached()
  preview.edit(poker, '\nA new paragraph.\n', '')

  // A save between press and release does not cancel the click.
  await paragraph.hover()
  await page.mouse.down()
  preview.edit(labels, /^disclaimer: .*$/m, 'disclaimer: Other words.')
  await expect(page.locator('footer').getByText('Other words.')).toBeAttached()
  await page.mouse.up()
  const box = panel.locator('textarea:visible')
  await expect(box).toHaveValue(/^Skill matters .*never borrow to play\.$/)
  await expectAccessible(page)
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
  await page.locator('#main-menu').getByText('Roulette').click()
  await box.click()
  await expect(box).toHaveValue('link: Roulette')
  await page.setViewportSize({ width: 1280, height: 720 })
  await paragraph.click()
  // `touch` makes a file of each of its words: the file's own path, and the line.
  await page.getByRole('button', { name: 'Open in your editor' }).click()
  await expect.poll(() => existsSync(join(preview.root, '23'))).toBe(true)
  // A check follows the last key.
  const checks = infoCalls(page)
  const linked = 'Skill matters. See [the rules](rules.md).'
  await box.press('ControlOrMeta+a')
  await box.pressSequentially(linked)
  const mistake = panel.locator('form div > .bad:visible')
  await expect(mistake).toHaveText(/^Line 23 {2}The link "rules.md" does not point to a page/)
  expect(checks.length).toBeLessThan(5)
  // Drafts outlive a reload and each other, marked on the page and in the panel.
  await page.reload()
  await expect(box).toHaveValue(linked)
  await main.getByText('In most games').click()
  await expect(box).toHaveValue(/^In most games/)
  await box.fill('![Cards](carsd.png)')
  await expect(mistake).toHaveText(/The picture "carsd.png" is not there/)
  const unsaved = panel.locator('summary').filter({ hasText: 'Not saved yet' })
  await expect(unsaved).toHaveText([/en\/poker\.md:23/, /en\/poker\.md:11/])
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
  preview.edit(labels, 'GET BONUS', 'TAKE BONUS')
  await expect(page.getByText('It now says: getBonus: TAKE BONUS')).toBeVisible()
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
  await open(page, '/?secretkey=social')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.locator('#faq summary').first().press('Enter')
  await expect(box).toHaveValue(/^## Can I win/)
  await page.getByText('All texts of this page').click()
  await expectAccessible(page)
  for (const text of ['title: Best social', 'description: Three slot', 'openMenu: Open menu']) {
    await panel.getByRole('button', { name: text }).click()
    await expect(box).toHaveValue(RegExp(`^${text}`))
  }
  // Other sites cannot edit.
  for (const site of ['cross-site', 'same-site', '']) {
    const headers = { 'sec-fetch-site': site }
    expect((await page.request.post(`${origin}/preview/request`, { headers })).status()).toBe(403)
  }
})

test('twenty random edits equal the same by hand, and go out for review', async ({ page }) => {
  const roulette = `${affiliate}/en/roulette.md`
  const { panel } = await open(page, '/roulette')
  const status = panel.locator('form').getByRole('status')
  await page.getByText('Changes', { exact: true }).click()
  await expect(status).toContainText('not a git repository')
  const git = gitRepository(preview.root)

  await page.getByRole('checkbox').check()
  const area = panel.locator('textarea')
  const edited = new Set<string>()
  const texts = page.locator('#root [data-preview-text]')
  await expect(texts).not.toHaveCount(0)
  const marks = await texts.evaluateAll(found => found.map(each => each.dataset.previewText))
  const twenty = fc.shuffledSubarray([...new Set(marks)], { minLength: 20, maxLength: 20 })
  for (const [index, mark] of fc.sample(twenty, { numRuns: 1, seed: 22 }).flat().entries()) {
    await page.locator(`#root [data-preview-text="${mark}"]`).first().dispatchEvent('click')
    const [file = '', line = ''] = (await area.getAttribute('aria-label'))?.split(':') ?? []
    const source = await area.inputValue()
    // Before a closing quote.
    const after = source.replace(/"?$/, `${['ä', ' —', '\u00A0x', ' 1'][index % 4]}$&`)
    const before = preview.read(file)
    await area.fill(after)
    await area.press('Control+Enter')
    await expect(area).toHaveCount(0)
    const above = before.split('\n').slice(0, Number(line) - 1)
    const start = before.indexOf(source, above.join('\n').length)
    const byHand = before.slice(0, start) + after + before.slice(start + source.length)
    expect(preview.read(file)).toBe(byHand)
    edited.add(file)
  }
  expect(edited.size).toBeGreaterThan(1)
  expect(git('diff --name-only').split('\n')).toEqual([...edited].sort())

  preview.edit(roulette, 'Choose a sum beforehand', 'Choose a sum first')
  const sectionOf = (file: string) => panel.getByRole('region', { name: file, exact: true })
  for (const file of edited) {
    await expect(sectionOf(file)).toBeVisible()
  }
  const translation = sectionOf(roulette.replace('/en/', '/fi/'))
  for (const section of [sectionOf(roulette), translation]) {
    await expect(section.locator('del')).toContainText(['beforehand'])
    await expect(section.locator('ins')).toContainText(['first'])
  }
  await expect(translation.getByRole('link')).toHaveAttribute('href', '/fi/roulette')
  await expectAccessible(page)

  await translation.getByRole('button', { name: 'The translation is right' }).click()
  await expect(translation.getByRole('button')).toHaveCount(0)
  const message = page.getByLabel('What you changed')
  const send = page.getByRole('button', { name: 'Send for review' })
  await message.fill('Twenty words')
  preview.edit(roulette, 'heading:', 'headin:')
  await expect(panel.getByText(/^Mistakes to fix: [1-9]/)).toBeVisible()
  await send.click()
  await expect(status).toContainText('Fix this first')
  await expect(status).toBeInViewport()
  await expect(message).toHaveValue('Twenty words')
  preview.edit(roulette, 'headin:', 'heading:')
  await expect(panel.getByText(/^Mistakes to fix: [1-9]/)).toHaveCount(0)
  await send.click()
  await expect(status).toContainText('git push -u origin twenty-words')
})
