import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { pageFile } from '../../scripts/build/dist-file.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages, specPagesOf } from '../helpers/spec-pages.ts'
import { headOf } from '../scenes/head.ts'

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

/** What pages say besides what all of them do, by variant and address. */
const titles: Record<string, string> = {
  'affiliate /': 'Best online Casinos in New Zealand',
  'affiliate /live-casino': 'Live Casino',
  'affiliate /blackjack': 'Blackjack',
  'social /': 'Best social casino games in New Zealand',
}
const texts: Record<string, string> = {
  '/terms-and-conditions': '[Jurisdiction]',
  '/privacy-policy': 'The site sets no cookies and stores nothing else in your browser.',
  '/cookie-policy': 'Nothing. It uses neither local storage nor session storage',
  '/fi/poker': 'lisenssi Uudessa-Seelannissa',
  '/fi/privacy-policy': 'Sivusto ei aseta evästeitä eikä tallenna selaimeesi mitään muutakaan.',
  '/fi/cookie-policy': 'Ei mitään. Sivusto ei käytä paikallista tallennusta, istuntotallennusta',
}

const under = (segment: string, path: string) => (segment + path).replace(/(.)\/$/, '$1')

for (const variant of variants) {
  const { menu, footer, policies } = frames[variant]

  test(`${variant} pages have their words, language, menu and footer`, async ({ page }) => {
    const sources = await readSources(page, variant)
    for (const { segment, path, language, frame, words } of sources) {
      const isFinnish = segment === '/fi'
      const at = under(segment, path)
      expect(language, at).toBe(isFinnish ? 'fi' : 'en')
      expect([words.heading.length, words.main.length], at).toEqual([1, 1])
      expect(frame, at).toEqual({
        home: [isFinnish ? '/fi' : '/'],
        menu: menu.map(path => under(segment, path)),
        policies: policies.map(path => under(segment, path)),
        adult: ['18+'],
        otherLanguage: [under(isFinnish ? '' : '/fi', path)],
      })
      const plain = sources.find(each => each.segment === '' && each.path === path)?.words
      if (segment === '/nz') expect(words, 'English again').toEqual(plain)
      for (const part of ['main', 'footer'] as const)
        if (isFinnish) expect(words[part], path).not.toEqual(plain?.[part])
      expect(words.main.join()).toContain(texts[at] ?? '')
      if (policies.includes(path))
        expect(words.main.join().split(/\s+/).length, at).toBeGreaterThan(isFinnish ? 200 : 300)
      if (segment !== '') continue
      expect(words.title).toEqual([titles[`${variant} ${path}`] ?? expect.any(String)])
      for (const text of footer) expect(words.footer.join(), path).toContain(text)
    }
    for (const segment of segments) {
      const own = sources.filter(each => each.segment === segment)
      for (const part of ['title', 'description', 'heading'] as const) {
        const said = own.map(({ words }) => words[part].join())
        expect(new Set(said).size, part).toBe(specPagesOf(variant).length)
        expect(said).not.toContain('')
      }
    }
  })
}

test('a list has a banner, badges, the disclosure and then its brands', async ({ page }) => {
  const sources = await readSources(page, 'affiliate')
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
      brands: ['brands'],
      cards: [],
    })
    expect(list.disclosure.join()).toContain('18+')
    if (segment === '/fi') continue
    const order = path === '/' ? 'The order is ours, and commissions can affect it.' : 'is random.'
    for (const text of ['These links are commercial', order])
      expect(list.disclosure.join(), path).toContain(text)
    expect(list).toMatchObject({ licensed: ['All sites are licensed in New Zealand'], badges })
    expect(list.strip.join()).toContain('All sites are')
  }
  const categories = sources.filter(({ path, segment }) => segment === '' && lists.includes(path))
  for (const part of ['intro', 'art'] as const)
    expect(new Set(categories.map(({ list }) => list[part].join())).size).toBe(categories.length)
})

