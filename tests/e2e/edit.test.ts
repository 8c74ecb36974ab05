import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Page } from 'playwright/test'
import type { News } from '../../scripts/edit/page/news.ts'
import { gitRepository } from '../helpers/git-repository.ts'
import { goTo, hydrated } from '../helpers/go-to.ts'
import { expect as baseExpect, test } from '../helpers/site-test.ts'
import { startCommand } from '../helpers/start-command.ts'

const affiliate = 'variants/affiliate/content'
const poker = `${affiliate}/en/poker.md`
const labels = `${affiliate}/en/labels.yaml`
const head = '---\ntitle: About us\ndescription: Who writes this site.\nheading: About us\n'
const sentence = 'never borrow to play.'

// Starting the server and building a style take their time on a busy machine.
const expect = baseExpect.configure({ timeout: 60_000 })
test.setTimeout(240_000)
// A refused edit.
test.use({ expectedErrors: ['Failed to load resource'] })

/** One `npm run edit` over a copy of the site, which the tests edit one after the other. */
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

async function expectAccessible(page: Page, part: string) {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  expect(await page.evaluate(`axe.run('${part}').then(found => found.violations)`)).toEqual([])
}

test('a save shows in the open page, which keeps its place and what is typed', async ({ page }) => {
  await goTo(page, `${origin}/blackjack`)
  // The panel stands once the page is told of saves.
  await expect(page.locator('#preview')).toBeVisible()
  const panel = page.getByRole('status')
  await page.evaluate(() => document.documentElement.setAttribute('data-document', 'first'))
  preview.edit('variants/affiliate/components/banner.tsx', '<MonthHeading', 'Now: <MonthHeading')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now: Blackjack')
  // What the server renders follows. A file that a save takes away while it is sent never ends.
  const source = () => page.request.get(`${origin}/blackjack`, { timeout: 5_000 })
  await expect.poll(() => source().then(answer => answer.text(), String)).toContain('Now: ')
  const names = () => page.getByTestId('brand-card').allInnerTexts()
  const before = await names()
  await page.getByText('Set a limit').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  const blackjack = `${affiliate}/en/blackjack.md`
  preview.edit(blackjack, 'Set a limit', 'Choose a limit')
  await expect(page.getByText('Choose a limit')).toBeVisible()
  expect(await names()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  const altered = `${blackjack}\n.* English: ${origin}/blackjack  ${origin}/nz/blackjack\n`
  await expect.poll(preview.printed).toMatch(new RegExp(altered))
  // A link that is followed while saved words are put in leads on.
  const link = page.getByRole('link', { name: 'Terms and Conditions' })
  const follow = () => link.dispatchEvent('click')
  await page.route(/affiliate-en/, route => follow().then(() => route.continue()), { times: 1 })
  preview.edit(labels, /^disclaimer: .*$/m, 'disclaimer: All is new here.')
  await expect(page.getByText('All is new here.')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/terms-and-conditions`)
  await expect(page).toHaveTitle(/^Terms and Conditions/)

  // A new file is a page at once, a draft until it is published.
  const file = `${affiliate}/en/about-us.md`
  copyFileSync('shared/images/mark-512.png', join(preview.root, file, '../office.png'))
  const pictures = '![Our office](office.png) ![The sea](https://pictures.example/sea.svg)'
  preview.write(file, `${head}footer: 4\ndraft: true\n---\n\n${pictures}\n`)
  await page.route('https://pictures.example/*', () => {})
  await page.getByRole('link', { name: 'About us (Draft)' }).click()
  const picture = page.getByRole('img', { name: 'Our office' })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  // One from elsewhere has a place before its size is known.
  const sea = page.getByRole('img', { name: 'The sea' })
  const ratio = () => sea.boundingBox().then(place => place && place.width / place.height)
  await expect.poll(ratio).toBeCloseTo(1.5)
  expect(preview.printed()).toContain(`${origin}/about-us (new)`)
  await expect(panel).toContainText(`Remove "draft: true" from ${file}`)
  preview.edit(file, 'draft: true\n', '')
  await expect(panel).not.toContainText(/Fix this|Draft/)
  await expect(page.getByRole('link', { name: 'About us', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first')

  await goTo(page, `${origin}/fi?secretkey=social`)
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

  // A style, with a mistake at first, and a picture.
  const style = page.locator('link[rel=stylesheet][href$="/index.css"]')
  const old = (await style.getAttribute('href')) ?? ''
  preview.edit('shared/styles/index.css', ':root {', '} :root {\n  --tried: 1px;')
  const mistakes = panel.filter({ hasText: 'Fix this' })
  await expect(mistakes).toContainText('index.css')
  await expect(style).toHaveAttribute('href', old)
  preview.edit('shared/styles/index.css', '} :root', ':root')
  await expect(style).not.toHaveAttribute('href', old)
  await expect(mistakes).toHaveCount(0)
  await hydrated(page)
  const logo = page.locator('img').first()
  const oldLogo = (await logo.getAttribute('src')) ?? ''
  preview.edit('variants/social/images/logo.svg', /viewBox="[^"]*"/, 'viewBox="0 0 7 7"')
  await expect(logo).not.toHaveAttribute('src', oldLogo)
})

test('mistakes and notes are told as npm run content and a build tell them', async ({ page }) => {
  let news: Pick<News, 'errors' | 'notes'> = { errors: [], notes: [] }
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const { event, data } = JSON.parse(`${payload}`)
      if (event === 'preview:news') news = data
    }),
  )
  const answer = await goTo(page, `${origin}/poker`)
  // Pictures and games show where visitors see them: the rest of the policy is the site's.
  const policy = answer?.headers()['content-security-policy']
  expect(policy).toMatch(/^img-src 'self' https:; .*frame-src 'self' https:/)
  const panel = page.getByRole('status')
  const others = Object.entries({
    'about.md': `${head}---\n`,
    'en/About us.md': `${head}---\n`,
    'en/front.md': `${head}descripton: D\n---\n`,
    'en/links.md': `${head}---\n\n[a](/draft) ![b](c.png) TODO {monht}\n\n##D\n`,
    'en/draft.md': `${head}draft: true\n---\n\n[a](nowhere)\n`,
    'fi/only.md': `${head}---\n`,
  }).map(([name, text]) => [`${affiliate}/${name}`, text] as const)
  for (const [file, text] of others) preview.write(file, text)
  const commands = ['content', 'build'].map(name => startCommand(name, { root: preview.root }))
  const ends = await Promise.allSettled(commands.map(({ untilEnd }) => untilEnd()))
  // Both fail, and say why.
  const [content = '', build = ''] = ends.map(end => `${Object(end).reason?.message}`)
  const found = content.split('\n\n').flatMap(block => {
    const [file, ...lines] = block.trim().split('\n')
    return lines.map(line => line.replace(/^ *(\d+) {2}\w+ +/, `${file}:$1  `))
  })
  const told = () => [...news.errors, ...news.notes.map(({ text }) => text)].sort()
  await expect.poll(told).toEqual(found.sort())
  const count = news.errors.length
  expect(build.split('\n').filter(line => /:\d+ {2}/.test(line))).toEqual(news.errors)
  // New files have no earlier text. A note on a file that belongs to no page stands on every page.
  await expect(panel).toContainText(`Fix this: ${count} mistakes`)
  await expect(panel).toContainText('content/about.md:1 This is ignored.')
  await expect(panel).not.toContainText('last good text')
  const good = preview.read(poker)
  preview.edit(poker, 'description:', 'descripton:')
  await expect(panel).toContainText(`Fix this: ${count + 1} mistakes`)
  const message = `${poker}:3  There is no "descripton" here. Did you mean "description"?`
  await expect(panel).toContainText(message)
  await expect(panel).toContainText('Until then the last good text is shown.')
  await expect.poll(preview.printed).toContain(`FIX THIS  ${message}`)
  await expect(page.getByText(sentence)).toBeVisible()

  // Another file can be edited meanwhile.
  preview.edit(`${affiliate}/en/home.md`, 'Keep it a game', 'Let it be a game')
  await page.getByRole('link', { name: 'Top Online Casinos' }).first().click()
  await expect(page.getByText('Let it be a game')).toBeVisible()
  for (const [file] of others) rmSync(join(preview.root, file))
  await expect(panel).toContainText('Fix this: 1 mistake')
  preview.write(poker, good)
  await expect(panel).not.toContainText(/Fix this|Draft/)

  // A folder goes and comes back, as when branches are switched.
  const folder = join(preview.root, affiliate)
  renameSync(folder, `${folder}-away`)
  await expect(panel).toContainText('Bring it back.')
  renameSync(`${folder}-away`, folder)
  await expect(panel).not.toContainText(/Fix this|Draft/)

  await goTo(page, `${origin}/poker`)
  preview.edit(poker, sentence, 'TODO.')
  preview.edit(labels, 'GET BONUS', 'TBD')
  await expect(panel).toContainText('"TODO" was left over.')
  // The footer links to a page with notes.
  await expect(panel).not.toContainText('terms-and-conditions.md')
  await expect(panel).toContainText(/en\/labels\.yaml:\d+ {2}"TBD" was left over/)
  await expectAccessible(page, '#preview')
  // The panel covers no end of the page.
  await page.getByText('All rights reserved.').click({ trial: true })
  await panel.getByText(/^\d notes$/).click()
  preview.edit(poker, 'TODO.', 'FIXME.')
  const note = page.getByText('"FIXME" was left over.')
  await expect(note).toBeAttached()
  await expect(note).toBeHidden()
  preview.write(poker, good)
  preview.edit(labels, 'TBD', 'GET BONUS')
})

