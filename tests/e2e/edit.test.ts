import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { filesBelow } from '../../scripts/files-below.ts'
import { goTo } from '../helpers/go-to.ts'
import { test } from '../helpers/preview-test.ts'
import { expect } from '../helpers/site-test.ts'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const poker = 'variants/affiliate/content/en/poker.md'
const sentence = 'never borrow to play.'

test('a saved sentence shows in the open page, which keeps its place and its order of brands', async ({
  preview,
  page,
}) => {
  await goTo(page, `${preview.origin}/poker`)
  const names = () => page.getByTestId('brand-card').allInnerTexts()
  const before = await names()
  await page.getByText(sentence).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)

  const { files, altered } = await preview.save(
    poker,
    preview.read(poker).replace(sentence, 'borrow nothing.'),
  )
  await expect(page.getByText('borrow nothing.')).toBeVisible()
  expect(await names()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  expect(files).toEqual([poker])
  expect(altered.map(({ address }) => address)).toEqual(['/poker', '/nz/poker'])
})

test('a saved title and a saved label show in every place that bears them', async ({
  preview,
  page,
}) => {
  await goTo(page, `${preview.origin}/fi?secretkey=social`)
  const labels = 'variants/social/content/fi/labels.yaml'
  const { altered } = await preview.save(
    labels,
    preview
      .read(labels)
      .replace('faqLink: Usein kysyttyä', 'faqLink: Kysymyksiä')
      .replace('games: Pelimme', 'games: Kaikki pelimme'),
  )
  await expect(page.getByRole('heading', { name: 'Kaikki pelimme' })).toBeVisible()
  expect(altered).toContainEqual({
    address: '/fi',
    variant: 'social',
    language: 'fi',
    how: 'changed',
  })

  const home = 'variants/social/content/fi/home.md'
  await preview.save(home, preview.read(home).replace(/^title: .*$/m, 'title: Uusi otsikko'))
  await expect(page).toHaveTitle('Uusi otsikko')
  await expect(page.locator('title')).toHaveCount(1)
})

test('a mistake is named with file, line and remedy, and the last good text stays', async ({
  preview,
  page,
}) => {
  await goTo(page, `${preview.origin}/poker`)
  const good = preview.read(poker)
  const { problems } = await preview.save(poker, good.replace('description:', 'descripton:'))
  const message = `${poker}:3  There is no field "descripton". Did you mean "description"?`
  expect(problems).toContain(message)
  const panel = page.getByRole('status')
  await expect(panel).toContainText('Fix this: 1 mistake')
  await expect(panel).toContainText(message)
  await expect(panel).toContainText('Until then the last good text is shown.')
  await expect(page.getByText(sentence)).toBeVisible()

  // Another file can be edited meanwhile.
  const home = 'variants/affiliate/content/en/home.md'
  await preview.save(home, preview.read(home).replace('Keep it a game', 'Let it be a game'))
  await page.getByRole('link', { name: 'Top Online Casinos' }).first().click()
  await expect(page.getByText('Let it be a game')).toBeVisible()

  // A new file has no text that was good before.
  const other = 'variants/affiliate/content/en/other.md'
  await preview.save(other, '---\ntitle: Other\n---\n')
  await expect(panel).toContainText('Fix this: 3 mistakes')
  await expect(panel).toContainText('The page has no heading.')
  rmSync(join(preview.root, other))

  await preview.save(poker, good.replace(sentence, 'borrow nothing.'))
  await expect(panel).toHaveCount(0)
})

test('the panel tells the notes on the page, can be folded and covers nothing', async ({
  preview,
  page,
}) => {
  await goTo(page, `${preview.origin}/poker`)
  await preview.save(poker, preview.read(poker).replace(sentence, 'TODO.'))
  const panel = page.getByRole('status')
  await expect(panel).toContainText(/^1 note/)
  await expect(panel).toContainText('"TODO" was left over.')
  await page.evaluate(axe)
  const violations = await page.evaluate(
    "axe.run('#preview-panel').then(found => found.violations)",
  )
  expect(violations).toEqual([])

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const [footer, top] = await Promise.all([
    page.getByRole('contentinfo').boundingBox(),
    panel.boundingBox(),
  ])
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1)

  await page.getByText('1 note').click()
  await preview.save(poker, preview.read(poker).replace('TODO.', 'TODO, TBD.'))
  await expect(panel).toContainText('2 notes')
  await expect(page.getByText('"TODO" was left over.')).toBeHidden()
})

