import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../helpers/expect-accessible.ts'
import { goTo } from '../helpers/go-to.ts'
import { previewOfFile } from '../helpers/preview-of-file.ts'
import { expect, test } from '../helpers/site-test.ts'

const affiliate = 'variants/affiliate/content'
const poker = `${affiliate}/en/poker.md`
const added = `${affiliate}/en/about-us.md`
const head = '---\ntitle: About us\ndescription: Who writes this site.\nheading: About us\n'

// The pages write these while a file has a mistake, or the server restarts.
test.use({
  expectedErrors: ['Failed to load resource', 'Failed to reload', 'Failed to fetch', 'WebSocket'],
})

const preview = previewOfFile()

const overlay = (page: Page) => page.locator('vite-error-overlay')

const path = (file: string) => join(preview().root, file)

/** Lists the lines that pages ask Vite to open in the editing program. */
async function openedLines(page: Page): Promise<string[]> {
  const opened: string[] = []
  await page.route('**/__open-in-editor?*', route => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '')
    return route.fulfill()
  })
  return opened
}

/** Saves a change again until it shows: Vite ignores a save within 50 ms after another one. */
async function saveUntil(file: string, from: string, to: string, shows: () => Promise<void>) {
  const changed = preview().read(file).replace(from, to)
  await expect(async () => {
    preview().write(file, changed)
    await shows()
  }).toPass()
}

test('a mistake in a style covers the page until it is corrected', async ({ page }) => {
  const style = 'shared/styles/Black.css'
  await preview().open(page, '/poker')
  preview().edit(style, '--surface: ', '} --surface: ')
  await expect(overlay(page)).toContainText('Black.css')
  await expect(overlay(page)).not.toContainText('vike')
  preview().edit(style, '} --surface: ', '--surface: #400000; --was: ')
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('--surface', '#400000')
})

test('a mistake in a component covers the page, and a correction shows without a reload', async ({
  page,
}) => {
  const banner = 'variants/affiliate/components/banner.tsx'
  await preview().open(page, '/poker')
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  preview().edit(banner, '<MonthHeading', '<i>Changed</i><MonthHeading')
  await expect(page.locator('.banner')).toContainText('Changed')
  await saveUntil(banner, '<i>Changed</i>', '<i>Changed</b>', () =>
    expect(overlay(page)).toContainText('banner.tsx', { timeout: 2000 }),
  )
  await saveUntil(banner, '<i>Changed</b>', '<i>Again</i>', () =>
    expect(overlay(page)).toHaveCount(0, { timeout: 2000 }),
  )
  await expect(page.locator('.banner')).toContainText('Again')
  await expect(page.locator('[data-before]')).toHaveCount(1)
})

test('an error of the server covers the page, with a link to the line', async ({ page }) => {
  const banner = 'variants/affiliate/components/banner.tsx'
  const opened = await openedLines(page)
  const good = preview().read(banner)
  preview().edit(banner, /\n {2}return /, "\n  if (!globalThis.window) throw Error('Thrown.')\n$&")
  await expect(async () => {
    await page.goto(`${preview().origin}/poker`)
    await expect(overlay(page)).toContainText('Thrown.', { timeout: 2000 })
  }).toPass()
  const lines = preview().read(banner).split('\n')
  const line = lines.findIndex(text => text.includes('Thrown.')) + 1
  await overlay(page).locator('.file-link').first().click()
  await expect.poll(() => opened.at(-1)).toContain(`${path(banner)}:${line}:`)
  preview().write(banner, good)
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('.brand-card').first()).toBeVisible()
})

test('a changed card is also the one that the loader paints', async ({ page }) => {
  const card = 'variants/affiliate/ranked-list/brand-card.tsx'
  await preview().open(page, '/poker')
  preview().edit(card, '<div className="brand-score">', '<p>Painted.</p>$&')
  await expect(page.locator('.brand-card').first()).toContainText('Painted.')
  await page.reload()
  await expect(page.locator('.brand-card').first()).toContainText('Painted.')
})

test('a changed setting shows', async ({ page }) => {
  await preview().open(page, '/poker')
  const canonical = page.locator('link[rel=canonical]')
  // The server restarts, after which Vite reloads the page.
  preview().write('.env.local', 'SITE_URL=https://early.example\n')
  await expect(canonical).toHaveAttribute('href', 'https://early.example/poker')
  rmSync(path('.env.local'))
  await expect(canonical).toHaveCount(0)
})

