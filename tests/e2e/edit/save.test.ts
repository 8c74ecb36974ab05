import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { asError } from '../../../scripts/system/as-error.ts'
import { expectAccessible } from '../../helpers/expect-accessible.ts'
import { previewOfFile } from '../../helpers/preview-of-file.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { startCommand } from '../../helpers/start-command.ts'

const affiliate = 'variants/affiliate/content'
const poker = `${affiliate}/en/poker.md`
const labels = `${affiliate}/en/labels.yaml`
const added = `${affiliate}/en/about-us.md`
const head = '---\ntitle: About us\ndescription: Who writes this site.\nheading: About us\n'

// What a component and a page without its words throw on the way.
test.use({ expectedErrors: ['Failed to load resource', 'Tried', 'keno', '"pick" is missing'] })

// Settings that are saved while the preview starts.
const preview = previewOfFile({ '.env.local': 'SITE_URL=https://early.example\n' })

const path = (file: string) => join(preview().root, file)

test('settings and styles with mistakes are named, and the last good ones stay', async ({
  page,
  request,
}) => {
  const { edit, open, origin, printed, write } = preview()
  const style = 'shared/styles/Black.css'
  const headers = { accept: 'text/html' }
  const home = async () => (await request.get(origin, { headers })).text()
  await expect.poll(home, 'settings that were saved during the start').toContain('early.example')
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
  expect(preview().printed()).toContain(`${file}  ${preview().origin}/fi/poker\n`)
})