/** What is read of each page: the texts of a selector's elements, or an attribute of theirs. */
const parts = {
  frame: {
    home: ['.site-name', 'href'],
    menu: ['header nav a', 'href'],
    policies: ['footer nav a:not([hreflang])', 'href'],
    adult: ['footer .adult img', 'alt'],
    otherLanguage: ['footer nav a[hreflang]', 'href'],
  },
  words: {
    title: ['title'],
    description: ['meta[name=description]', 'content'],
    heading: ['h1'],
    main: ['main'],
    footer: ['footer'],
  },
  list: {
    intro: ['.banner .intro'],
    art: ['.banner .banner-art', 'src'],
    flag: ['.banner img.flag', 'src'],
    licensed: ['.banner .licensed'],
    strip: ['.banner .badge-strip'],
    badges: ['.banner .badge-strip li'],
    disclosure: ['.banner ~ .disclosure'],
    help: ['.disclosure a[target=_blank]', 'href'],
    helpInFooter: ['footer .responsible a[target=_blank]', 'href'],
    brands: ['.disclosure ~ #brands', 'id'],
    cards: ['.brand-card'],
  },
  home: {
    hero: ['.hero a[href="#games"]'],
    games: ['#games [data-testid=game-card] a', 'href'],
    fields: ['#contact form :is(input, textarea)', 'name'],
    questions: ['#faq details summary'],
  },
} as const

type Source = {
  [Group in keyof typeof parts]: Record<keyof (typeof parts)[Group], string[]>
} & Record<'segment' | 'path' | 'language', string>

/**
 * Returns what the entry pages say of each page of a variant, without a segment and under fi and nz.
 * React hydrates over exactly this; tests/scenes looks at it on screen.
 */
function readSources(page: Page, variant: Variant): Promise<Source[]> {
  const sources = segments.flatMap(segment =>
    specPagesOf(variant).map(path => {
      const file = join(process.env.TEST_DIST ?? '', pageFile(under(segment, path)))
      return { segment, path, html: readFileSync(file, 'utf8') }
    }),
  )
  return page.evaluate(
    ([sources, variant, parts]) =>
      sources.map(({ html, ...at }) => {
        const document = new DOMParser().parseFromString(html, 'text/html')
        const template = document.querySelector('template')?.content
        const part = variant === 'affiliate' && template ? template : document
        const read = ([selector = '', name]: readonly string[]) =>
          Array.from(part.querySelectorAll(selector), each =>
            name ? each.getAttribute(name) : each.textContent,
          )
        const readAll = (group: Record<string, readonly string[]>) =>
          Object.fromEntries(Object.entries(group).map(([name, from]) => [name, read(from)]))
        const groups = Object.entries(parts).map(([name, group]) => [name, readAll(group)])
        return { ...at, language: document.documentElement.lang, ...Object.fromEntries(groups) }
      }),
    [sources, variant, parts] as const,
  )
}

test('a Finnish list is Finnish to its cards, and stays under fi', async ({ page }) => {
  await goTo(page, '/fi/poker')
  await expect(page).toHaveTitle(/^Pokeri/)
  const card = page.getByTestId('brand-card').first()
  await expect(card).toContainText('tervetuliaisbonus')
  await expect(card).toContainText('PELAA NYT')
  await expect(card.getByRole('button')).toHaveText(/^Lisää talletustapoja: \d$/)
  await page.getByRole('banner').locator('a[href$="/roulette"]').click()
  await expect(page).toHaveURL('/fi/roulette')
  await page.locator('.site-name').click()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/fi$/)
})

test('the social home has an about text, games, the form and four questions', async ({ page }) => {
  const sources = await readSources(page, 'social')
  const start = sources.find(({ path }) => path === '/')
  expect(start?.words.main.join()).toContain('No real money is used here.')
  const questions = Array(4).fill(expect.stringContaining('?'))
  const fields = ['name', 'email', 'message']
  expect(start?.home).toEqual({ hero: ['Play now'], games, fields, questions })
})

test('a market that a setting names has its pages, others the page for unknown paths', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(process.env.TEST_OTHER_SITE + path)
    return { status: answer.status, html: await answer.text() }
  }
  const { html: unknown } = await ask('/nowhere')
  for (const path of ['/au/poker', '/fi/poker']) {
    const html = expect.stringContaining(`data-path="${path}"`)
    expect(await ask(path)).toEqual({ status: 200, html })
  }
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
      await expect(page).toHaveTitle('404 Not Found')
      expect(await headOf(page)).toMatchObject({ robots: ['noindex'] })
    }
  })

  test('shows the same pages in English where it is another market segment', async ({ page }) => {
    const answer = await goTo(page, '/xx/poker')
    expect(answer?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Online Poker')
    await expect(page.getByTestId('brand-card')).toHaveCount(10)
    await expect(page.locator('img.flag')).toHaveAttribute('src', /flag-nz\./)
    const canonical = ['https://www.example.com/poker']
    expect(await headOf(page)).toMatchObject({
      title: [expect.stringContaining('Poker')],
      canonical,
    })
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
