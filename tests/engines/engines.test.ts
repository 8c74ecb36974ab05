import { goTo, rewrite, variantAddress } from '../helpers/go-to.ts'
import { recordClicks } from '../helpers/presses.ts'
import { publishedPicture } from '../helpers/published-picture.ts'
import { at, expect, type StartOwnSite, sends, test } from '../helpers/site-test.ts'
import { testWithout } from '../helpers/test-without.ts'
import {
  applyPrintRules,
  blur,
  columnsOfPage,
  deadPoints,
  focusInPlace,
  goInHistory,
  gridOver,
  isDarkOnLight,
  isNoBadgeAlone,
  isReplaced,
  keepsProportions,
  linesOf,
  opacityOfList,
  placesOfCards,
  stopsIn,
} from './in-page.ts'
import { hasFirefox, startPuppeteer } from './puppeteer.ts'
import { type Tab, tabOf } from './tab.ts'
import { hasWebKit, startWebKit } from './webkit.ts'

const menu = 'nav[aria-label="affiliate main menu"]'
const [burger, exit] = ['.burger', '.main-menu .exit']
const home = { affiliate: variantAddress('affiliate', '/'), social: variantAddress('social', '/') }

const placeholder = publishedPicture('shared/images/placeholder.svg')

/** Takes the complaints so far, without the engine’s own messages about failed requests. */
const ownComplaints = ({ takeComplaints }: Tab) =>
  takeComplaints().filter(line => !/Failed to load resource/.test(line))