test('a save before the page is connected shows in it, too', async ({ page }) => {
  let connect = () => {}
  await page.routeWebSocket(/./, socket => {
    const sent: (string | Buffer)[] = []
    socket.onMessage(message => sent.push(message))
    connect = () => {
      const server = socket.connectToServer()
      for (const message of sent) {
        server.send(message)
      }
    }
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
  for (const [market, address] of [
    ['/fi', '/fi/team/'],
    ['/au', '/au/team'],
    ['', '/team'],
  ] as const) {
    const { panel } = await preview().open(page, address)
    await expect(missing).toBeVisible()
    await expect(panel).toContainText('There is no page at this address. These exist:')
    await expect(panel.getByRole('link', { name: `${market}/poker`, exact: true })).toBeVisible()
  }
  await expect(page.locator('body')).not.toContainText('Hey developer')
  preview().write(team, `${head}---\n\nWe write.\n`)
  await expect(page.getByText('We write.')).toBeVisible()
  rmSync(path(team))
  await expect(missing).toBeVisible()
  await page.locator('#preview').getByRole('link', { name: '/poker', exact: true }).click()
  await expect(page.getByTestId('brand-card').first()).toBeVisible()
})

test('the panel says that a page is only on the other site', async ({ page }) => {
  await preview().save(added, () => preview().write(added, `${head}---\n`))
  const { panel } = await preview().open(page, '/About-us?secretkey=social')
  await expect(panel).toContainText('Only the other site has a page at this address.')
  // The router ignores case, so this address shows a page.
  await preview().open(page, '/fi/About-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(panel).not.toContainText('this address')
})

test('while files are missing, as when branches are switched, pages show their last good words', async ({
  page,
}) => {
  const home = 'variants/social/content/en/home.md'
  const { findings } = await preview().open(page, '/poker')
  // A page of each variant that both menus need, and then all words of a variant. Each document
  // contains both variants.
  for (const [files, address] of [
    [[home, poker], '/fi?secretkey=social'],
    [[affiliate], '/poker'],
  ] as const) {
    for (const file of files) {
      renameSync(path(file), path(`${file}-away`))
      await expect(findings).toContainText(file)
    }
    const response = await page.goto(preview().origin + address)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(findings).toContainText('The site needs this file. Write or restore it. Until')
    for (const file of files) {
      renameSync(path(`${file}-away`), path(file))
    }
    await expect(findings).not.toContainText(/Errors: [1-9]/)
  }
})

test('the panel names the mistakes of npm run content, in a third of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { panel, findings } = await preview().open(page, '/poker')
  const height = async () => (await panel.boundingBox())?.height
  expect(await height(), 'one row').toBeLessThanOrEqual(48)
  const good = preview().read(poker)
  const bad = good.replace('description:', 'descripton:')
  preview().write(poker, `${bad}\n[a](/nowhere) ![b](c.png) TODO {monht}\n\n##D\n`)
  const content = startCommand('content', { root: preview().root })
  await expect(findings).toContainText('Did you mean "description"?')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await height()).toBeLessThanOrEqual(300)
  await expectAccessible(page, '#preview')
  // The panel covers no end of the page.
  await page.locator('footer p').last().click({ trial: true })
  const printed = await content.untilEnd().catch(error => asError(error).message)
  const block = printed.split('\n\n').find(each => each.startsWith(poker)) ?? ''
  const found = Array.from(block.matchAll(/^ *(\d+) {2}(ERROR|to do|note) +(.*)$/gm))
  expect(found.length).toBeGreaterThan(4)
  const shown = (await findings.innerText()).replaceAll(/\s+/g, ' ')
  for (const [, line, kind, message] of found) {
    const until = kind === 'ERROR' ? ' Until you correct this error' : ''
    expect(shown).toContain(`${poker}:${line} ${message}${until}`)
  }
  preview().write(poker, good)
  await expect(findings).not.toContainText(/Errors: [1-9]/)
})

test('notes are those on the open page, and folded', async ({ page }) => {
  const good = preview().read(poker)
  await preview().save(poker, () => preview().write(poker, `${good}\nTODO\n`))
  const { findings } = await preview().open(page, '/blackjack')
  await expect(findings).toBeAttached()
  await expect(findings).not.toContainText('poker.md')
  await page.locator('nav a[href="/poker"]').first().click()
  await expect(findings).toContainText(/^Errors: 0, to do: 1, notes: /)
  await expect(findings).toContainText('"TODO" was left over.')
  await expect(findings.getByText('"TODO" was left over.')).toBeHidden()
  preview().write(poker, good)
  await expect(findings).not.toContainText('to do')
})

test('the terminal says each note once, and only addresses that exist', async () => {
  const before = preview().printed().length
  const saves = () => preview().printed().slice(before)
  await preview().save(poker, () => preview().edit(poker, /$/, '\nTODO\n'))
  expect(saves()).toMatch(/to do {2}\S+poker\.md:\d+ {2}"TODO" was left over/)
  await preview().save(poker, () => preview().edit(poker, 'TODO', 'TODO now'))
  expect(saves().split('was left over')).toHaveLength(2)
  mkdirSync(path(`${affiliate}/en/games`))
  preview().write(`${affiliate}/en/games/keno.md`, `${head}---\n`)
  await expect.poll(saves).toMatch(/en\/games\/keno\.md {2}(?!http)/)
})

test('code that needs a page, a label and a picture names them until they are written', async ({
  page,
}) => {
  const { edit, open, read, write } = preview()
  const table = 'variants/affiliate/route-table.ts'
  const images = 'variants/affiliate/images/banner-'
  await open(page, '/poker')
  edit('shared/pages/card-content.ts', "'rank',", "'rank',\n  'pick',")
  edit(table, "listRoute('poker'", "listRoute('keno', 'list', 'shuffled'),\n  $&")
  const missing = page.locator('main')
  await expect(missing).toContainText('The label "pick" is missing')
  await expect(missing).toContainText('keno.md:1  The site needs this file.')
  edit(labels, 'rank:', 'pick: Our pick\nrank:')
  edit(labels.replace('/en/', '/fi/'), 'rank:', 'pick: Suosikki\nrank:')
  write(`${images}keno.svg`, read(`${images}poker.svg`))
  write(`${affiliate}/en/keno.md`, `${head.replaceAll('About us', 'Keno')}---\n`)
  await page.getByRole('link', { name: 'Keno' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keno')
})
