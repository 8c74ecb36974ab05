import type { Page } from 'playwright/test'
import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages, specPagesOf } from '../helpers/spec-pages.ts'

const { lists } = specPages.affiliate
const { games } = specPages.social

const frame = {
  affiliate: {
    menu: lists,
    footer: ['This site publishes casino reviews.', 'not responsible for', '© 2024'],
    policies: specPages.affiliate.texts,
    titles: {
      '/': 'Best online Casinos in New Zealand',
      '/live-casino': 'Live Casino',
      '/blackjack': 'Blackjack',
    },
  },
  social: {
    menu: [...games, '/contact'],
    footer: ['There is no real-money gambling here', '© 2024'],
    policies: specPages.social.texts,
    titles: { '/': 'Best social casino games in New Zealand' },
  },
}

for (const variant of variants) {
  const { menu, footer, policies, titles } = frame[variant]
  const english = new Map<string, string>()

  test(`every page of the ${variant} site has its own words, its language, the menu and the footer`, async ({
    page,
  }) => {
    for (const segment of ['', '/fi', '/nz']) {
      const seen = { title: new Set(), description: new Set(), heading: new Set() }
      for (const path of specPagesOf(variant)) {
        const address = segment + path
        const answer = await goTo(page, variantAddress(variant, address))
        expect(answer?.status(), address).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        seen.heading.add(await page.getByRole('heading', { level: 1 }).textContent())
        seen.title.add(await page.title())
        seen.description.add(await page.locator('meta[name=description]').getAttribute('content'))
        await expect(page.locator('link[rel=icon]').first()).toHaveAttribute('href', /^\/assets\//)
        const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
        expect(await links.evaluateAll(hrefs), address).toEqual(menu.map(at => under(segment, at)))
        const foot = page.getByRole('contentinfo')
        await expect(foot.getByRole('img', { name: '18+' })).toBeVisible()
        for (const policy of policies)
          await expect(foot.locator(`a[href="${segment}${policy}"]`)).toBeVisible()
        const stays = page.locator('header nav a, footer nav a[href^="/"]:not([hreflang])')
        for (const href of await stays.evaluateAll(hrefs))
          expect(href).toMatch(segment || /^\/(?!fi|nz)/)
        await expect(page.locator('.site-name')).toHaveAttribute(
          'href',
          segment === '/fi' ? '/fi' : '/',
        )
        await expect(page.locator('html')).toHaveAttribute('lang', segment === '/fi' ? 'fi' : 'en')
        for (const part of ['main', 'footer']) {
          const words = (await page.locator(part).last().textContent()) ?? ''
          if (segment === '') english.set(path + part, words)
          if (segment === '/fi') expect(words, address).not.toBe(english.get(path + part))
          if (part === 'main' && policies.includes(path))
            expect(words.split(/\s+/).length, address).toBeGreaterThan(
              segment === '/fi' ? 200 : 300,
            )
        }
        if (variant === 'affiliate' && lists.includes(path))
          await expect(page.locator('img.flag'), address).toHaveAttribute(
            'src',
            flag(path, segment),
          )
        if (segment === '/fi') continue
        for (const text of footer) await expect(foot).toContainText(text)
        const title = new Map(Object.entries(titles)).get(path)
        if (title) await expect(page).toHaveTitle(title)
      }
      for (const texts of Object.values(seen)) {
        expect(texts.size).toBe(specPagesOf(variant).length)
        expect([...texts]).not.toContain('')
      }
    }
  })
}

/** Returns the flag's file: live casino has three, other lists show New Zealand's or Finland's. */
function flag(path: string, segment: string): RegExp {
  const country = segment.replace('/', '-')
  return path === '/live-casino'
    ? new RegExp(`/flag-live${country}\\.`)
    : new RegExp(`/flag${country || '-nz'}\\.`)
}

const hrefs = (links: Element[]) => links.map(link => link.getAttribute('href') ?? '')
const under = (segment: string, path: string) => segment + (segment && path === '/' ? '' : path)

test('each category has a banner, its intro, a flag, the badge strip and then its ranked list', async ({
  page,
}) => {
  const categories = lists.filter(path => path !== '/')
  const intros = new Set()
  const banners = new Set()
  for (const path of categories) {
    await goTo(page, path)
    const banner = page.locator('.banner')
    intros.add(await banner.locator('.intro').textContent())
    banners.add(await banner.locator('.banner-art').getAttribute('src'))
    await expect(banner.getByText('All sites are licensed in New Zealand')).toBeVisible()
    await expect(banner.getByRole('img', { name: /Flag|Live casino/ })).toBeVisible()
    await expect(banner.locator('.badge-strip')).toContainText('All sites are')
    await expect(banner.locator('.badge-strip').getByRole('listitem')).toHaveText([
      'New Zealand Licensed',
      'Secure & Trusted',
      'Quick payouts',
      'Mobile friendly',
      'Independently reviewed',
    ])
    await expect(page.locator('main .banner ~ ol').getByTestId('brand-card')).toHaveCount(10)
  }
  expect(intros.size).toBe(categories.length)
  expect(banners.size).toBe(categories.length)
})

test('the terms keep the place of the jurisdiction', async ({ page }) => {
  await goTo(page, '/terms-and-conditions')
  await expect(page.getByRole('main')).toContainText('[Jurisdiction]')
})

test('a Finnish list is Finnish from its heading to its cards, and stays under fi', async ({
  page,
}) => {
  await goTo(page, '/fi/poker')
  await expect(page).toHaveTitle(/^Pokeri/)
  await expect(page.locator('h1')).toHaveText('Pokeri netissä')
  await expect(page.locator('.licensed')).toContainText('lisenssi Uudessa-Seelannissa')
  const card = page.getByTestId('brand-card').first()
  await expect(card).toContainText('tervetuliaisbonus')
  await expect(card).toContainText('PELAA NYT')
  await expect(card.getByRole('button')).toHaveText(/^Lisää talletustapoja: \d$/)
  await page.getByRole('banner').locator('a[href$="/roulette"]').click()
  await expect(page).toHaveURL('/fi/roulette')
  await page.locator('.site-name').click()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/fi$/)
})