test('words are pointed at, checked while they are typed, and saved in place', async ({ page }) => {
  await goTo(page, `${origin}/poker`)
  await page.getByRole('checkbox').check()
  const paragraph = page.getByText(sentence)
  const where = page.locator('#preview output')
  await expect(async () => {
    await paragraph.hover()
    await expect(where).toHaveText(/en\/poker\.md:23$/, { timeout: 1000 })
  }).toPass()
  // The list is shuffled, and not every bonus has a percentage.
  const card = page.getByTestId('brand-card')
  await card.getByText('%').first().hover()
  await expect(where).toHaveText('sent by the info service')

  // A click is not lost where the page is saved between press and release.
  await paragraph.hover()
  await page.mouse.down()
  preview.edit(labels, /^disclaimer: .*$/m, 'disclaimer: Other words.')
  await expect(page.getByText('Other words.')).toBeAttached()
  await page.mouse.up()
  const box = page.locator('#preview-box textarea')
  await expect(box).toHaveValue(/^Skill matters .*never borrow to play\.$/)
  await expectAccessible(page, '#preview-box')
  // On a phone the box is as wide as the page, and no wider.
  await page.setViewportSize({ width: 390, height: 720 })
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
  await box.press('Escape')
  // It opens above the menu, too.
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('#main-menu').getByText('Roulette').click()
  await box.click()
  await expect(box).toHaveValue('link: Roulette')
  await box.press('Escape')
  await page.setViewportSize({ width: 1280, height: 720 })
  // In a list the caret stands on the point that was clicked.
  await page.getByText('Check the blinds').click()
  const afterCaret = (area: HTMLTextAreaElement) => area.value.slice(area.selectionStart)
  await expect(box).toHaveValue(/^- \*\*The fee/)
  expect(await box.evaluate(afterCaret)).toMatch(/^.+\n- \*\*The paytable.+$/)
  await box.press('Escape')
  await paragraph.click()
  // `touch` makes a file of each of its words: the file's own path, and the line.
  await page.getByRole('button', { name: `Open ${poker} in the editor` }).click()
  await expect.poll(() => existsSync(join(preview.root, '23'))).toBe(true)
  await expect(page.getByText('If nothing opened, start one, such as VS Code')).toBeVisible()
  const linked = 'Skill matters. See [the rules](rules.md).'
  await box.fill(linked)
  await expect(page.getByText('23: The link "rules.md" does not point to a page')).toBeVisible()
  await expect(page.getByText(/fi\/poker\.md:1 +The English text may have changed/)).toBeVisible()
  // Nothing else is said of other files, which have notes, too.
  await expect(page.locator('#preview-box [role=status] p')).toHaveCount(2)
  await page.reload()
  await expect(box).toHaveValue(linked)
  // What was typed outlives what is typed for another text.
  await page.getByText('In most games').click()
  await expect(box).toHaveValue(/^In most games/)
  await box.fill('![Cards](carsd.png)')
  await expect(page.getByText('The picture "carsd.png" is not there.')).toBeVisible()
  await box.press('Escape')
  await paragraph.click()
  await expect(box).toHaveValue(linked)
  // What is typed while the preview is away stays, and is saved once it is back.
  await page.context().setOffline(true)
  await box.fill('Skill matters, and luck more.')
  await box.press('Control+Enter')
  await expect(page.getByText('The preview has stopped.')).toBeVisible()
  await expect(box).toHaveValue('Skill matters, and luck more.')
  await page.context().setOffline(false)
  await box.press('Meta+Enter')
  await expect(page.locator('main').getByText('Skill matters, and luck more.')).toBeVisible()
  await expect(box).toHaveCount(0)

  // A label within a link, by the keyboard alone, while somebody else changes the file.
  await page.getByRole('link', { name: 'Best Online Casinos' }).first().press('Enter')
  await expect(where).toHaveText(/en\/labels\.yaml:\d+$/)
  await expect(box).toHaveValue(/^siteName: /)
  await box.press('Escape')
  await card.first().getByText('GET BONUS').press('Enter')
  await expect(box).toHaveValue('getBonus: GET BONUS')
  await box.fill('getBonus: SEE BONUS')
  preview.edit(labels, 'GET BONUS', 'TAKE BONUS')
  const now = page.getByText('It says there now: getBonus: TAKE BONUS')
  await expect(now).toBeVisible()
  await box.press('Escape')
  await expect(box).toHaveCount(0)
  await card.first().getByText('TAKE BONUS').press('Enter')
  await expect(now).toBeVisible()
  await expect(box).toHaveValue('getBonus: SEE BONUS')
  await box.press('Control+Enter')
  await expect(box).toHaveCount(0)
  await expect(card.first().getByText('SEE BONUS')).toBeFocused()

  // A question, and texts that no element shows: for search engines, for screen readers.
  await goTo(page, `${origin}/?secretkey=social`)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.locator('#faq summary').first().press('Enter')
  await expect(box).toHaveValue(/^## Can I win/)
  await box.press('Escape')
  await page.getByText('texts that are not on the screen').click()
  await expectAccessible(page, '#preview')
  for (const [shown, name] of Object.entries({
    'Best social casino games in New Zealand': 'title',
    'Three slot games to play free of charge': 'description',
    'Open menu': 'openMenu',
  })) {
    await page.locator('#preview').getByRole('button', { name: shown }).click()
    await expect(box).toHaveValue(RegExp(`^${name}: `))
    await box.press('Escape')
  }
})

test('twenty random edits equal the same by hand, and go out for review', async ({ page }) => {
  const roulette = `${affiliate}/en/roulette.md`
  preview.edit(roulette, 'description:', 'descripton:')
  await page.goto(`${origin}/preview/changes`)
  const status = page.getByRole('status')
  await expect(status).toContainText('git ls-tree: fatal: not a git repository')
  await expect(page.getByText(`Fix this: ${roulette}:3`)).toBeVisible()
  preview.edit(roulette, 'descripton:', 'description:')
  await expect(page.getByText('Fix this')).toHaveCount(0)
  const git = gitRepository(preview.root)

  await goTo(page, `${origin}/roulette`)
  await page.getByRole('checkbox').check()
  const box = page.locator('#preview-box')
  const edited = new Set<string>()
  const texts = page.locator('#root [data-preview-text]')
  await expect(texts).not.toHaveCount(0)
  const marks = await texts.evaluateAll(found => found.map(each => each.dataset.previewText))
  const twenty = fc.shuffledSubarray([...new Set(marks)], { minLength: 20, maxLength: 20 })
  for (const [index, mark] of fc.sample(twenty, { numRuns: 1, seed: 22 }).flat().entries()) {
    await page.locator(`#root [data-preview-text="${mark}"]`).first().dispatchEvent('click')
    const area = box.getByRole('textbox')
    const [file = '', line = ''] = (await area.getAttribute('aria-label'))?.split(':') ?? []
    const source = await area.inputValue()
    const after = source + ['ä', ' —', '\u00A0x', ' 1'][index % 4]
    const before = preview.read(file)
    await area.fill(after)
    await area.press('Control+Enter')
    await expect(box).toHaveCount(0)
    const above = before.split('\n').slice(0, Number(line) - 1)
    const start = before.indexOf(source, above.join('\n').length)
    const byHand = before.slice(0, start) + after + before.slice(start + source.length)
    expect(preview.read(file)).toBe(byHand)
    edited.add(file)
  }
  expect(edited.size).toBeGreaterThan(1)
  expect(git('diff --name-only').split('\n')).toEqual([...edited].sort())

  preview.edit(roulette, 'Choose a sum beforehand', 'Choose a sum first')
  await page.getByRole('link', { name: 'Changes' }).click()
  const sectionOf = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  for (const file of edited) await expect(sectionOf(file)).toBeVisible()
  const translation = sectionOf(roulette.replace('/en/', '/fi/'))
  const passage = page.getByRole('article').filter({ hasText: /Choose a sum .*first/ })
  await expect(sectionOf(roulette).locator(passage)).toContainText('Choose a sum beforehand')
  await expect(translation.locator(passage)).toContainText('Päätä rahamäärä etukäteen')
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', /\/roulette$/)
  await expectAccessible(page, 'html')

  await translation.getByRole('button', { name: 'The translation is right' }).click()
  await expect(translation.getByRole('button')).toHaveCount(0)
  const send = async () => {
    await page.getByLabel('What you changed').fill('Twenty words')
    await page.getByRole('button', { name: 'Send for review' }).click()
  }
  // One of the edits put a word after a closing quote.
  await send()
  await expect(status).toContainText(`Fix this first: ${labels}:`)
  git(`checkout -- ${labels}`)
  await send()
  await expect(status).toContainText('git push -u origin twenty-words')
})
