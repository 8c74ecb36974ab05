import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { pageFile } from '../../scripts/build/dist-file.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages, specPagesOf } from '../helpers/spec-pages.ts'
import { headOf } from '../scenes/metadata.ts'

// A segment without prerendered pages gets the page for unknown paths.
test.use({ expectedErrors: ['status of 404'] })

const { lists } = specPages.affiliate
const { games } = specPages.social
/** English comes first. */
const segments = ['', '/fi', '/nz']
const under = (segment: string, path: string) => (segment + path).replace(/(.)\/$/, '$1')

const badges = [
  'New Zealand Licensed',
  'Secure & Trusted',
  'Quick payouts',
  'Mobile friendly',
  'Independently reviewed',
]

const frames = {
  affiliate: {
    menu: lists,
    footer: ['This site publishes casino reviews.', 'not responsible for', '© 2024'],
    policies: specPages.affiliate.texts,
  },
  social: {
    menu: [...games, '/contact'],
    footer: ['There is no real-money gambling here', '© 2024'],
    policies: specPages.social.texts,
  },
}

/** What single pages say: the exact title, or a part of the text; in both variants or in one. */
const titles: Record<string, string> = {
  'affiliate /': 'Best online Casinos in New Zealand',
  'affiliate /live-casino': 'Live Casino',
  'affiliate /blackjack': 'Blackjack',
  'social /': 'Best social casino games in New Zealand',
}
const texts: Record<string, string> = {
  'social /': 'No real money is used here.',
  '/terms-and-conditions': '[Jurisdiction]',
  '/privacy-policy': 'The site sets no cookies and stores nothing else in your browser.',
  '/cookie-policy': 'Nothing. It uses neither local storage nor session storage',
  '/fi/poker': 'Uuden‑Seelannin lisenssi',
  '/fi/privacy-policy': 'Sivusto ei aseta evästeitä eikä tallenna selaimeesi mitään muutakaan.',
  '/fi/cookie-policy': 'Ei mitään. Sivusto ei käytä paikallista tallennusta, istuntotallennusta',
}

for (const variant of variants) {
  const { menu, footer, policies } = frames[variant]

  test(`${variant} pages have their words, language, menu and footer`, async ({ page }) => {
    const english: Record<string, Words> = {}
    for (const segment of segments) {
      const said = new Set<string>()
      for (const path of specPagesOf(variant)) {
        const at = under(segment, path)
        const isFinnish = segment === '/fi'
        expect(await showSource(page, variant, at), at).toBe(isFinnish ? 'fi' : 'en')
        expect(await hrefs(page, '.site-name, header nav a, footer nav a'), at).toEqual([
          isFinnish ? '/fi' : '/',
          ...[...menu, ...policies].map(to => under(segment, to)),
          // The other language.
          under(isFinnish ? '' : '/fi', path),
        ])
        const words = await wordsOf(page)
        english[path] ??= words
        if (segment === '/nz') expect(words, 'English again').toEqual(english[path])
        if (isFinnish) {
          expect(words.main, at).not.toBe(english[path].main)
          expect(words.footer, at).not.toBe(english[path].footer)
        }
        for (const text of [texts[at], texts[`${variant} ${at}`]])
          expect(words.main).toContain(text ?? '')
        if (policies.includes(path))
          expect(words.main.split(/\s+/).length, at).toBeGreaterThan(isFinnish ? 200 : 300)
        if (segment === '') {
          expect(words.title).toEqual(titles[`${variant} ${path}`] ?? expect.any(String))
          for (const text of footer) expect(words.footer, at).toContain(text)
        }
        for (const part of ['title', 'description', 'heading'] as const)
          said.add(`${part}: ${words[part]}`)
      }
      expect(said.size, 'no page says what another one says').toBe(3 * specPagesOf(variant).length)
    }
  })
}