test('what is open, typed and focused stays when words are saved', async ({ preview, page }) => {
  await goTo(page, `${preview.origin}/?secretkey=social`)
  await page.locator('#faq summary').nth(1).click()
  await page.getByLabel('Name').fill('Aroha')
  await page.getByLabel('Message').fill('Kia ora')
  const faq = 'variants/social/content/en/faq.md'
  await preview.save(faq, preview.read(faq).replace('demo versions', 'trial versions'))
  await expect(page.getByText('trial versions')).toBeAttached()
  await expect(page.locator('#faq details[open]')).toHaveCount(1)
  await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open')
  await expect(page.getByLabel('Name')).toHaveValue('Aroha')
  await expect(page.getByLabel('Message')).toHaveValue('Kia ora')
  await expect(page.getByLabel('Message')).toBeFocused()
})

test('a folder that goes and comes back, as when branches are switched, is still watched', async ({
  preview,
  page,
}) => {
  await goTo(page, `${preview.origin}/poker`)
  const folder = join(preview.root, 'variants/affiliate/content')
  renameSync(folder, `${folder}-away`)
  const panel = page.getByRole('status')
  await expect(panel).toContainText('This folder has no pages.')
  renameSync(`${folder}-away`, folder)
  await expect(panel).toHaveCount(0)
  await preview.save(poker, preview.read(poker).replace(sentence, 'borrow nothing.'))
  await expect(page.getByText('borrow nothing.')).toBeVisible()
})

test('a link that is followed while saved words are put in leads on, to the saved words', async ({
  preview,
  page,
}) => {
  const labels = 'variants/affiliate/content/en/labels.yaml'
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
    await preview.save(
      labels,
      preview.read(labels).replace(/^disclaimer: .*$/m, `disclaimer: ${disclaimer}`),
    )
    await expect(page.getByText(disclaimer)).toBeVisible()
    await expect(page).toHaveURL(preview.origin + path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('title')).toHaveCount(1)
  }
})

test('a new file is a page at once, with its picture, and a draft says that it is one', async ({
  preview,
  page,
}) => {
  const text = (draft: string) => `---
title: About us
description: Who writes this site.
heading: About us
footer: 4
${draft}---

We write about casinos.

![Our office](office.png)
`
  const file = 'variants/affiliate/content/en/about-us.md'
  const office = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#68a' },
  })
    .png()
    .toBuffer()
  writeFileSync(join(preview.root, file, '../office.png'), office)
  const { altered } = await preview.save(file, text('draft: true\n'))
  expect(altered).toContainEqual({
    address: '/about-us',
    variant: 'affiliate',
    language: 'en',
    how: 'new',
  })
  await goTo(page, `${preview.origin}/`)
  await page.getByRole('link', { name: 'About us (Draft)' }).click()
  await expect(page.getByText('We write about casinos.')).toBeVisible()
  const picture = page.getByRole('img', { name: 'Our office' })
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await goTo(page, `${preview.origin}/about-us`)
  await expect(page.getByRole('status')).toContainText(`Remove "draft: true" from ${file}`)

  await preview.save(file, text(''))
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'About us', exact: true })).toBeVisible()
})

test('a build has nothing of the preview in it', () => {
  const texts = filesBelow('.build/test/dist').filter(file => /\.(html|js|css|json)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  for (const file of texts)
    expect(readFileSync(`.build/test/dist/${file}`, 'utf8')).not.toMatch(/\/preview\/|preview-/)
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
    await paragraph.hover()
    const where = page.getByRole('complementary', { name: 'Preview' }).locator('[aria-live]')
    await expect(where).toHaveText(/en\/poker\.md:23$/)
    // The list is shuffled, and not every bonus has a percentage.
    await page.getByTestId('brand-card').getByText('%').first().hover()
    await expect(where).toHaveText('sent by the info service')

    await paragraph.click()
    const box = page.getByRole('textbox', { name: /poker\.md:23/ })
    await expect(box).toHaveValue(/^Skill matters .*never borrow to play\.$/)
    await page.evaluate(axe)
    const violations = await page.evaluate(
      "axe.run({ include: ['#preview', '#preview-box'] }).then(found => found.violations)",
    )
    expect(violations).toEqual([])
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
    const labels = 'variants/affiliate/content/en/labels.yaml'
    const button = page.getByTestId('brand-card').first().getByText('GET BONUS')
    await button.focus()
    await page.keyboard.press('Enter')
    const label = page.getByRole('textbox', { name: /labels\.yaml/ })
    await expect(label).toHaveValue('getBonus: GET BONUS')
    await label.fill('getBonus: SEE BONUS')
    await preview.save(labels, `# New.\n${preview.read(labels)}`)
    await label.press('Control+Enter')
    await expect(page.getByText('The file was changed meanwhile.')).toBeVisible()
    await expect(label).toHaveValue('getBonus: SEE BONUS')
    await label.press('Escape')
    await expect(label).toHaveCount(0)
  })
})
