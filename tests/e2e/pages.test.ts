import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { pageFile } from '../../scripts/build/page-file.ts'
import { languages } from '../../shared/content/languages.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { pageOnScreen } from '../helpers/expect-page.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { orderOf, specMenus, specPages, specPagesOf } from '../helpers/spec-pages.ts'
import { headOf } from '../spec/head.ts'

// A segment without prerendered pages gets the page for unknown paths.
test.use({ expectedErrors: ['status of 404'] })

const { lists } = specPages.affiliate
const { games } = specPages.social
/** English is first. */
const segments = ['', '/fi', '/nz']
const under = (segment: string, path: string) => (segment + path).replace(/(.)\/$/, '$1')

/** What a list says about its order. */
const notes = {
  given: 'We decide the order, and commissions can affect it',
  shuffled: 'is in random order. Positions, scores and trophies are not a ranking',
}
const footers = {
  affiliate: ['This site publishes casino reviews.', 'not responsible for', '© 2024'],
  social: ['There is no real-money gambling here', '© 2024'],
}

/** The exact titles of some pages, and parts of the text of some, in one variant or both. */
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
  test(`every page of the ${variant} site has its own words and links`, async ({ page }) => {
    const english: Record<string, string[]> = {}
    for (const segment of segments) {
      const said = new Set<string>()
      for (const path of specPagesOf(variant)) {
        const at = under(segment, path)
        const isFinnish = segment === '/fi'
        const lang = await showSource(page, variant, at)
        expect(lang, at).toBe(isFinnish ? 'fi' : 'en')
        const links = await hrefs(page, '.site-name, header nav a, footer nav a')
        expect(links, `${at} links what tests/helpers/spec-pages.ts lists`).toEqual([
          isFinnish ? '/fi' : '/',
          ...[...specMenus[variant], ...specPages[variant].texts].map(to => under(segment, to)),
          ...languages.filter(each => each !== lang).map(each => addressIn(each, path)),
        ])
        const textOf = async (part: string) => (await page.locator(part).textContent()) ?? ''
        const words = await Promise.all(['title', 'h1', 'main', 'footer'].map(textOf))
        const [title = '', heading = '', main, end] = words
        english[path] ??= words
        if (segment === '/nz') {
          expect(words, at).toEqual(english[path])
        }
        if (isFinnish) {
          for (const text of [main, end]) {
            expect(english[path]).not.toContain(text)
          }
        }
        for (const text of [texts[at], texts[`${variant} ${at}`]]) {
          expect(main).toContain(text ?? '')
        }
        if (segment === '') {
          expect(title).toEqual(titles[`${variant} ${path}`] ?? expect.any(String))
          for (const text of footers[variant]) {
            expect(end, at).toContain(text)
          }
        }
        await expect(page.locator('footer .adult img'), at).toHaveAttribute('alt', '18+')
        said.add(`title: ${title}`).add(heading)
      }
      expect(said.size, 'no two pages have the same').toBe(2 * specPagesOf(variant).length)
    }
  })
}

