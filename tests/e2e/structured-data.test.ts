import type { BreadcrumbList, FAQPage, ItemList, WebSite } from 'schema-dts'
import { builtPaths } from '../helpers/built-paths.ts'
import { goTo } from '../helpers/go-to.ts'
import { type Item, microdataOf } from '../helpers/microdata-of.ts'
import { schemaProperties } from '../helpers/schema-org.ts'
import { expect, test } from '../helpers/site-test.ts'

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

/** An item and all that it holds. */
const within = (item: Item): Item[] => [
  item,
  ...Object.values(item).flat().filter(isItem).flatMap(within),
]

test('the main page names the site, and links the brands in the order shown', async ({
  page,
  baseURL,
}) => {
  await goTo(page, '/')
  const links = await page
    .getByTestId('brand-card')
    .locator('.covers-card')
    .evaluateAll(cards => cards.map(card => card instanceof HTMLAnchorElement && card.href))
  expect(links).toHaveLength(10)
  const site = {
    '@type': 'WebSite',
    url: `${baseURL}/`,
    name: 'Best Online Casinos',
  } satisfies WebSite
  const list = {
    '@type': 'ItemList',
    itemListElement: links.map((url, index) => ({
      '@type': 'ListItem' as const,
      position: `${index + 1}`,
      url: `${url}`,
    })),
  } satisfies ItemList
  expect(await microdataOf(page)).toEqual([site, list])
})

test('a page below the main one says so', async ({ page, baseURL }) => {
  await goTo(page, '/fi/cookie-policy')
  const [home = ''] = await page.locator('#main-menu a').allTextContents()
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: '1', name: home, item: `${baseURL}/fi` },
      {
        '@type': 'ListItem',
        position: '2',
        name: 'Evästekäytäntö',
        item: `${baseURL}/fi/cookie-policy`,
      },
    ],
  } satisfies BreadcrumbList
  expect(await microdataOf(page)).toContainEqual(breadcrumbs)
})

test('the questions of the social casino are there with their answers', async ({ page }) => {
  await goTo(page, '/?secretkey=social')
  const shown = await page
    .locator('#faq details')
    .evaluateAll(all =>
      all.map(({ children: [summary, answer] }) => [summary?.textContent, answer?.textContent]),
    )
  expect(shown).toHaveLength(4)
  const questions = {
    '@type': 'FAQPage',
    mainEntity: shown.map(([name, text]) => ({
      '@type': 'Question' as const,
      name: `${name}`,
      acceptedAnswer: { '@type': 'Answer' as const, text: `${text}` },
    })),
  } satisfies FAQPage
  expect(await microdataOf(page)).toContainEqual(questions)
})

test('a list without brands is no list', async ({ page }) => {
  await goTo(page, '/?secretkey=no-brands')
  const types = (await microdataOf(page)).map(item => item['@type'])
  expect(types).toEqual(['WebSite'])
})

for (const key of ['affiliate', 'social']) {
  test(`no page says more than schema.org knows and we can answer for (${key})`, async ({
    page,
  }) => {
    test.slow()
    const ours = [
      'WebSite',
      'BreadcrumbList',
      'ItemList',
      'ListItem',
      'FAQPage',
      'Question',
      'Answer',
    ]
    // Under /nz the same pages stand once more.
    for (const path of builtPaths().filter(path => !/^\/nz\b/.test(path))) {
      await page.goto(`${path}?secretkey=${key}`)
      await expect(page.locator('html.loading')).toHaveCount(0)
      const items = (await microdataOf(page)).flatMap(within)
      expect(items.length, path).toBeGreaterThan(0)
      for (const { '@type': type, ...properties } of items) {
        expect(ours, path).toContain(type)
        expect(schemaProperties(type), `${path}: ${type}`).toEqual(
          expect.arrayContaining(Object.keys(properties)),
        )
      }
      expect(await page.content()).not.toMatch(/AggregateRating|schema\.org\/Review|ld\+json/)
    }
  })
}

test('schema.org’s definitions are read: what it does not know is not found in them', () => {
  expect(schemaProperties('FAQPage')).toEqual(expect.arrayContaining(['mainEntity', 'breadcrumb']))
  expect(schemaProperties('ListItem')).not.toContain('rank')
  expect(() => schemaProperties('CasinoList')).toThrow('CasinoList')
})