/** What a visitor sees in every engine. */
const sentences: Record<string, (tab: Tab, startOwnSite: StartOwnSite) => Promise<void>> = {
  'pages print dark on white, in one column, with all their pictures': async tab => {
    for (const address of [home.social, home.affiliate]) {
      await tab.open(address)
      await tab.returns(() => 'stylesheet' in document.documentElement.dataset, true)
      await tab.run(applyPrintRules)
      await tab.returns(isDarkOnLight, true)
      await tab.shows('.main-menu, .more-payments', 0)
      await tab.returns(columnsOfPage, 1)
    }
    await tab.looks('.brand-card', { 'break-inside': 'avoid' })
    await tab.looks('.stars', { 'print-color-adjust': 'exact' })
    await tab.run(() => dispatchEvent(new Event('beforeprint')))
    await tab.shows('img[loading=lazy]', 0)
  },

  'nothing waits for a stylesheet, because the page contains its colours': async (
    tab,
    startOwnSite,
  ) => {
    let isAwaited = false
    const { origin } = await startOwnSite(
      at(/\.css$/, () => {
        isAwaited = true
      }),
    )
    await tab.begin(`${origin}/?secretkey=social-black`)
    await tab.arrived()
    await expect.poll(() => isAwaited).toBe(true)
    await tab.shows('.game-card', 3)
    const ground = await tab.run(() => getComputedStyle(document.body).backgroundColor)
    await tab.open('/?secretkey=social-black')
    await tab.looks('body', { 'background-color': ground })
  },

  'a placeholder replaces pictures that are missing offline': async (tab, startOwnSite) => {
    let isOffline = false
    const { origin } = await startOwnSite(({ socket }) => {
      if (isOffline) {
        socket.destroy()
      }
      return isOffline
    })
    await tab.open(origin)
    await tab.returns(
      placeholder =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith(placeholder)),
      true,
      placeholder,
    )
    isOffline = true
    await tab.click('.main-menu a[href="/poker"]')
    await tab.says('h1', 'affiliate poker heading')
    await tab.shows('.brand-card', 10)
    await tab.returns(isReplaced, true, '.banner-art', placeholder)
    expect(ownComplaints(tab)).toEqual([])
  },

  'a logo that fails to load is the host’s name, before and after hydration; an icon a placeholder':
    async (tab, startOwnSite) => {
      const lookOfFirst = () => {
        const logo = document.querySelector<HTMLElement>('.brand-logo') ?? document.body
        const { x, width, height } = logo.getBoundingClientRect()
        return {
          box: [x, width, height],
          name: logo.textContent,
          isNameSeen: getComputedStyle(logo).visibility === 'visible',
          isPictureSeen: logo.querySelector('img')?.checkVisibility(),
        }
      }
      await tab.open('/?secretkey=one-brand')
      const whole = await tab.run(lookOfFirst)
      expect(whole).toMatchObject({ isNameSeen: false, isPictureSeen: true })
      const failed = { ...whole, isNameSeen: true, isPictureSeen: false }
      expect(failed.name).toBeTruthy()
      const isNoPicture = at(/^\/images\//, sends(200, {}, 'no picture'))
      const hangs = at(/\.js$/, () => {})
      const unhydrated = await startOwnSite((...call) => isNoPicture(...call) || hangs(...call))
      await tab.begin(`${unhydrated.origin}/?secretkey=one-brand`)
      await tab.returns(lookOfFirst, failed)
      const hydrated = await startOwnSite(isNoPicture)
      await tab.begin(`${hydrated.origin}/?secretkey=one-brand`)
      await tab.arrived()
      await tab.returns(lookOfFirst, failed)
      await tab.returns(isReplaced, true, '.payment-icons img', placeholder)
      // The page whose scripts hang writes these lines.
      expect(ownComplaints(tab).filter(line => !/Fetch API|Sayfa etkin/.test(line))).toEqual([])
    },

  'a payment list opens and closes by mouse and keys; neither opens a casino': async tab => {
    await tab.open(home.affiliate)
    const places = await tab.run(placesOfCards)
    const tabs = tab.tabs()
    const icons = '.brand-card:nth-child(2) .payment-icons img'
    const more = '.brand-card:nth-child(2) .more-payments'
    await tab.says('.more-payments', 'more payments 6')
    await tab.says(more, 'more payments 4')
    for (const [open, close] of [
      [() => tab.click(more), () => tab.press('Tab', 'Tab')],
      [() => tab.click(more), () => tab.clickAt(640, 20)],
      [() => tab.click(more), () => tab.click('.brand-logo img')],
      [() => tab.click(more), () => tab.click('[aria-label="close payments"]')],
      [() => tab.press('Enter'), () => tab.press('Escape')],
    ] as const) {
      await tab.shows(icons, 6)
      await open()
      await tab.shows('.all-payments', 1)
      await tab.shows(icons, 10)
      await tab.returns(placesOfCards, places)
      // It is as high as its two lines, which is less than its maximum.
      expect((await tab.box('.all-payments:popover-open')).height).toBeLessThan(200)
      expect(await tab.run(opacityOfList), 'at once').toBe('1')
      await close()
      await tab.shows('.all-payments', 0)
    }
    await tab.focuses(more)
    expect(tab.tabs()).toBe(tabs)
    await tab.click('.brand-logo img')
    await expect.poll(tab.tabs, 'the card opens its casino').toBe(tabs + 1)
  },

  'a press anywhere on a card opens its casino or its payment list': async tab => {
    for (const width of [390, 600, 800, 1440]) {
      await tab.resize(width, 844)
      await tab.open(home.affiliate)
      await tab.run(recordClicks)
      for (const pointer of ['mouse', 'finger'] as const) {
        const points = await tab.run(gridOver, '.brand-card:nth-child(2)')
        expect(points).toHaveLength(88)
        await tab.pressAll(pointer, points)
        await tab.returns(() => window.clicks.length, points.length)
        expect(await tab.run(deadPoints, points), `${width} px by ${pointer}`).toEqual([])
      }
    }
  },

  'the menu of a phone works by mouse and keys; a wide window closes it': async tab => {
    await tab.resize(390, 844)
    await tab.open('/privacy-policy')
    await tab.shows(menu, 0)
    const stops = await tab.run(stopsIn, menu)
    for (const [open, close] of [
      [() => tab.click(burger), () => tab.click(exit)],
      [() => tab.press('Enter'), () => tab.press('Escape')],
      [() => tab.press(' '), () => tab.clickAt(8, 600)],
      [() => tab.press('Enter'), () => tab.press(...Array(stops + 1).fill('Tab'))],
      [() => tab.click(burger), () => tab.press('Tab', ' ')],
    ] as const) {
      await open()
      await tab.shows(menu, 1)
      await close()
      await tab.shows(menu, 0)
    }
    await tab.focuses(burger)
    await tab.press('Enter', 'Tab')
    await tab.focuses(exit)
    await tab.press('Tab')
    await tab.focuses(`${menu} li:first-child a`)
    await tab.press('Enter')
    await tab.shows(menu, 0)
    await tab.focuses('main')
    await tab.click(burger)
    await tab.click(`${menu} li:last-child a`)
    await tab.shows(menu, 0)
    await tab.focuses('main')
    await tab.click(burger)
    await tab.shows(`${menu}:popover-open li:last-child [aria-current=page]`, 1)
    await tab.press('Tab')
    await tab.focuses(exit)
    await tab.run(blur)
    await tab.shows(`${menu}:popover-open`, 1)
    await tab.resize(1280, 800)
    await tab.shows(`${menu}:popover-open`, 0)
    await tab.shows(burger, 0)
    await tab.looks(`${menu} li:last-child [aria-current=page]`, {
      'text-decoration-line': 'underline',
      'text-decoration-thickness': '2px',
    })
  },

  'names stay on one line, also in large text; no badge is alone on a line': async tab => {
    for (const [address, heading, words] of [
      ['/fi?secretkey=one-brand', 'Nettikasinot Uudessa‑Seelannissa', 'Uudessa‑Seelannissa'],
      ['/?secretkey=one-brand', 'Online casinos in New\u00a0Zealand', 'New\u00a0Zealand'],
    ] as const) {
      await tab.open(address)
      await tab.run(heading => {
        document.querySelector('h1')?.replaceChildren(heading)
      }, heading)
      for (const width of [1440, 1280, 1180, 1100, 390]) {
        await tab.resize(width, 844)
        await tab.returns(() => window.innerWidth, width)
        await tab.returns(linesOf, 1, 'h1', words)
        await tab.returns(isNoBadgeAlone, true)
      }
    }
    await tab.run(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await tab.click('.more-payments')
    await tab.returns(linesOf, 1, '.all-payments > p', 'aurora.example')
    await tab.press('Escape')
    await tab.click(burger)
    await tab.looks('.main-menu a', { 'padding-top': '24px' })
  },

  'a long list skips cards out of view; icons are masks beside ranks': async tab => {
    await tab.open('/live-casino?secretkey=many-brands')
    const anchors = await tab.run(() => CSS.supports('overflow-anchor: auto'))
    await tab.looks('.brand-card:nth-child(30)', {
      'content-visibility': anchors ? 'auto' : 'visible',
    })
    await tab.looks('.stars', { 'mask-image': expect.stringMatching(/^url/) })
    await tab.returns(keepsProportions, true, '.flag')
    const card = '.brand-card:nth-child(120)'
    await tab.run(card => document.querySelector(card)?.scrollIntoView(), card)
    await tab.returns(linesOf, 1, `${card} .brand-rank`, 'rank 120')
    const [rank, logo] = [await tab.box(`${card} .brand-rank`), await tab.box(`${card} img`)]
    expect(rank.right).toBeLessThan(logo.left)
    await tab.click('.more-payments')
    const [list, cross] = [await tab.box('.all-payments'), await tab.box('.all-payments .exit')]
    expect(list.right - cross.right).toBeLessThan(20)
  },

  'links for help are high enough to tap, evenly spaced and clear of cards': async tab => {
    await tab.resize(390, 844)
    await tab.open('/?secretkey=one-brand')
    const lines = await tab.run(() =>
      ['.disclosure a', '.responsible > p:last-child a']
        .map(links =>
          [...document.querySelectorAll(links)].flatMap(link => [...link.getClientRects()]),
        )
        .map(boxes => boxes.map(({ bottom, height }) => [bottom, height])),
    )
    for (const [, height] of lines.flat()) {
      expect(height).toBeGreaterThanOrEqual(24)
    }
    const [near = [], far = []] = lines
    const [bottom = 0, height = 0] = near.at(-1) ?? []
    expect(height).toBeGreaterThanOrEqual(44)
    // Engines round fractions of a pixel.
    expect((await tab.box('.brand-card')).top).toBeGreaterThanOrEqual(bottom - 0.01)
    expect((far.at(-1)?.[0] ?? 0) - (far[0]?.[0] ?? 0)).toBeCloseTo(28, 0)
  },

  'an address with a hash shows its element, or the top of the page': async tab => {
    for (const address of [
      variantAddress('affiliate', '/sample#a-table'),
      variantAddress('social', '/#contact'),
      '/?secretkey=many-brands#affiliate-home-section-2',
    ]) {
      await tab.open(address)
      await tab.returns(() => {
        const [bar, target] = ['header', location.hash].map(selector =>
          document.querySelector(selector)?.getBoundingClientRect(),
        )
        const below = Math.round((target?.top ?? -1) - (bar?.bottom ?? 0))
        return window.scrollY > 0 && below >= 0 && below < 200
      }, true)
    }
    // A hash that cannot be decoded, and one that is no selector.
    for (const address of [
      variantAddress('affiliate', '/#%E0%A4%A'),
      variantAddress('social', '/#"><img src=x>'),
    ]) {
      await tab.open(address)
      await tab.returns(() => window.scrollY, 0)
    }
  },

  'a required field that is empty moves out from under the bar with its label': async tab => {
    await tab.resize(390, 664)
    await tab.open(home.social)
    const { top } = await tab.box('[name=name]')
    await tab.scrollTo(top - 20)
    await tab.run(focusInPlace, '.contact-form .button')
    await tab.press('Enter')
    await tab.focuses('[name=name]:invalid')
    const bar = await tab.box('.site-header')
    await expect.poll(async () => (await tab.box('label')).top).toBeGreaterThanOrEqual(bar.bottom)
  },

  'a link opens the top of a page; back and forward restore the position': async tab => {
    await tab.open(home.affiliate)
    await tab.scrollTo(700)
    const heading = await tab.run(() => document.querySelector('h1')?.textContent)
    await tab.run(focusInPlace, 'footer a[href="/terms-and-conditions"]')
    await tab.press('Enter')
    await tab.says('h1', 'affiliate terms-and-conditions heading')
    await tab.says('title', expect.stringMatching(/^affiliate terms-and-conditions title /))
    await tab.returns(() => [window.scrollY, location.pathname], [0, '/terms-and-conditions'])
    await tab.focuses('main')
    await tab.scrollTo(99)
    expect(await tab.run(goInHistory, -1, heading)).toEqual([700])
    expect(await tab.run(goInHistory, 1, 'affiliate terms-and-conditions heading')).toEqual([99])
    expect(await tab.run(() => performance.getEntriesByName('hydrated').length)).toBe(1)
  },

  'a reload keeps the scroll position, deep in a list of 200 brands': async tab => {
    await tab.resize(390, 844)
    await tab.open('/?secretkey=many-brands')
    // In steps, as a visitor does, so that every card is laid out.
    for (let top = 600; top <= 12_000; top += 600) {
      await tab.scrollTo(top)
    }
    const placeOfTopCard = () => {
      const cards = [...document.querySelectorAll('.brand-card')]
      const places = cards.map(card => card.getBoundingClientRect())
      const index = places.findIndex(({ bottom }) => bottom > 56)
      return [index, Math.round(places[index]?.top ?? 0)]
    }
    const place = await tab.run(placeOfTopCard)
    expect(place[0]).toBeGreaterThan(25)
    await tab.open()
    await tab.returns(placeOfTopCard, place)
  },
}

for (const { name, isInstalled, start } of [
  {
    name: 'Chromium',
    isInstalled: true,
    start: () => startPuppeteer('chrome'),
  },
  {
    name: 'Firefox',
    isInstalled: hasFirefox,
    start: () => startPuppeteer('firefox'),
  },
  {
    name: 'WebKit',
    isInstalled: hasWebKit,
    start: () => startWebKit(),
  },
]) {
  if (!isInstalled) {
    testWithout(name)
    continue
  }
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' })
    let tab: Tab

    test.beforeAll(async () => {
      tab = tabOf(await start())
    })
    test.beforeEach(() => tab.resize(1280, 800))
    test.afterAll(() => tab?.close())
    test.afterEach('the console is silent', () => expect(tab.takeComplaints()).toEqual([]))

    for (const [sentence, check] of Object.entries(sentences)) {
      test(sentence, ({ startOwnSite }) => check(tab, startOwnSite))
    }
  })
}