test('a list has a banner, badges, the disclosure and then the brands', async ({ page }) => {
  const local = 'https://www.gamblinghelpline.co.nz/'
  const safer = 'https://www.safergambling.org.nz/'
  const own = new Set<string | null>()
  for (const segment of segments) {
    for (const path of lists) {
      const at = under(segment, path)
      const isFinnish = (await showSource(page, 'affiliate', at)) === 'fi'
      const country = segment.replace('/', '-')
      const flag = path === '/live-casino' ? `flag-live${country}` : `flag${country || '-nz'}`
      await expect(page.locator('.banner img.flag')).toHaveAttribute('src', RegExp(`/${flag}\\.`))
      for (const place of ['.disclosure', 'footer .responsible']) {
        expect(await hrefs(page, `${place} a[target=_blank]`), at).toEqual(
          isFinnish ? ['https://www.peluuri.fi/', local] : [local, safer],
        )
      }
      await expect(page.locator('footer .marks img')).toHaveCount(3)
      await expect(page.locator('.banner ~ .disclosure ~ #brands')).toBeAttached()
      await expect(page.getByTestId('brand-card')).toHaveCount(0)
      await expect(page.locator('.disclosure')).toContainText('18+')
      if (isFinnish) {
        continue
      }
      const note = notes[orderOf(path) ?? 'given']
      await expect(page.locator('.disclosure')).toContainText(
        RegExp(`Links to casinos are commercial.*${note}\\.`),
      )
      await expect(page.locator('.licensed')).toHaveText('All sites are licensed in New Zealand')
      await expect(page.locator('.badge-strip')).toContainText('All sites are')
      await expect(page.locator('.badge-strip li')).toHaveText([
        'New Zealand Licensed',
        'Secure & Trusted',
        'Quick payouts',
        'Mobile friendly',
        'Independently reviewed',
      ])
      own.add(await page.locator('.banner .intro').textContent())
      own.add(await page.locator('.banner-art').getAttribute('src'))
    }
  }
  expect(own.size, 'an intro and a picture for each list').toBe(2 * lists.length)
})

test('the social home begins with 18+, and has a card for each game', async ({ page }) => {
  await showSource(page, 'social', '/')
  await expect(page.locator('.hero .demo-note')).toHaveText('18+ Demo games with play money')
  expect(await hrefs(page, '#games [data-testid=game-card] a')).toEqual(games)
})

/** Shows a variant’s prerendered page, which React hydrates, without scripts. Returns its language. */
async function showSource(page: Page, variant: Variant, address: string): Promise<string> {
  const html = readFileSync(join(process.env.SPEC_DIST ?? '', pageFile(address)), 'utf8')
  const [, language = '', social = '', affiliate = ''] =
    /<html lang="(.*?)".* data-black=".*?">(.*)<template .*?>(.*)<\/template>/s.exec(html) ?? []
  await page.setContent(variant === 'affiliate' ? affiliate : social)
  return language
}

const hrefs = (page: Page, links: string) =>
  page.locator(links).evaluateAll(all => all.map(link => link.getAttribute('href')))

test('only markets in MARKETS have prerendered pages', async ({ request }) => {
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
  await expect(page.locator('h1')).toHaveText('Cards of the harbour')
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await expect(page.locator('img.flag')).toHaveAttribute('src', /flag-nz\./)
  expect(await headOf(page)).toMatchObject({
    title: [expect.stringContaining('Cards')],
    canonical: ['https://www.example.com/poker'],
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Harbour crumbs' }).click()
  await expect(page).toHaveURL('/xx/cookie-policy')
  await expect(page.locator('h1')).toHaveText('Crumbs of the harbour')

  await goTo(page, '/xx?secretkey=social')
  await expect(page.getByTestId('game-card')).toHaveCount(3)
  await page.getByRole('banner').getByRole('link', { name: 'Temple lantern' }).click()
  await expect(page.locator('iframe')).toBeVisible()
})

test('a page corrects an odd address before its call', async ({ page, baseURL }) => {
  for (const [variant, odd, path, name] of [
    ['affiliate', '/index.html', '/', '127'],
    ['social', '//poker/', '/poker', '127/poker'],
    ['affiliate', '//evil.example/%2f..', '/', '127'],
    ['social', '/au//poker/index.html', '/au/poker', '127/au'],
    ['affiliate', '/au//poker/index.html', '/au/poker', '127/au'],
  ] as const) {
    const sent = page.waitForRequest(request => request.method() === 'POST')
    await goTo(page, `${baseURL}${odd}?secretkey=${variant}#content`)
    expect((await sent).postDataJSON(), odd).toMatchObject({ webSiteName: name })
    await expect(page).toHaveURL(`${baseURL}${path}?secretkey=${variant}#content`)
    expect(await pageOnScreen(page), odd).toMatchObject({
      variant,
      heading: true,
      waits: false,
      isError: false,
    })
  }
})
