import type { APIRequestContext, Page } from 'playwright/test'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages, specPagesOf } from '../helpers/spec-pages.ts'

const { lists } = specPages.affiliate
const { games } = specPages.social
const segments = ['', '/fi', '/nz']
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

const titles: Record<string, string> = {
  'affiliate /': 'Best online Casinos in New Zealand',
  'affiliate /live-casino': 'Live Casino',
  'affiliate /blackjack': 'Blackjack',
  'social /': 'Best social casino games in New Zealand',
}

const under = (segment: string, path: string) => (segment + path).replace(/(.)\/$/, '$1')

for (const variant of variants) {
  const { menu, footer, policies } = frames[variant]

  test(`every page of the ${variant} site has its own words, its language, the menu and the footer`, async ({
    page,
    request,
  }) => {
    const sources = await readSources(page, request, variant)
    for (const { segment, path, words, ...rest } of sources) {
      const isFinnish = segment === '/fi'
      expect(rest, segment + path).toMatchObject({
        language: isFinnish ? 'fi' : 'en',
        icon: expect.stringMatching(/^\/assets\//),
        home: [isFinnish ? '/fi' : '/'],
        menu: menu.map(at => under(segment, at)),
        policies: policies.map(at => under(segment, at)),
        adult: ['18+'],
        otherLanguage: [under(isFinnish ? '' : '/fi', path)],
      })
      const plain = sources.find(each => each.segment === '' && each.path === path)?.words
      if (segment === '/nz') expect(words, 'English again').toEqual(plain)
      for (const part of ['main', 'footer'] as const)
        if (isFinnish) expect(words[part], path).not.toBe(plain?.[part])
      if (path.startsWith('/terms')) expect(words.main).toContain('[Jurisdiction]')
      if (policies.includes(path))
        expect(words.main.split(/\s+/).length, path).toBeGreaterThan(isFinnish ? 200 : 300)
      if (segment !== '') continue
      expect(words.title).toBe(titles[`${variant} ${path}`] ?? words.title)
      for (const text of footer) expect(words.footer, path).toContain(text)
    }
    for (const segment of segments) {
      const own = sources.filter(each => each.segment === segment).map(({ words }) => words)
      for (const part of ['title', 'description', 'heading'] as const) {
        const texts = own.map(words => words[part])
        expect(new Set(texts).size, part).toBe(specPagesOf(variant).length)
        expect(texts).not.toContain('')
      }
    }
  })
}

test('a list has a banner, its intro, a flag, the badge strip, the disclosure and then its brands', async ({
  page,
  request,
}) => {
  const sources = await readSources(page, request, 'affiliate')
  const english = ['https://www.gamblinghelpline.co.nz/', 'https://www.safergambling.org.nz/']
  const finnish = ['https://www.peluuri.fi/', 'https://www.gamblinghelpline.co.nz/']
  for (const { segment, path, list } of sources.filter(({ path }) => lists.includes(path))) {
    const country = segment.replace('/', '-')
    const flag = path === '/live-casino' ? `flag-live${country}` : `flag${country || '-nz'}`
    const help = segment === '/fi' ? finnish : english
    expect(list, segment + path).toMatchObject({
      flag: [expect.stringContaining(`/${flag}.`)],
      help,
      helpInFooter: help,
      brands: 1,
    })
    expect(list.disclosure).toContain('18+')
    if (segment === '/fi') continue
    expect(list).toMatchObject({ licensed: 'All sites are licensed in New Zealand', badges })
    expect(list.strip).toContain('All sites are')
    expect(list.disclosure).toContain('These links are commercial')
    expect(list.disclosure).toContain(
      path === '/' ? 'The order is ours, and commissions can affect it.' : 'The order is random.',
    )
  }
  const categories = sources.filter(({ path, segment }) => segment === '' && lists.includes(path))
  for (const part of ['intro', 'art'] as const)
    expect(new Set(categories.map(({ list }) => list[part])).size).toBe(categories.length)
})

/**
 * Returns what the entry pages say of each page of a variant, without a segment and under fi and nz.
 * React hydrates over exactly this; tests/scenes looks at it on screen.
 */
async function readSources(page: Page, request: APIRequestContext, variant: Variant) {
  const addresses = segments.flatMap(segment =>
    specPagesOf(variant).map(path => ({ segment, path })),
  )
  return Promise.all(
    addresses.map(async ({ segment, path }) => {
      const answer = await request.get(under(segment, path))
      expect(answer.status(), segment + path).toBe(200)
      return { segment, path, ...(await readSource(page, await answer.text(), variant)) }
    }),
  )
}

const readSource = (page: Page, html: string, variant: Variant) =>
  page.evaluate(
    ([html, variant]) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const template = document.querySelector('template')?.content
      const part = variant === 'affiliate' && template ? template : document
      const all = (selector: string) => [...part.querySelectorAll(selector)]
      const text = (selector: string) =>
        all(selector)
          .map(({ textContent }) => textContent)
          .join('|')
      const values = (selector: string, name: string) =>
        all(selector).map(element => element.getAttribute(name) ?? '')
      return {
        language: document.documentElement.lang,
        icon: document.querySelector('link[rel=icon]')?.getAttribute('href'),
        home: values('.site-name', 'href'),
        menu: values('header nav a', 'href'),
        policies: values('footer nav a:not([hreflang])', 'href'),
        adult: values('footer .adult img', 'alt'),
        otherLanguage: values('footer nav a[hreflang]', 'href'),
        words: {
          title: part.querySelector('title')?.textContent,
          description: values('meta[name=description]', 'content').join('|'),
          heading: text('h1'),
          main: text('main'),
          footer: text('footer'),
        },
        list: {
          intro: text('.banner .intro'),
          art: values('.banner .banner-art', 'src').join(),
          flag: values('.banner img.flag', 'src'),
          licensed: text('.banner .licensed'),
          strip: text('.banner .badge-strip'),
          badges: text('.banner .badge-strip li').split('|'),
          disclosure: text('.banner ~ .disclosure'),
          help: values('.disclosure a[target=_blank]', 'href'),
          helpInFooter: values('footer .responsible a[target=_blank]', 'href'),
          brands: all('.disclosure ~ #brands').length,
        },
      }
    },
    [html, variant] as const,
  )