for (const variant of variants) {
  test(`the ${variant} site offers the same page in the other language`, async ({ page }) => {
    await goTo(page, variantAddress(variant, '/privacy-policy'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suomeksi' }).click()
    await expect(page).toHaveURL(/\/fi\/privacy-policy\/?$/)
  })
}

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

test('a trailing slash changes nothing', async ({ page }) => {
  for (const path of ['/poker', '/fi/poker', '/privacy-policy']) {
    await goTo(page, path)
    const heading = (await page.locator('h1').textContent()) ?? ''
    await goTo(page, `${path}/`)
    await expect(page.locator('h1')).toHaveText(heading)
  }
})

test("a path that only the other variant has shows this one's home there", async ({ page }) => {
  for (const path of ['/bacon-slot', '/contact', '/fi/temple']) {
    await goHome(page, 'affiliate', path)
    await expect(page.locator('h1 [data-months]')).toBeVisible()
    await expect(page.locator('.brand-logo').first()).toHaveAttribute('alt', 'aurora.example')
    await expect(page.getByTestId('brand-card')).toHaveCount(10)
  }
  for (const path of ['/poker', '/terms-and-conditions', '/fi', '/fi/roulette']) {
    await goHome(page, 'social', path)
    await expect(page.getByTestId('game-card')).toHaveCount(3)
    await expect(page.locator('.hero')).toBeVisible()
  }
})

async function goHome(page: Page, variant: (typeof variants)[number], path: string): Promise<void> {
  const answer = await goTo(page, variantAddress(variant, path))
  expect(answer?.status()).toBe(200)
  expect(new URL(page.url()).pathname).toMatch(path)
}

test.describe('a path that no page was built for', () => {
  test.use({ expectedErrors: ['status of 404'] })

  test("is answered with 404 and the router's own error page", async ({ page }) => {
    const unknown = ['/nothing', '/fi/nothing', '/poker/nothing', '/xx/yy', '/a/b/c/d']
    for (const [index, path] of unknown.entries()) {
      const answer = await goTo(page, variantAddress(index % 2 ? 'social' : 'affiliate', path))
      expect(answer?.status(), path).toBe(404)
      await expect(page.locator('h2').first()).toHaveText('Unexpected Application Error!')
      await expect(page.getByText('404 Not Found')).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
    }
  })

  test('shows the same pages in English where it is another market segment', async ({ page }) => {
    const answer = await goTo(page, '/xx/poker')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Poker/)
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
    await goTo(page, '/xx/privacy-policy?secretkey=social')
    await expect(page.locator('h1')).toHaveText('Privacy Policy')
  })
})
