import { prescribedFor } from '../../scripts/content/prescribed.ts'
import { marketPath, publicPath } from '../../shared/pages/market-path.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { specPages } from '../helpers/spec-pages.ts'
import type { Asked, Requirement } from './requirement.ts'
import { visibleTexts } from './visible-texts.ts'
import {
  inAffiliate,
  inEnglish,
  onAffiliateHome,
  onLists,
  onPages,
  onScreens,
  onTextPages,
} from './where.ts'
import { foldSpaces, label, pageOf, textOf, wantedField, wantedLabel } from './written-words.ts'

/** The affiliate's pages, and what both variants share with them (spec §2, Affiliate mode routes). */
export const affiliate: Requirement[] = [
  {
    number: '2.4',
    title:
      'the heading is ‘Best Online Casinos in New Zealand - {month and year}’, in New Zealand’s time',
    appliesTo: onAffiliateHome,
    check: async ({ page, scene, expect }) => {
      const months = label(scene, 'months').split(' ')
      const present = `${months[presentMonth - 1]} ${presentYear}`
      const heading = await headingOf(page)
      const wanted = wantedField(scene, 'heading')
      expect(heading, `says “${heading}”`).toBe(wanted.replace('{month}', present))
    },
  },
  {
    number: '2.5',
    title: 'each list has its own heading',
    appliesTo: scene => onLists(scene) && scene.pageName !== 'home',
    check: expectHeading,
  },
  {
    number: '2.6',
    title: 'the titles are ‘Live Casino’ and ‘Blackjack’',
    appliesTo: scene =>
      onLists(scene) && inEnglish(scene) && /^live-casino|^blackjack/.test(scene.pageName),
    check: expectTitle,
  },
  {
    number: '2.7',
    alsoBreaks: ['2.27'],
    title: 'policies and terms are the texts of their files',
    appliesTo: onTextPages,
    check: async asked => {
      const { page, scene, expect } = asked
      await expectHeading(asked)
      const body = foldSpaces(textOf(pageOf(scene).body)).replaceAll(' ', '')
      const text = (await page.locator('main').textContent()) ?? ''
      const isWhole = text.replace(/\s/g, '').includes(body.replace(/\s/g, ''))
      expect(isWhole, 'the text is not that of the file').toBe(true)
    },
  },
  {
    number: '2.7',
    title: 'the terms keep the placeholder ‘[Jurisdiction]’',
    appliesTo: scene => inAffiliate(scene) && scene.pageName === 'terms-and-conditions',
    check: async ({ page, scene, expect }) => {
      const text = await page.locator('main').innerText()
      const { language, pageName: name } = scene
      const file = { owner: 'variants/affiliate', language, name } as const
      const placeholder = prescribedFor(file, 'body')?.text ?? 'nothing'
      expect(text.includes(placeholder), 'has none').toBe(true)
    },
  },
  {
    number: '2.8',
    title: 'the title is ‘Best online Casinos in New Zealand’',
    appliesTo: scene => onAffiliateHome(scene) && inEnglish(scene),
    check: expectTitle,
  },
  {
    number: '2.8',
    title: 'the head has a description and an icon',
    appliesTo: onPages,
    check: async ({ page, scene, expect }) => {
      const all = page.locator('head meta[name=description]')
      const texts = await all.evaluateAll(metas => metas.map(meta => meta.getAttribute('content')))
      expect(texts, `says “${texts.join('” and “')}”`).toEqual([pageOf(scene).description])
      const icons = await page.locator('head link[rel=icon]').count()
      expect(icons, 'no icon').toBeGreaterThan(0)
    },
  },
  {
    number: '2.9',
    alsoBreaks: ['2.21'],
    title: 'the bar at the top links to the pages of the menu; on a phone, a burger opens it',
    appliesTo: onScreens,
    when: 'each width',
    check: async ({ page, scene, expect }) => {
      const { market } = marketPath(scene.address)
      const addresses = menus[scene.variant].map(path => publicPath(market, path))
      const links = page.locator('header nav a')
      const found = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
      for (const address of addresses) {
        const count = found.filter(path => path === address).length
        expect(count, `${count} links to ${address}`).toBe(1)
      }
      if (scene.state === 'menu open') {
        return
      }
      const selectors = addresses.map(address => `header nav a[href="${address}"]`)
      const shown = (await visibleTexts(page.locator(selectors.join()))).length
      const burgers = (await visibleTexts(page.locator('header .burger'))).length
      const isPhone = (page.viewportSize()?.width ?? 0) < 600
      expect([shown, burgers], `${shown} links and ${burgers} burgers show`).toEqual(
        isPhone ? [0, 1] : [addresses.length, 0],
      )
    },
  },
  {
    number: '2.10',
    title: 'the footer has pictures about responsible gambling',
    appliesTo: inAffiliate,
    when: 'each width',
    check: async ({ page, expect }) => {
      const pictures = await visibleTexts(page.locator('footer .responsible img'))
      expect(pictures.length, 'shows none').toBeGreaterThan(0)
    },
  },
  {
    number: '2.10',
    alsoBreaks: ['2.22'],
    title: 'the footer has the disclaimer, and links to the policies',
    appliesTo: onPages,
    when: 'each width',
    check: async ({ page, scene, expect }) => {
      const footer = page.locator('footer')
      const disclaimer = await visibleTexts(footer.locator('.disclaimer'))
      expect(disclaimer.length, 'shows no disclaimer').toBe(1)
      for (const path of specPages[scene.variant].textPages) {
        const shown = await visibleTexts(footer.locator(`nav a:not([hreflang])[href$="${path}"]`))
        expect(shown.length, `shows no link to ${path}`).toBe(1)
      }
    },
  },
  {
    number: '2.11',
    title:
      'a list begins with a banner: its description, the line about licences, a flag and the badges',
    appliesTo: onLists,
    when: 'each width',
    check: async ({ page, scene, expect }) => {
      const banner = page.locator('main .banner')
      const texts = async (part: string) => (await visibleTexts(banner.locator(part))).join(', ')
      const badges = await texts('.badge-strip li')
      const wanted = badgeLabels.map(key => wantedLabel(scene, key)).join(', ')
      expect(badges, `the badges are “${badges}”`).toBe(wanted)
      const [intro, licence, strip] = await Promise.all(
        ['.intro', '.licensed', '.badge-strip'].map(texts),
      )
      expect(intro, `the description is “${intro}”`).toBe(foldSpaces(pageOf(scene).intro))
      expect((await visibleTexts(banner.locator('.flag'))).length, 'shows no flag').toBe(1)
      if (inEnglish(scene)) {
        const line = wantedLabel(scene, 'licensedLine')
        expect(licence, `the line about licences is “${licence}”`).toBe(line)
        const start = strip?.replace(badges.replaceAll(', ', ''), '').trim()
        expect(start, `the badges begin with “${start}”`).toBe(
          wantedLabel(scene, 'badgesAllSitesAre'),
        )
      } else {
        expect(licence, 'shows no line about licences').not.toBe('')
      }
    },
  },
  {
    number: '2.12',
    title: 'the ranked list is below the banner',
    appliesTo: onLists,
    when: 'each width',
    check: async ({ page, expect }) => {
      const banner = await page.locator('main .banner').boundingBox()
      const list = await page.locator('main #brands').boundingBox()
      const isBelow = banner && list && list.y >= banner.y + banner.height
      expect(Boolean(isBelow), 'is not').toBe(true)
    },
  },
]

/** What the bar of each variant links to. */
const menus: Record<Variant, string[]> = {
  affiliate: specPages.affiliate.lists,
  social: [...specPages.social.games, '/contact'],
}

/** When the pages under test are opened: in June by UTC, in July in New Zealand. */
const [presentMonth, presentYear] = [7, 2026]

const badgeLabels = ['Licensed', 'Secure', 'Payouts', 'Mobile', 'Reviewed'].map(
  name => `badge${name}`,
)

const headingOf = async (page: Asked['page']): Promise<string> =>
  (await visibleTexts(page.locator('h1'))).join(' / ')

/** Expects the heading of the page's file. */
export async function expectHeading({ page, scene, expect }: Asked): Promise<void> {
  const heading = await headingOf(page)
  expect(heading, `the heading is “${heading}”`).toBe(foldSpaces(pageOf(scene).heading))
}

/** Expects the customer's title. A title that is not the file's breaks §10.6. */
export async function expectTitle({ page, scene, expect }: Asked): Promise<void> {
  const title = await page.title()
  if (title === pageOf(scene).title) {
    expect(title, `says “${title}”`).toBe(wantedField(scene, 'title'))
  }
}