test('a list has a banner, badges, the disclosure and then its brands', async ({ page }) => {
  const local = 'https://www.gamblinghelpline.co.nz/'
  const own = new Set<string | null>()
  for (const segment of segments)
    for (const path of lists) {
      const at = under(segment, path)
      const isFinnish = (await showSource(page, 'affiliate', at)) === 'fi'
      const country = segment.replace('/', '-')
      const flag = path === '/live-casino' ? `flag-live${country}` : `flag${country || '-nz'}`
      await expect(page.locator('.banner img.flag')).toHaveAttribute('src', RegExp(`/${flag}\\.`))
      for (const place of ['.disclosure', 'footer .responsible'])
        expect(await hrefs(page, `${place} a[target=_blank]`), at).toEqual(
          isFinnish
            ? ['https://www.peluuri.fi/', local]
            : [local, 'https://www.safergambling.org.nz/'],
        )
      await expect(page.locator('.banner ~ .disclosure ~ #brands')).toBeAttached()
      await expect(page.getByTestId('brand-card')).toHaveCount(0)
      await expect(page.locator('.disclosure')).toContainText('18+')
      if (isFinnish) continue
      await expect(page.locator('.disclosure')).toContainText(
        RegExp(
          `Links to casinos are commercial.*${path === '/' ? 'We decide the order, and commissions can affect it' : 'is random; places, scores and trophies follow it'}\\.`,
        ),
      )
      await expect(page.locator('.licensed')).toHaveText('All sites are licensed in New Zealand')
      await expect(page.locator('.badge-strip')).toContainText('All sites are')
      await expect(page.locator('.badge-strip li')).toHaveText(badges)
      own.add(await page.locator('.banner .intro').textContent())
      own.add(await page.locator('.banner-art').getAttribute('src'))
    }
  expect(own.size, 'an intro and a picture for each list').toBe(2 * lists.length)
})

test('the social home begins with the least age, and has a card for each game', async ({
  page,
}) => {
  await showSource(page, 'social', '/')
  await expect(page.locator('.hero .demo-note')).toHaveText('18+ Demo games with play money')
  expect(await hrefs(page, '#games [data-testid=game-card] a')).toEqual(games)
})

/**
 * Shows the prerendered page of a variant without scripts, and returns its language. React hydrates
 * exactly this; tests/scenes looks at its style.
 */
async function showSource(page: Page, variant: Variant, address: string): Promise<string> {
  const html = readFileSync(join(process.env.TEST_DIST ?? '', pageFile(address)), 'utf8')
  const [, language = '', social = '', affiliate = ''] =
    /<html lang="(.*?)".* data-black=".*?">(.*)<template .*?>(.*)<\/template>/s.exec(html) ?? []
  await page.setContent(variant === 'affiliate' ? affiliate : social)
  return language
}

const hrefs = (page: Page, links: string) =>
  page.locator(links).evaluateAll(all => all.map(link => link.getAttribute('href')))

type Words = Record<'title' | 'description' | 'heading' | 'main' | 'footer', string>

/** Returns what a page says. Throws unless there is one of each part. */
async function wordsOf(page: Page): Promise<Words> {
  const text = async (part: string) => (await page.locator(part).textContent()) ?? ''
  const description = page.locator('meta[name=description]')
  return {
    title: await text('title'),
    description: (await description.getAttribute('content')) ?? '',
    heading: await text('h1'),
    main: await text('main'),
    footer: await text('footer'),
  }
}

test('a market in MARKETS has prerendered pages, others the page for unknown paths', async ({
  request,
}) => {
  for (const [path, status, page] of [
    ['/au/poker', 200, '<html lang="en" data-path="/au/poker">'],
    ['/fi/poker', 200, '<html lang="fi" data-path="/fi/poker">'],
    ['/ca/poker', 404, '<html lang="en"><head>'],
    ['/nz/poker', 404, '<html lang="en"><head>'],
  ] as const) {
    const answer = await request.get(process.env.TEST_OTHER_SITE + path)
    expect(answer.status(), path).toBe(status)
    expect(await answer.text()).toContain(page)
  }
})

test('another market segment shows the same pages in English', async ({ page }) => {
  const answer = await goTo(page, '/xx/poker')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('Online Poker')
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await expect(page.locator('img.flag')).toHaveAttribute('src', /flag-nz\./)
  expect(await headOf(page)).toMatchObject({
    title: [expect.stringContaining('Poker')],
    canonical: ['https://www.example.com/poker'],
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(page).toHaveURL('/xx/cookie-policy')
  await expect(page.locator('h1')).toHaveText('Cookie Policy')

  await goTo(page, '/xx?secretkey=social')
  await expect(page.getByTestId('game-card')).toHaveCount(3)
  await page.getByRole('banner').getByRole('link', { name: 'Temple' }).click()
  await expect(page.locator('iframe')).toBeVisible()
})