test('without popovers, menus and payment lists are part of the page', async () => {
  test.skip(!hasWebKit, 'Only WebKit can turn popovers off.')
  const tab = tabOf(await startWebKit('PopoverAttribute'))
  await tab.resize(390, 844)
  await tab.open(home.affiliate)
  await tab.shows('.burger, .exit, .more-payments', 0)
  await tab.shows('.main-menu, .brand-card:first-child .all-payments', 2)
  await tab.returns(
    () => (document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0) < 600,
    true,
  )
  await tab.click('.main-menu a[href="/poker"]')
  await tab.says('h1', 'affiliate poker heading')
  expect(tab.takeComplaints()).toEqual([])
  await tab.close()
})

test('without masks, icons are characters or nothing, but no filled squares', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, bypassCSP: true })
  for (const file of [/\/\?secretkey=affiliate$/, /\.css$/]) {
    await rewrite(page, file, /mask-/g, 'no-mask-')
  }
  await goTo(page, home.affiliate)
  const groundsOfIcons = () =>
    ['.brand-privileges li', '.more-payments', '.burger']
      .flatMap(selector => document.querySelector(selector) ?? [])
      .flatMap(icon => ['::before', '::after'].map(part => getComputedStyle(icon, part)))
      .map(style => style.backgroundColor)
  await expect
    .poll(async () => new Set(await page.evaluate(groundsOfIcons)))
    .toEqual(new Set(['rgba(0, 0, 0, 0)']))
})
