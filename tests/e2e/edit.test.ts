import { goTo } from '../helpers/go-to.ts'
import { test } from '../helpers/preview-test.ts'
import { expect } from '../helpers/site-test.ts'

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
  await expect(panel).toContainText(message)
  await expect(page.getByText(sentence)).toBeVisible()

  // Another file can be edited meanwhile.
  const home = 'variants/affiliate/content/en/home.md'
  await preview.save(home, preview.read(home).replace('Keep it a game', 'Let it be a game'))
  await page.getByRole('link', { name: 'Top Online Casinos' }).first().click()
  await expect(page.getByText('Let it be a game')).toBeVisible()

  await preview.save(poker, good.replace(sentence, 'borrow nothing.'))
  await expect(panel).toHaveCount(0)
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

test('a new file is a page at once, and a draft says that it is one', async ({ preview, page }) => {
  const text = (draft: string) => `---
title: About us
description: Who writes this site.
heading: About us
footer: 4
${draft}---

We write about casinos.
`
  const file = 'variants/affiliate/content/en/about-us.md'
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
  await goTo(page, `${preview.origin}/about-us`)
  await expect(page.getByRole('status')).toContainText(`Remove "draft: true" from ${file}`)

  await preview.save(file, text(''))
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'About us', exact: true })).toBeVisible()
})
