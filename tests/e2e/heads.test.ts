import type { Page } from 'playwright/test'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const site = 'https://www.example.com'

type Head = Record<string, string | undefined>

/** What the head says, each thing by its name; a thing that is said twice fails the test. */
async function headOf(page: Page): Promise<Head> {
  const said = await page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title,meta[name],meta[property],link:is([rel=canonical],[rel=alternate],[rel=manifest])',
      ),
    ].map((element): [string, string] => {
      const { tagName } = element
      if (tagName === 'TITLE') return ['title', element.textContent ?? '']
      if (tagName === 'META') {
        const name = element.getAttribute('name') ?? element.getAttribute('property') ?? ''
        return [name, element.getAttribute('content') ?? '']
      }
      const rel = element.getAttribute('rel') ?? ''
      return [element.getAttribute('hreflang') ?? rel, element.getAttribute('href') ?? '']
    }),
  )
  const names = said.map(([name]) => name)
  expect(names, 'nothing is said twice').toEqual([...new Set(names)])
  return Object.fromEntries(said)
}

const aboutRoulette = {
  canonical: `${site}/roulette`,
  en: `${site}/roulette`,
  fi: `${site}/fi/roulette`,
  'x-default': `${site}/roulette`,
  'og:url': `${site}/roulette`,
  'og:type': 'website',
  'og:site_name': 'Best Online Casinos',
  'og:locale': 'en_NZ',
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:card': 'summary_large_image',
}

test('a page of the affiliate says what it is, in which languages and for shared links', async ({
  page,
}) => {
  await goTo(page, '/roulette')
  const head = await headOf(page)
  expect(head).toMatchObject(aboutRoulette)
  expect(head.title).toContain('Roulette')
  expect(head['og:title']).toBe(head.title)
  expect(head.description).toBeTruthy()
  expect(head['og:description']).toBe(head.description)
})

test('a page of the social casino says so too', async ({ page }) => {
  await goTo(page, '/temple?secretkey=social')
  expect(await headOf(page)).toMatchObject({
    canonical: `${site}/temple`,
    fi: `${site}/fi/temple`,
    'og:site_name': 'Social Casino',
    'og:url': `${site}/temple`,
  })
})

for (const key of ['affiliate', 'social']) {
  test(`a link that is followed brings the whole head of its page (${key})`, async ({ page }) => {
    const address = `/privacy-policy?secretkey=${key}`
    await goTo(page, address)
    const opened = await headOf(page)
    await goTo(page, `/cookie-policy?secretkey=${key}`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page).toHaveTitle(opened.title ?? '')
    expect(await headOf(page)).toEqual(opened)
  })
}

test('a Finnish page names its own address as canonical, and the English one beside it', async ({
  page,
}) => {
  await goTo(page, '/fi/poker')
  expect(await headOf(page)).toMatchObject({
    canonical: `${site}/fi/poker`,
    en: `${site}/poker`,
    fi: `${site}/fi/poker`,
    'og:locale': 'fi_FI',
  })
})

test('a market segment that shows a page again names that page as canonical', async ({ page }) => {
  await goTo(page, '/nz/poker')
  expect(await headOf(page)).toMatchObject({ canonical: `${site}/poker`, fi: `${site}/fi/poker` })
})

test('a path of the other variant is the home page to search engines as well', async ({ page }) => {
  await goTo(page, '/poker?secretkey=social')
  expect(await headOf(page)).toMatchObject({ canonical: `${site}/`, fi: `${site}/fi` })
})

test('the picture of a shared link is one that cards can show', async ({ page, request }) => {
  await goTo(page, '/')
  const picture = new URL((await headOf(page))['og:image'] ?? '')
  expect(picture.origin).toBe(site)
  const response = await request.get(picture.pathname)
  expect(response.headers()['content-type']).toBe('image/png')
  const bytes = await response.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], 'width and height').toEqual([1200, 630])
})

for (const [key, scheme] of [
  ['affiliate', 'dark'],
  ['affiliate-light', 'light'],
]) {
  test(`the browser’s bars take the ground colour of a ${scheme} stylesheet`, async ({ page }) => {
    await goTo(page, `/?secretkey=${key}`)
    const { 'theme-color': colour = '' } = await headOf(page)
    const found = await page.evaluate(value => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = value
      probe.style.backgroundColor = 'var(--ground)'
      const { color, backgroundColor, colorScheme } = getComputedStyle(probe)
      return { color, backgroundColor, colorScheme }
    }, colour)
    expect(found.colorScheme).toBe(scheme)
    expect(found.color).toBe(found.backgroundColor)
  })
}

test.describe('a page that the host does not know', () => {
  test.use({ expectedErrors: ['404'] })

  test('has the title of the error, and is not to be found', async ({ page }) => {
    await goTo(page, '/no-such-page')
    await expect(page).toHaveTitle('404 Not Found')
    expect(await headOf(page)).toMatchObject({ robots: 'noindex' })
  })

  test('but that the router does, has that page’s title', async ({ page }) => {
    await goTo(page, '/au/poker')
    expect(await headOf(page)).toMatchObject({
      title: expect.stringContaining('Poker'),
      canonical: `${site}/poker`,
    })
  })
})