test('Alt and a click open the file of a text at its line', async ({ page }) => {
  const opened = await openedLines(page)
  const { panel } = await preview().open(page, '/poker')
  preview().edit(poker, /\n---\n[\s\S]*/, '\n---\n\nOne.\n\nTwo and [more](/roulette).\n')
  await expect(page.getByText('Two and')).toBeVisible()
  await expect(panel.getByText(/^Errors: /)).toBeVisible()
  await page.getByText('Two and').click({ modifiers: ['Alt'] })
  const lines = preview().read(poker).split('\n')
  const place = `${poker}:${lines.indexOf('Two and [more](/roulette).') + 1}`
  const labels = preview().read(`${affiliate}/en/labels.yaml`).split('\n')
  const labelAt = (key: string) =>
    `${affiliate}/en/labels.yaml:${labels.findIndex(label => label.startsWith(`${key}:`)) + 1}`
  await expect(panel.getByRole('status')).toContainText(place)
  expect(opened).toEqual([place])
  await page.keyboard.down('Alt')
  await page
    .locator('.brand-card')
    .first()
    .locator('.brand-visit > p')
    .click({ position: { x: 2, y: 2 } })
  await page.keyboard.up('Alt')
  await expect(panel.getByRole('status')).toContainText(labelAt('visitCasino'))
  const disclosure = page.locator('.disclosure p').first()
  const { width = 0 } = (await disclosure.boundingBox()) ?? {}
  await disclosure.click({ modifiers: ['Alt'], position: { x: width - 4, y: 4 } })
  await expect(panel.getByRole('status')).toContainText(labelAt('disclosure'))
  await expectAccessible(page, '#preview')
  await page.getByRole('link', { name: 'more' }).click()
  await expect(page).toHaveURL(/roulette$/)
})

test('a saved text shows in the open page, which keeps its place', async ({ page }) => {
  await preview().open(page, '/fi/poker')
  const last = page.locator('main p').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const file = poker.replace('/en/', '/fi/')
  preview().edit(file, /\s*$/, ' Lisää sanoja.\n')
  await expect(last).toContainText('Lisää sanoja.')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a save before the page is connected shows in it, too', async ({ context, page }) => {
  const heading = (of: Page) => of.getByRole('heading', { level: 1 })
  // Without another page, Vite keeps the message for the first that connects.
  const other = await context.newPage()
  await preview().open(other, '/poker')
  let connect = () => {}
  const isReady = new Promise<void>(resolve => {
    connect = resolve
  })
  await page.routeWebSocket(/./, async socket => {
    await isReady
    socket.connectToServer()
  })
  await goTo(page, `${preview().origin}/poker`)
  preview().edit(poker, /^heading: .*$/m, 'heading: Saved early')
  await expect(heading(other)).toContainText('Saved early')
  connect()
  await expect(heading(page)).toContainText('Saved early')
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

test('a page whose words are missing names the file until it is back', async ({ page }) => {
  await preview().open(page, '/poker')
  renameSync(path(poker), path(`${poker}-away`))
  await expect(overlay(page)).toContainText('The site needs this file.')
  await expect(overlay(page)).toContainText(`${poker}:1:1`)
  renameSync(path(`${poker}-away`), path(poker))
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('.brand-card').first()).toBeVisible()
})

test('the panel names all mistakes, folded without errors, and covers no end of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const opened = await openedLines(page)
  const { panel, findings } = await preview().open(page, '/blackjack')
  const height = async () => (await panel.boundingBox())?.height
  expect(await height(), 'one row').toBeLessThanOrEqual(48)
  const good = preview().read(poker)
  const bad = good.replace('description:', 'descripton:')
  preview().write(poker, `${bad}\n[a](/nowhere)\n\n![b](c.png)\n\nTODO\n`)
  for (const message of ['Did you mean "description"?', '"/nowhere"', '"c.png"']) {
    await expect(overlay(page)).toContainText(message)
    await expect(findings.getByText(message)).toContainText(RegExp(`^${poker}:\\d+ `))
  }
  await expect(findings.getByText('"TODO"')).toContainText(RegExp(`^${poker}:\\d+ `))
  const lines = preview().read(poker).split('\n')
  for (const start of ['descripton:', '[a]', '![b]']) {
    const place = `${poker}:${lines.findIndex(line => line.startsWith(start)) + 1}:1`
    await overlay(page).locator('.file-link', { hasText: place }).click()
    await expect.poll(() => opened.at(-1)).toBe(join(preview().root, place))
  }
  await page.keyboard.press('Escape')
  expect(await height(), 'a third of the window').toBeLessThanOrEqual(300)
  await expectAccessible(page, '#preview')
  await page.locator('footer p').last().click({ trial: true })
  preview().write(poker, good)
  await expect(findings).toContainText('Errors: 0')
})

test('a word that the list of claims gets is no finding any more', async ({ page }) => {
  const { edit, open } = preview()
  const { findings } = await open(page, '/poker')
  edit(poker, /$/, '\nThe safest tables.\n')
  await expect(findings).toContainText('"safest" sounds like a claim')
  edit('shared/content/claims.yaml', 'harmless: [', 'harmless: ["safest tables", ')
  await expect(findings).not.toContainText('"safest"')
})

test('code that needs a page and a picture names them until they are written', async ({ page }) => {
  const { edit, open, read, write } = preview()
  const table = 'variants/affiliate/route-table.ts'
  const images = 'variants/affiliate/images/banner-'
  await open(page, '/poker')
  edit(table, "listRoute('poker'", "listRoute('keno', 'list', 'shuffled'),\n  $&")
  await expect(overlay(page)).toContainText('The site needs this file.')
  await expect(overlay(page)).toContainText('keno.md:1:1')
  write(`${images}keno.svg`, read(`${images}poker.svg`))
  write(`${affiliate}/en/keno.md`, `${head.replaceAll('About us', 'Keno')}---\n`)
  await page.getByRole('link', { name: 'Keno' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keno')
})
