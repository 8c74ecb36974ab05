import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { filesBelow } from '../../scripts/files-below.ts'
import { test as base, type RunningCommand } from '../helpers/command-test.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect } from '../helpers/site-test.ts'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const violationsIn =
  "axe.run({ include: ['#preview', '#preview-box'] }).then(found => found.violations)"
const poker = 'variants/affiliate/content/en/poker.md'
const labels = 'variants/affiliate/content/en/labels.yaml'
const sentence = 'never borrow to play.'

/** A test with `npm run edit` over a copy of the site that it may edit. */
const test = base.extend<{ preview: RunningCommand & { origin: string } }>({
  preview: async ({ startCommand }, use) => {
    const command = await startCommand('edit')
    await use({ ...command, origin: command.address('The affiliate site').slice(0, -1) })
  },
})
test.setTimeout(240_000)

test('saved words show in the open page, which keeps its place, its brands and what is typed', async ({
  preview,
  page,
}) => {
  await goTo(page, `${preview.origin}/poker`)
  const names = () => page.getByTestId('brand-card').allInnerTexts()
  const before = await names()
  await page.getByText(sentence).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  preview.edit(poker, sentence, 'borrow nothing.')
  await expect(page.getByText('borrow nothing.')).toBeVisible()
  expect(await names()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  const { origin } = preview
  const altered = `${poker}\n.* affiliate site, English: ${origin}/poker  ${origin}/nz/poker\n`
  await expect.poll(preview.printed).toMatch(new RegExp(altered))

  await goTo(page, `${preview.origin}/fi?secretkey=social`)
  const finnish = 'variants/social/content/fi'
  preview.edit(`${finnish}/labels.yaml`, 'games: Pelimme', 'games: Kaikki pelimme')
  await expect(page.getByRole('heading', { name: 'Kaikki pelimme' })).toBeVisible()
  preview.edit(`${finnish}/home.md`, /^title: .*$/m, 'title: Uusi otsikko')
  await expect(page).toHaveTitle('Uusi otsikko')
  await expect(page.locator('title')).toHaveCount(1)

  await goTo(page, `${preview.origin}/?secretkey=social`)
  await page.locator('#faq summary').nth(1).click()
  await page.getByLabel('Name').fill('Aroha')
  await page.getByLabel('Message').fill('Kia ora')
  preview.edit('variants/social/content/en/faq.md', 'demo versions', 'trial versions')
  await expect(page.getByText('trial versions')).toBeAttached()
  await expect(page.locator('#faq details[open]')).toHaveCount(1)
  await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open')
  await expect(page.getByLabel('Name')).toHaveValue('Aroha')
  await expect(page.getByLabel('Message')).toHaveValue('Kia ora')
  await expect(page.getByLabel('Message')).toBeFocused()
})

test('mistakes and notes are named with file, line and remedy; the last good text stays', async ({
  preview,
  page,
}) => {
  await goTo(page, `${preview.origin}/poker`)
  const panel = page.getByRole('status')
  const good = preview.read(poker)
  preview.edit(poker, 'description:', 'descripton:')
  await expect(panel).toContainText('Fix this: 1 mistake')
  const message = `${poker}:3  There is no field "descripton". Did you mean "description"?`
  await expect(panel).toContainText(message)
  await expect(panel).toContainText('Until then the last good text is shown.')
  await expect.poll(preview.printed).toContain(`FIX THIS  ${message}`)
  await expect(page.getByText(sentence)).toBeVisible()

  // Another file can be edited meanwhile.
  preview.edit('variants/affiliate/content/en/home.md', 'Keep it a game', 'Let it be a game')
  await page.getByRole('link', { name: 'Top Online Casinos' }).first().click()
  await expect(page.getByText('Let it be a game')).toBeVisible()
  // A new file has no text that was good before.
  const other = 'variants/affiliate/content/en/other.md'
  preview.write(other, '---\ntitle: Other\n---\n')
  await expect(panel).toContainText('Fix this: 3 mistakes')
  await expect(panel).toContainText('The page has no heading.')
  renameSync(join(preview.root, other), join(preview.root, `${other}.txt`))
  preview.write(poker, good)
  await expect(panel).toBeEmpty()

  // A folder goes and comes back, as when branches are switched.
  const folder = join(preview.root, 'variants/affiliate/content')
  renameSync(folder, `${folder}-away`)
  await expect(panel).toContainText('This folder has no pages.')
  renameSync(`${folder}-away`, folder)
  await expect(panel).toBeEmpty()

  await goTo(page, `${preview.origin}/poker`)
  preview.edit(poker, sentence, 'TODO.')
  await expect(panel).toContainText(/^1 note/)
  await expect(panel).toContainText('"TODO" was left over.')
  await page.evaluate(axe)
  expect(await page.evaluate(violationsIn)).toEqual([])
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
    const covered = await page.evaluate(() => {
      const [footer, panel] = ['footer', '#preview'].map(name => document.querySelector(name))
      const { bottom = 0 } = footer?.getBoundingClientRect() ?? {}
      return bottom - (panel?.getBoundingClientRect().top ?? 0)
    })
    expect(covered).toBeLessThanOrEqual(1)
  }).toPass()
  await page.getByText('1 note').click()
  preview.edit(poker, 'TODO.', 'TODO, TBD.')
  await expect(panel).toContainText('2 notes')
  await expect(page.getByText('"TODO" was left over.')).toBeHidden()
})

