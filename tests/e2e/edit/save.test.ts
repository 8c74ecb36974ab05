import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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

test('what a developer saves shows in the open page and after a reload', async ({ page }) => {
  const card = 'variants/affiliate/ranked-list/brand-card.tsx'
  const first = page.getByTestId('brand-card').first()
  const { findings } = await preview().open(page, '/poker')
  // A component that the loader paints.
  preview().edit(card, '<div className="brand-score">', '<p>Nordic pick</p>$&')
  await expect(first).toContainText('Nordic pick')
  await expect.poll(preview().printed).toContain(`${card}  open pages show this file`)

  // A style, with a mistake at first.
  preview().edit('shared/styles/Black.css', '--surface: #142024;', '} --surface: #400000;')
  await expect(findings).toContainText(/^Errors: 1, notes: 0.*Black\.css:\d+/)
  // It stays while others are edited.
  preview().edit(poker, 'heading: Online Poker', 'heading: Poker')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poker')
  await expect(findings).toContainText('Black.css')
  preview().edit(poker, 'heading: Poker', 'heading: Online Poker')
  preview().edit('shared/styles/Black.css', '} --surface:', '--surface:')
  await expect(page.locator('html')).toHaveCSS('--surface', '#400000')

  // A label: its key, its words in both languages, and the component.
  preview().edit('shared/pages/card-content.ts', "'rank',", "'rank',\n  'pick',")
  await expect(page.getByText('The label "pick" is missing')).toBeVisible()
  preview().edit(labels, 'rank:', 'pick: Our pick\nrank:')
  preview().edit(labels.replace('/en/', '/fi/'), 'rank:', 'pick: Suosikki\nrank:')
  preview().edit(card, 'Nordic pick', '{labels.pick}')
  await expect(first).toContainText('Our pick')
  await preview().open(page, '/fi/poker')
  await expect(first).toContainText('Suosikki')

  // A route, which has no words and no picture at first.
  const [table, images] = ['variants/affiliate/route-table.ts', 'variants/affiliate/images/banner-']
  preview().edit(table, "listRoute('poker'", "listRoute('keno', 'list', 'shuffled'),\n  $&")
  await expect.poll(preview().printed).toContain('keno.md:1  The site needs this file.')
  preview().write(`${images}keno.svg`, preview().read(`${images}poker.svg`))
  preview().write(`${affiliate}/en/keno.md`, `${head.replaceAll('About us', 'Keno')}---\n`)
  await page.getByRole('link', { name: 'Keno' }).first().click()
  await expect(page).toHaveURL(`${preview().origin}/fi/keno`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Keno')
  await page.reload()
  await expect(heading).toHaveText('Keno')

  // A component that throws, before and after a reload.
  const banner = 'variants/affiliate/components/banner.tsx'
  const good = preview().read(banner)
  const throwing = good.replace('<MonthHeading', '{new Intl.Tried()}$&')
  const failed = page.getByText('Unexpected Application Error!')
  await preview().open(page, '/poker')
  preview().write(banner, throwing)
  await expect(failed).toBeVisible()
  preview().write(banner, good)
  await expect(heading).toHaveText('Online Poker')
  preview().write(banner, throwing)
  await expect(failed).toBeVisible()
  await page.reload()
  await expect(page.locator('vite-error-overlay')).toContainText('Tried')
  preview().write(banner, good)
  await expect(heading).toHaveText('Online Poker')
})

test('words show in the open page, which keeps its place and what is typed', async ({ page }) => {
  const { findings } = await preview().open(page, '/blackjack')
  await page.evaluate(() => document.documentElement.setAttribute('data-document', 'first'))
  const names = () => page.getByTestId('brand-card').allInnerTexts()
  const before = await names()
  await page.getByText('Set a limit').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const blackjack = `${affiliate}/en/blackjack.md`
  preview().edit(blackjack, 'Set a limit', 'Choose a limit')
  await expect(page.getByText('Choose a limit')).toBeVisible()
  expect(await names()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first')
  await expect.poll(preview().printed).toContain(`${blackjack}  ${preview().origin}/blackjack\n`)
  expect(preview().printed()).toContain('[-Set-]{+Choose+} a limit')

  // A translation of a text page, which is a file of its own.
  await preview().open(page, '/fi/cookie-policy')
  await page.evaluate(() => document.documentElement.setAttribute('data-document', 'text'))
  preview().edit(`${affiliate}/fi/cookie-policy.md`, /^heading: .*$/m, 'heading: Pipareista')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pipareista')
  preview().edit(`${affiliate}/fi/cookie-policy.md`, /\n\n## .*/, '\n\nUutta tekstiä.\n$&')
  await expect(page.getByText('Uutta tekstiä.')).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('data-document', 'text')

  // A new file is a page, a draft until it is published.
  const file = `${affiliate}/en/about-us.md`
  await preview().open(page, '/')
  copyFileSync('shared/images/mark-512.png', join(preview().root, file, '../office.png'))
  preview().write(file, `${head}footer: 4\ndraft: true\n---\n\n![Our office](office.png)\n`)
  await page.getByRole('link', { name: 'About us (Draft)' }).click()
  const picture = page.getByRole('img', { name: 'Our office' })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expect(findings).toContainText(`${file}:6  Draft: only the preview shows this page.`)
  preview().edit(file, 'draft: true\n', '')
  await expect(findings).not.toContainText(/Errors: [1-9]|Draft/)
  await expect(page.getByRole('link', { name: 'About us', exact: true })).toBeVisible()

  await preview().open(page, '/fi?secretkey=social')
  await page.locator('#faq summary').nth(1).click()
  const message = page.getByLabel('Viesti')
  await message.fill('Kia ora')
  preview().edit('variants/social/content/fi/home.md', /^title: .*$/m, 'title: Uusi otsikko')
  await expect(page).toHaveTitle('Uusi otsikko')
  preview().edit('variants/social/content/fi/faq.md', 'demoversioita', 'kokeiluversioita')
  await expect(page.getByText('kokeiluversioita')).toBeAttached()
  await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open')
  await expect(message).toHaveValue('Kia ora')
  await expect(message).toBeFocused()
  const logo = page.locator('img').first()
  const oldLogo = (await logo.getAttribute('src')) ?? ''
  preview().edit('variants/social/images/logo.svg', /viewBox="[^"]*"/, 'viewBox="0 0 7 7"')
  await expect(logo).not.toHaveAttribute('src', oldLogo)
})

test('an address without a page shows the error page, and which addresses exist', async ({
  page,
}) => {
  const about = `${affiliate}/en/team.md`
  preview().write(about, `${head}---\n\nWe write.\n`)
  const { panel } = await preview().open(page, '/team')
  await expect(page.getByText('We write.')).toBeVisible()
  rmSync(join(preview().root, about))
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Hey developer')
  await expect(panel).toContainText('There is no page at this address. These exist:')
  await panel.getByRole('link', { name: '/poker' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Poker')

  // The social casino still has a page at this address.
  await preview().open(page, '/cookie-policy')
  for (const language of ['en', 'fi']) {
    rmSync(join(preview().root, `${affiliate}/${language}/cookie-policy.md`))
  }
  await expect(panel).toContainText('Only the other site has a page at this address.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Best Online Casinos')
})

test('settings that are saved show in open pages, also during the start', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]')
  const { findings } = await preview().open(page, '/poker')
  await expect(canonical).toHaveAttribute('href', 'https://early.example/poker')
  preview().write('.env.local', 'SITE_URL=https://late.example\n')
  await expect(canonical).toHaveAttribute('href', 'https://late.example/poker')
  preview().write('.env.local', 'SITE_URL=late\n')
  await expect(findings).toContainText('SITE_URL="late" is not an origin')
  await expect.poll(preview().printed).toContain('ERROR  SITE_URL="late"')
  // Words still show.
  preview().edit(poker, /^heading: .*$/m, 'heading: Poker at home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poker at home')
  rmSync(join(preview().root, '.env.local'))
  await expect(findings).not.toContainText('SITE_URL')
  await expect(canonical).toHaveCount(0)
})

test('the terminal says each note once, and only addresses that exist', async () => {
  const saves = () => preview().printed().split('late"').at(-1) ?? ''
  preview().edit(poker, /$/, '\nTODO\n')
  await expect.poll(saves).toMatch(/to do {2}\S+poker\.md:\d+ {2}"TODO" was left over/)
  preview().edit(poker, 'TODO', 'TODO now')
  await expect.poll(saves).toContain('TODO {+now')
  expect(saves().split('was left over')).toHaveLength(2)
  mkdirSync(join(preview().root, `${affiliate}/en/games`))
  preview().write(`${affiliate}/en/games/keno.md`, `${head}---\n`)
  await expect.poll(saves).toMatch(/en\/games\/keno\.md {2}(?!http)/)
})
