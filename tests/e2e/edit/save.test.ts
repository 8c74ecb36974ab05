import { copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { previewOfFile } from '../../helpers/preview-of-file.ts'
import { expect, test } from '../../helpers/site-test.ts'

const affiliate = 'variants/affiliate/content'
const poker = `${affiliate}/en/poker.md`
const labels = `${affiliate}/en/labels.yaml`
const head = '---\ntitle: About us\ndescription: Who writes this site.\nheading: About us\n'

// What a component and a page without its words throw on the way.
test.use({ expectedErrors: ['Failed to load resource', 'Tried', 'keno', '"pick" is missing'] })

// Settings that are saved while the preview starts.
const preview = previewOfFile({ '.env.local': 'SITE_URL=https://early.example\n' })

/** Marks the document, so that a reload shows. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-document', 'first'))

/** Expects the document that was marked. */
const expectNoReload = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-document', 'first')

test('what a developer saves shows in open pages, and in one that is opened then', async ({
  page,
}) => {
  const { edit, open, origin, printed, read, root, write } = preview()
  const card = 'variants/affiliate/ranked-list/brand-card.tsx'
  const first = page.getByTestId('brand-card').first()
  const heading = page.getByRole('heading', { level: 1 })
  const { findings } = await open(page, '/fi/poker')

  // Settings that were saved during the start, then settings and a style with mistakes.
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', 'https://early.example/fi/poker')
  const style = 'shared/styles/Black.css'
  edit(style, '--surface: ', '} --surface: #400000; --was: ')
  write('.env.local', 'SITE_URL=late\n')
  await expect(findings).toContainText('SITE_URL="late" is not an origin')
  await expect(findings).toContainText(/^Errors: 2, notes: \d.*Black\.css:\d+/)
  await expect.poll(printed).toContain('ERROR  SITE_URL="late"')
  // The mistakes stay while words are edited, which still show.
  edit(`${affiliate}/fi/poker.md`, /^heading: .*$/m, 'heading: Kortit')
  await expect(heading).toHaveText('Kortit')
  await expect(findings).toContainText(/^Errors: 2/)
  rmSync(join(root, '.env.local'))
  edit(style, '} --surface', '--surface')
  await expect(canonical).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('--surface', '#400000')

  // Code that needs a label, and a page with a picture, before they are written.
  const [table, images] = ['variants/affiliate/route-table.ts', 'variants/affiliate/images/banner-']
  edit('shared/pages/card-content.ts', "'rank',", "'rank',\n  'pick',")
  edit(table, "listRoute('poker'", "listRoute('keno', 'list', 'shuffled'),\n  $&")
  await expect(findings).toContainText('The label "pick" is missing')
  await expect(findings).toContainText('keno.md:1 The site needs this file.')
  edit(labels, 'rank:', 'pick: Our pick\nrank:')
  edit(labels.replace('/en/', '/fi/'), 'rank:', 'pick: Suosikki\nrank:')
  write(`${images}keno.svg`, read(`${images}poker.svg`))
  write(`${affiliate}/en/keno.md`, `${head.replaceAll('About us', 'Keno')}---\n`)
  await expect(findings).not.toContainText(/Errors: [1-9]/)

  // A component that the loader paints.
  edit(card, '<div className="brand-score">', '<p>{labels.pick}</p>$&')
  await expect(first).toContainText('Suosikki')
  await expect.poll(printed).toContain(`${card}  open pages show this file`)
  await page.getByRole('link', { name: 'Keno' }).first().click()
  await expect(page).toHaveURL(`${origin}/fi/keno`)
  await expect(heading).toHaveText('Keno')

  // A component that throws, in an open page and in one that is opened now.
  const banner = 'variants/affiliate/components/banner.tsx'
  edit(banner, '<MonthHeading', '{new Intl.Tried()}$&')
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  const second = await page.context().newPage()
  await second.goto(page.url())
  const secondHeading = second.getByRole('heading', { level: 1 })
  await expect(secondHeading).toHaveText('The preview cannot show this page yet')
  await expect(second.locator('pre')).toContainText(['Tried'])
  edit(banner, '{new Intl.Tried()}', '')
  await expect(heading).toHaveText('Keno')
  await expect(secondHeading).toHaveText('Keno')
})

test('words show in the open page, which keeps its place and what is typed', async ({ page }) => {
  const { findings } = await preview().open(page, '/blackjack')
  await markDocument(page)
  const names = () => page.getByTestId('brand-card').allInnerTexts()
  const before = await names()
  const last = page.locator('main p').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const blackjack = `${affiliate}/en/blackjack.md`
  preview().edit(blackjack, /\s*$/, ' More words.\n')
  await expect(last).toContainText('More words.')
  expect(await names()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await expectNoReload(page)
  await expect.poll(preview().printed).toContain(`${blackjack}  ${preview().origin}/blackjack\n`)

  // A new file is a page, a draft until it is published.
  const file = `${affiliate}/en/about-us.md`
  copyFileSync('shared/images/mark-512.png', join(preview().root, file, '../office.png'))
  preview().write(file, `${head}footer: 4\ndraft: true\n---\n\n![Our office](office.png)\n`)
  await page.getByRole('link', { name: 'About us (draft)' }).click()
  const picture = page.getByRole('img', { name: 'Our office' })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expect(findings).toContainText(`${file}:6  Draft: only the preview shows this page.`)
  preview().edit(file, 'draft: true\n', '')
  await expect(findings).not.toContainText(/Errors: [1-9]|Draft/)
  await expect(page.getByRole('link', { name: 'About us', exact: true })).toBeVisible()
  // A page that is deleted after a link led to it.
  rmSync(join(preview().root, file))
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()

  // A translation of a text page, which is a file of its own.
  await preview().open(page, '/fi/cookie-policy')
  await markDocument(page)
  const cookies = `${affiliate}/fi/cookie-policy.md`
  preview().edit(cookies, /^heading: .*$/m, 'heading: Pipareista')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pipareista')
  preview().edit(cookies, /\n\n## .*/, '\n\nUutta tekstiä.\n$&')
  await expect(page.getByText('Uutta tekstiä.')).toBeAttached()
  await expectNoReload(page)

  await preview().open(page, '/fi?secretkey=social')
  await markDocument(page)
  const question = page.locator('#faq details').nth(1)
  await question.locator('summary').click()
  const message = page.locator('textarea[name=message]')
  await message.fill('Kia ora')
  preview().edit('variants/social/content/fi/home.md', /^title: .*$/m, 'title: Uusi otsikko')
  await expect(page).toHaveTitle('Uusi otsikko')
  preview().edit('variants/social/content/fi/faq.md', /\s*$/, ' Ja vielä jotain.\n')
  await expect(page.getByText('Ja vielä jotain.')).toBeAttached()
  await expect(question).toHaveAttribute('open')
  await expect(message).toHaveValue('Kia ora')
  await expect(message).toBeFocused()
  await expectNoReload(page)
  const logo = page.locator('img').first()
  const oldLogo = (await logo.getAttribute('src')) ?? ''
  preview().edit('variants/social/images/logo.svg', /viewBox="[^"]*"/, 'viewBox="0 0 7 7"')
  await expect(logo).not.toHaveAttribute('src', oldLogo)
})

test('an address without a page lists those that exist, and reloads only for a page', async ({
  page,
}) => {
  const file = `${affiliate}/en/team.md`
  const missing = page.getByText('Unexpected Application Error!')
  const panel = page.locator('#preview')
  for (const [market, address, ignored] of [
    ['/fi', '/fi/team/', 'One.md'],
    ['/au', '/au/team', 'Two.md'],
    ['', '/team', 'Three.md'],
  ] as const) {
    await preview().open(page, address)
    await expect(missing).toBeVisible()
    await expect(panel).toContainText('There is no page at this address. These exist:')
    await expect(panel.getByRole('link', { name: `${market}/poker`, exact: true })).toBeVisible()
    await markDocument(page)
    // Each save is a reason to look whether the page has to reload.
    preview().write(`${affiliate}/en/${ignored}`, head)
    await expect(panel).toContainText(`${ignored}:1`)
    rmSync(join(preview().root, `${affiliate}/en/${ignored}`))
    await expectNoReload(page)
  }
  await expect(page.locator('body')).not.toContainText('Hey developer')
  preview().write(file, `${head}---\n\nWe write.\n`)
  await expect(page.getByText('We write.')).toBeVisible()
  rmSync(join(preview().root, file))
  await expect(missing).toBeVisible()
  await panel.getByRole('link', { name: '/poker', exact: true }).click()
  await expect(page.getByTestId('brand-card').first()).toBeVisible()

  // The router ignores case, so this address shows a page.
  await preview().open(page, '/fi/Poker')
  await expect(page.getByTestId('brand-card').first()).toBeVisible()
  await markDocument(page)
  preview().edit(poker, /^heading: .*$/m, 'heading: Other cards')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other cards')
  await expect(panel).not.toContainText('There is no page')
  await expectNoReload(page)

  // The social casino still has a page at this address.
  await preview().open(page, '/cookie-policy')
  const cookies = ['en', 'fi'].map(language => `${affiliate}/${language}/cookie-policy.md`)
  const texts = cookies.map(preview().read)
  for (const file of cookies) {
    rmSync(join(preview().root, file))
  }
  await expect(panel).toContainText('Only the other site has a page at this address.')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('affiliate home heading')
  for (const [index, file] of cookies.entries()) {
    preview().write(file, texts[index] ?? '')
  }
  await expect(heading).toHaveText('affiliate cookie-policy heading')
})

test('whatever is missing or unreadable, pages show the last good words', async ({ page }) => {
  const path = (file: string) => join(preview().root, file)
  const heading = page.getByRole('heading', { level: 1 })
  const { findings } = await preview().open(page, '/poker')
  // A page of each variant that both menus need, and then all words of a variant, as when branches
  // are switched. Each document contains both variants.
  for (const [files, address] of [
    [['variants/social/content/en/home.md', poker], '/fi?secretkey=social'],
    [[affiliate], '/poker'],
  ] as const) {
    for (const file of files) {
      renameSync(path(file), path(`${file}-away`))
      await expect(findings).toContainText(file)
    }
    await expect(findings).toContainText('The site needs this file. Write or restore it. Until')
    const response = await page.goto(preview().origin + address)
    expect(response?.status()).toBe(200)
    await expect(heading).toBeVisible()
    await expect(findings).toContainText('The site needs this file.')
    for (const file of files) {
      renameSync(path(`${file}-away`), path(file))
    }
    await expect(findings).not.toContainText(/Errors: [1-9]/)
  }

  // Names of pages and pictures that are no files.
  mkdirSync(path(`${affiliate}/en/folder.md`))
  symlinkSync('link.md', path(`${affiliate}/en/link.md`))
  mkdirSync(path(`${affiliate}/en/folder.png`))
  preview().edit(poker, /$/, '\n![A picture](folder.png)\n')
  for (const name of ['folder.md', 'link.md']) {
    await expect(findings).toContainText(`${affiliate}/en/${name}:1  This cannot be read.`)
  }
  await expect(findings).toContainText('The picture "folder.png" cannot be read.')
  preview().edit(poker, '\n![A picture](folder.png)\n', '')
  preview().edit(labels, /^disclaimer: .*$/m, 'disclaimer: Other words.')
  await expect(page.locator('footer').getByText('Other words.')).toBeAttached()
  for (const name of ['folder.md', 'link.md', 'folder.png']) {
    rmSync(path(`${affiliate}/en/${name}`), { recursive: true })
  }
  await expect(findings).not.toContainText(/Errors: [1-9]/)
  await expect.poll(preview().printed).toContain(`${affiliate}/en/folder.md  deleted`)
})

test('the terminal says each note once, and only addresses that exist', async () => {
  const before = preview().printed().length
  const saves = () => preview().printed().slice(before)
  preview().edit(poker, /$/, '\nTODO\n')
  await expect.poll(saves).toMatch(/to do {2}\S+poker\.md:\d+ {2}"TODO" was left over/)
  preview().edit(poker, 'TODO', 'TODO now')
  await expect.poll(() => saves().split(`${poker}  http`).length).toBe(3)
  expect(saves().split('was left over')).toHaveLength(2)
  mkdirSync(join(preview().root, `${affiliate}/en/games`))
  preview().write(`${affiliate}/en/games/keno.md`, `${head}---\n`)
  await expect.poll(saves).toMatch(/en\/games\/keno\.md {2}(?!http)/)
})