test('a link that is followed while saved words are put in leads on; a new file is a page at once', async ({
  preview,
  page,
}) => {
  // A page that the router has at once, and one whose text it has to fetch.
  for (const [path, title] of [
    ['/', /^Best online Casinos/],
    ['/terms-and-conditions', /^Terms and Conditions/],
  ] as const) {
    await goTo(page, `${preview.origin}/poker`)
    // The next page is made beside the old one, and begins with a title.
    await page.evaluate(followed => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        document.querySelector<HTMLElement>(`a[href="${followed}"]`)?.click()
      }).observe(document.head, { childList: true })
    }, path)
    const disclaimer = `All is new beside ${path}.`
    preview.edit(labels, /^disclaimer: .*$/m, `disclaimer: ${disclaimer}`)
    await expect(page.getByText(disclaimer)).toBeVisible()
    await expect(page).toHaveURL(preview.origin + path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('title')).toHaveCount(1)
  }

  const file = 'variants/affiliate/content/en/about-us.md'
  const blue = { width: 900, height: 600, channels: 3, background: '#68a' } as const
  const office = await sharp({ create: blue }).png().toBuffer()
  writeFileSync(join(preview.root, file, '../office.png'), office)
  preview.write(
    file,
    `---
title: About us
description: Who writes this site.
heading: About us
footer: 4
draft: true
---

We write about casinos.

![Our office](office.png)
`,
  )
  await page.getByRole('link', { name: 'About us (Draft)' }).click()
  await expect(page.getByText('We write about casinos.')).toBeVisible()
  const picture = page.getByRole('img', { name: 'Our office' })
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(preview.printed()).toContain(`${preview.origin}/about-us (new)`)
  const panel = page.getByRole('status')
  await expect(panel).toContainText(`Remove "draft: true" from ${file}`)
  preview.edit(file, 'draft: true\n', '')
  await expect(panel).toBeEmpty()
  await expect(page.getByRole('link', { name: 'About us', exact: true })).toBeVisible()
})

test('a build has nothing of the preview in it', () => {
  const texts = filesBelow('.build/test/dist').filter(file => /\.(html|js|css|json)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  for (const file of texts)
    expect(readFileSync(`.build/test/dist/${file}`, 'utf8')).not.toMatch(/preview[/:-]/)
})

test.describe('editing', () => {
  test.use({ expectedErrors: ['status of 409'] })

  test('words on the page are pointed at, checked while they are typed, and saved in place', async ({
    preview,
    page,
  }) => {
    await goTo(page, `${preview.origin}/poker`)
    await page.getByRole('button', { name: 'Edit words' }).click()
    const paragraph = page.getByText(sentence)
    const where = page.getByRole('complementary', { name: 'Preview' }).locator('[aria-live]')
    await expect(async () => {
      await paragraph.hover()
      await expect(where).toHaveText(/en\/poker\.md:23$/, { timeout: 1000 })
    }).toPass()
    // The list is shuffled, and not every bonus has a percentage.
    await page.getByTestId('brand-card').getByText('%').first().hover()
    await expect(where).toHaveText('sent by the info service')

    await paragraph.click()
    const box = page.getByRole('textbox', { name: /poker\.md:23/ })
    await expect(box).toHaveValue(/^Skill matters .*never borrow to play\.$/)
    await page.evaluate(axe)
    expect(await page.evaluate(violationsIn)).toEqual([])
    await box.fill('Skill matters. See [the rules](rules.md).')
    await expect(page.getByText('23: The link "rules.md" leads nowhere.')).toBeVisible()
    await page.reload()
    await expect(box).toHaveValue('Skill matters. See [the rules](rules.md).')
    await box.fill('Skill matters, and luck more.')
    await box.press('Control+Enter')
    await expect(page.locator('main').getByText('Skill matters, and luck more.')).toBeVisible()
    await expect(box).toHaveCount(0)
    expect(preview.read(poker)).toMatch(/\n\nSkill matters, and luck more\.\n$/)

    // A label, by the keyboard alone, while somebody else changes the file.
    const button = page.getByTestId('brand-card').first().getByText('GET BONUS')
    await button.focus()
    await page.keyboard.press('Enter')
    const label = page.getByRole('textbox', { name: /labels\.yaml/ })
    await expect(label).toHaveValue('getBonus: GET BONUS')
    await label.fill('getBonus: SEE BONUS')
    preview.edit(labels, /^/, '# New.\n')
    await label.press('Control+Enter')
    await expect(page.getByText('The file was changed meanwhile.')).toBeVisible()
    await expect(label).toHaveValue('getBonus: SEE BONUS')
    await label.press('Escape')
    await expect(label).toHaveCount(0)
  })
})
