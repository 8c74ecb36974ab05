import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../../helpers/expect-accessible.ts'
import { previewOfFile } from '../../helpers/preview-of-file.ts'
import { expect, test } from '../../helpers/site-test.ts'

const affiliate = 'variants/affiliate/content'
const poker = `${affiliate}/en/poker.md`
const added = `${affiliate}/en/about-us.md`
const head = '---\ntitle: About us\ndescription: Who writes this site.\nheading: About us\n'

// The pages throw these while a component or words are missing.
test.use({ expectedErrors: ['Failed to load resource', 'Tried', 'keno'] })

const preview = previewOfFile()

const path = (file: string) => join(preview().root, file)

test('settings and styles with mistakes are named, and the last good ones stay', async ({
  page,
}) => {
  const { edit, open, printed, save, write } = preview()
  const style = 'shared/styles/Black.css'
  await save('.env.local', () => write('.env.local', 'SITE_URL=https://early.example\n'))
  const { findings } = await open(page, '/poker')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', 'https://early.example/poker')
  edit(style, '--surface: ', '} --surface: #400000; --was: ')
  write('.env.local', 'SITE_URL=late\n')
  await expect(findings).toContainText('SITE_URL="late" is not an origin')
  await expect(findings).toContainText(/^Errors: 2, .*Black\.css:\d+/)
  expect(printed()).toContain('ERROR  SITE_URL="late"')
  edit(poker, /^heading: .*$/m, 'heading: Cards')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cards')
  await expect(findings).toContainText(/^Errors: 2/)
  await expect(canonical).toHaveAttribute('href', 'https://early.example/poker')
  rmSync(path('.env.local'))
  edit(style, '} --surface', '--surface')
  await expect(canonical).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('--surface', '#400000')
})

test('a component that throws is named in place of its pages, until it is corrected', async ({
  page,
}) => {
  const card = 'variants/affiliate/ranked-list/brand-card.tsx'
  const heading = page.getByRole('heading', { level: 1 })
  await preview().open(page, '/poker')
  preview().edit(card, '<div className="brand-score">', '<p>The loader paints this.</p>$&')
  await expect(page.getByTestId('brand-card').first()).toContainText('The loader paints this.')
  const banner = 'variants/affiliate/components/banner.tsx'
  preview().edit(banner, '<MonthHeading', '{new Intl.Tried()}$&')
  await expect(heading).toHaveText('The preview cannot show this page yet')
  await expect(page.locator('pre')).toContainText(['Tried'])
  preview().edit(banner, '{new Intl.Tried()}', '')
  await expect(page.getByTestId('brand-card').first()).toBeVisible()
})

test('a saved text shows in the open page, which keeps its place', async ({ page }) => {
  await preview().open(page, '/fi/poker')
  const last = page.locator('main p').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const file = poker.replace('/en/', '/fi/')
  await preview().save(file, () => preview().edit(file, /\s*$/, ' Lisää sanoja.\n'))
  await expect(last).toContainText('Lisää sanoja.')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a save before the page is connected shows in it, too', async ({ page }) => {
  let connect = () => {}
  const isReady = new Promise<void>(resolve => {
    connect = resolve
  })
  await page.routeWebSocket(/./, async socket => {
    await isReady
    socket.connectToServer()
  })
  await preview().open(page, '/poker')
  const write = () => preview().edit(poker, /^heading: .*$/m, 'heading: Saved early')
  await preview().save(poker, write)
  connect()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved early')
})

test('a new file is a page, a draft until it is published', async ({ page }) => {
  const { findings } = await preview().open(page, '/blackjack')
  copyFileSync('shared/images/mark-512.png', path(`${added}/../office.png`))
  preview().write(added, `${head}footer: 4\ndraft: true\n---\n\n![Our office](office.png)\n`)
  await page.getByRole('link', { name: /^About us \(.+\)$/ }).click()
  const picture = page.getByRole('img', { name: 'Our office' })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expect(findings).toContainText(`${added}:6  Draft: only the preview shows this page.`)
  preview().edit(added, 'draft: true\n', '')
  await expect(page.getByRole('link', { name: 'About us', exact: true })).toBeVisible()
  await expect(findings).not.toContainText('Draft')
})

test('an address without a page lists those that exist, until it has one', async ({ page }) => {
  const team = `${affiliate}/en/team.md`
  const missing = page.getByText('Unexpected Application Error!')
  const { findings } = await preview().open(page, '/team')
  await expect(missing).toBeVisible()
  await expect(findings).toContainText(
    /There is no page at this address\. These exist: \/.* \/poker/,
  )
  await expect(page.locator('body')).not.toContainText('Hey developer')
  preview().write(team, `${head}---\n\nWe write.\n`)
  await expect(page.getByText('We write.')).toBeVisible()
  await expect(findings).toContainText('Errors: 0')
})

test('while files are missing, as when branches are switched, pages show their last good words', async ({
  page,
  request,
}) => {
  const home = 'variants/social/content/en/home.md'
  const { findings } = await preview().open(page, '/poker')
  // A page of each variant that both menus need, and then all words of a variant. Each document
  // contains both variants.
  for (const files of [[home, poker], [affiliate]]) {
    for (const file of files) {
      renameSync(path(file), path(`${file}-away`))
      await expect(findings).toContainText(file)
    }
    await expect(findings).toContainText('The site needs this file. Write or restore it.')
    await expect(page.getByTestId('brand-card').first()).toBeVisible()
    const headers = { accept: 'text/html' }
    expect((await request.get(`${preview().origin}/fi`, { headers })).status()).toBe(200)
    for (const file of files) {
      renameSync(path(`${file}-away`), path(file))
    }
    await expect(findings).toContainText('Errors: 0')
  }
})

test('the panel names all mistakes, folded without errors, and covers no end of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { panel, findings } = await preview().open(page, '/blackjack')
  const height = async () => (await panel.boundingBox())?.height
  expect(await height(), 'one row').toBeLessThanOrEqual(48)
  const good = preview().read(poker)
  const bad = good.replace('description:', 'descripton:')
  preview().write(poker, `${bad}\n[a](/nowhere) ![b](c.png)\n\nTODO\n`)
  for (const message of ['Did you mean "description"?', '"/nowhere"', '"c.png"', '"TODO"']) {
    await expect(findings.getByText(message)).toContainText(RegExp(`^${poker}:\\d+ `))
  }
  expect(await height(), 'a third of the window').toBeLessThanOrEqual(300)
  await expectAccessible(page, '#preview')
  await page.locator('footer p').last().click({ trial: true })
  preview().write(poker, good)
  await expect(findings).toContainText('Errors: 0')
})

test('code that needs a page and a picture names them until they are written', async ({ page }) => {
  const { edit, open, read, write } = preview()
  const table = 'variants/affiliate/route-table.ts'
  const images = 'variants/affiliate/images/banner-'
  await open(page, '/poker')
  edit(table, "listRoute('poker'", "listRoute('keno', 'list', 'shuffled'),\n  $&")
  await expect(page.locator('main, #preview')).toContainText([
    /keno\.md:1 {2}The site needs this file./,
  ])
  write(`${images}keno.svg`, read(`${images}poker.svg`))
  write(`${affiliate}/en/keno.md`, `${head.replaceAll('About us', 'Keno')}---\n`)
  await page.getByRole('link', { name: 'Keno' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keno')
})