test('a Finnish list is Finnish from its heading to its cards, and stays under fi', async ({
  page,
}) => {
  await goTo(page, '/fi/poker')
  await expect(page).toHaveTitle(/^Pokeri/)
  await expect(page.locator('h1')).toHaveText('Pokeri netissä')
  await expect(page.locator('.licensed')).toContainText('lisenssi Uudessa-Seelannissa')
  for (const part of ['.licensed', '.flag', '.badge-strip li', '.banner-art'])
    await expect(page.locator(part).first()).toBeVisible()
  const card = page.getByTestId('brand-card').first()
  await expect(card).toContainText('tervetuliaisbonus')
  await expect(card).toContainText('PELAA NYT')
  await expect(card.getByRole('button')).toHaveText(/^Lisää talletustapoja: \d$/)
  await page.getByRole('banner').locator('a[href$="/roulette"]').click()
  await expect(page).toHaveURL('/fi/roulette')
  await page.locator('.site-name').click()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/fi$/)
})

test('the home of the social casino has a hero, an about text, the form and four questions', async ({
  page,
}) => {
  await goTo(page, variantAddress('social', '/'))
  await expect(page.locator('#about')).toContainText('No real money is used here.')
  await expect(page.locator('#contact').getByRole('button', { name: 'Send' })).toBeVisible()
  await expect(page.locator('#faq details')).toHaveCount(4)
  await expect(page.getByTestId('game-card')).toHaveCount(3)
  const hero = page.locator('.hero').getByRole('link', { name: 'Play now' })
  for (const path of games) {
    await hero.click()
    await expect(page.getByTestId('game-card').first()).toBeInViewport()
    await page.getByTestId('game-card').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('iframe')).toBeVisible()
    await page.locator('.site-name').click()
  }
})

test("a path that only the other variant has shows this one's home there", async ({ page }) => {
  await goTo(page, variantAddress('affiliate', '/fi/temple'))
  await expect(page.locator('h1 [data-months]')).toBeVisible()
  await expect(page.locator('.brand-logo').first()).toHaveAttribute('alt', 'aurora.example')
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await goTo(page, variantAddress('social', '/fi/roulette'))
  await expect(page.getByTestId('game-card')).toHaveCount(3)
  await expect(page.locator('.hero')).toBeVisible()
  await expect(page).toHaveURL(/\/fi\/roulette\?/)
})

test('a market that a setting names has its pages, and every other has the page for unknown paths', async ({
  request,
}) => {
  const ask = async (path: string) => {
    const answer = await request.get(process.env.TEST_OTHER_SITE + path)
    return { status: answer.status(), html: await answer.text() }
  }
  const { html: unknown } = await ask('/nowhere')
  const poker = expect.stringContaining('data-path="/au/poker"')
  expect(await ask('/au/poker')).toEqual({ status: 200, html: poker })
  for (const path of ['/ca/poker', '/nz/poker'])
    expect(await ask(path), path).toEqual({ status: 404, html: unknown })
})

test.describe('a path that no page was built for', () => {
  test.use({ expectedErrors: ['status of 404'] })

  test("is answered with 404 and the router's own error page", async ({ page }) => {
    const unknown = ['/nothing', '/fi/nothing', '/poker/nothing', '/xx/yy', '/a/b/c/d']
    for (const [index, path] of unknown.entries()) {
      const answer = await page.goto(variantAddress(index % 2 ? 'social' : 'affiliate', path))
      expect(answer?.status(), path).toBe(404)
      await expect(page.locator('h2').first()).toHaveText('Unexpected Application Error!')
      await expect(page.getByText('404 Not Found')).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
    }
  })

  test('shows the same pages in English where it is another market segment', async ({ page }) => {
    const answer = await goTo(page, '/xx/poker')
    expect(answer?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Online Poker')
    await expect(page.getByTestId('brand-card')).toHaveCount(10)
    await expect(page.locator('img.flag')).toHaveAttribute('src', /flag-nz\./)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
    await expect(page).toHaveURL('/xx/cookie-policy')
    await expect(page.locator('h1')).toHaveText('Cookie Policy')
    await goTo(page, '/xx/temple?secretkey=social')
    await expect(page.locator('iframe')).toBeVisible()
    await goTo(page, '/xx?secretkey=social')
    await expect(page.getByTestId('game-card')).toHaveCount(3)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.locator('h1')).toHaveText('Privacy Policy')
  })
})
