import { readFileSync } from 'node:fs'
import { variants } from '../../shared/site-info/site-info.ts'
import { stylesheetsInForce } from '../helpers/expect-page.ts'
import { goTo, rewrite, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { faces } from '../helpers/spec-pages.ts'
import { startHttp2Site } from './http2-site.ts'
import { hasFirefox, startPuppeteer } from './puppeteer.ts'
import { type Tab, tabOf } from './tab.ts'
import { hasWebKit, startWebKit } from './webkit.ts'

const menu = 'nav[aria-label="Main menu"]'
const [burger, exit] = ['[aria-label="Open menu"]', '[aria-label="Close menu"]']
const home = { affiliate: variantAddress('affiliate', '/'), social: variantAddress('social', '/') }

/** Takes the complaints so far, without what an engine itself says of a failed request. */
const ownComplaints = ({ complaints }: Tab) =>
  complaints.splice(0).filter(line => !/Failed to load resource/.test(line))

/** What holds in every engine. */
const sentences: Record<string, (tab: Tab) => Promise<void>> = {
  'the answer chooses the variant and the stylesheet': async tab => {
    for (const { variant, stylesheet, scenario } of faces) {
      await tab.open(`/?secretkey=${scenario}`)
      await tab.shows('[data-testid=brand-card]', variant === 'affiliate' ? 10 : 0)
      await tab.shows('[data-testid=game-card]', variant === 'social' ? 3 : 0)
      await tab.holds(stylesheetsInForce, [stylesheet])
    }
  },

  'a failed call leaves the social casino in index.css, and one line of ours in the console':
    async tab => {
      await tab.open('/?secretkey=error-500')
      await tab.shows('[data-testid=game-card]', 3)
      await tab.holds(stylesheetsInForce, ['index.css'])
      expect(ownComplaints(tab)).toEqual([
        expect.stringContaining('Site bilgisi alınamadı: Error: HTTP 500'),
      ])
    },

  "an unknown path shows the router's own error page alone": async tab => {
    const unknown = ['/nothing', '/fi/nothing', '/poker/nothing', '/xx/yy', '/a/b/c/d']
    for (const [index, path] of unknown.entries()) {
      await tab.open(variantAddress(index % 2 ? 'social' : 'affiliate', path))
      await tab.says('h2', 'Unexpected Application Error!')
      await tab.says('h3', '404 Not Found')
      await tab.says('title', '404 Not Found')
      await tab.shows('header', 0)
      await tab.holds(
        () => document.querySelector('[name=robots]')?.getAttribute('content'),
        'noindex',
      )
    }
    expect(ownComplaints(tab)).toEqual([])
  },

  'six payment icons show, the rest in a list that moves nothing, by keys too': async tab => {
    await tab.open(home.affiliate)
    const card = (nth: number) => `.brand-card:nth-child(${nth})`
    const places = await tab.run(placesOfCards)
    await tab.shows(`${card(1)} .payment-icons img`, 6)
    await tab.says(`${card(1)} .more-payments`, '6 more ways to deposit')
    await tab.click('.more-payments')
    await tab.shows(`${card(1)} .payment-icons img`, 12)
    await tab.holds(placesOfCards, places)
    // As high as two lines of it, not as it may become.
    await tab.holds(
      () => (document.querySelector('.all-payments')?.getBoundingClientRect().height ?? 999) < 200,
      true,
    )

    const second = `${card(2)} .more-payments`
    await tab.run(more => document.querySelector<HTMLElement>(more)?.focus(), second)
    await tab.says(second, '4 more ways to deposit')
    await tab.press('Enter')
    await tab.shows(`${card(2)} .payment-icons img`, 10)
    await tab.shows('.all-payments', 1)
    await tab.press('Escape')
    await tab.shows('.all-payments', 0)
    await tab.focuses(second)
  },

  'what closes an open payment list opens no casino': async tab => {
    await tab.open(home.affiliate)
    const tabs = tab.tabs()
    for (const close of [
      () => tab.clickAt(640, 20),
      () => tab.click('.brand-logo'),
      () => tab.press('Escape'),
      () => tab.click('[aria-label="Close the list"]'),
    ]) {
      await tab.click('.more-payments')
      await tab.shows('.all-payments', 1)
      await close()
      await tab.shows('.all-payments', 0)
      await tab.shows('.brand-card:first-child .payment-icons img', 6)
    }
    expect(tab.tabs()).toBe(tabs)
    await tab.click('.brand-logo')
    await expect.poll(tab.tabs, 'the card opens its casino').toBe(tabs + 1)
  },

  'the menu of a phone opens, closes and leads on by mouse and by keys': async tab => {
    await tab.resize(390, 844)
    for (const variant of variants) {
      await tab.open(variantAddress(variant, '/poker'))
      await tab.shows(menu, 0)
      for (const [open, close] of [
        [() => tab.click(burger), () => tab.click(exit)],
        [() => tab.press('Enter'), () => tab.press('Enter')],
        [() => tab.press(' '), () => tab.press('Escape')],
        [() => tab.click(burger), () => tab.clickAt(8, 600)],
        [() => tab.click(burger), () => tab.click(`${menu} li:last-child a`)],
      ] as const) {
        await open()
        await tab.shows(menu, 1)
        await close()
        await tab.shows(menu, 0)
      }
      await tab.focuses('main')
      await tab.click(burger)
      await tab.shows(`${menu} li:last-child [aria-current=page]`, 1)
    }
    await tab.resize(1280, 800)
  },

  'keys go from the burger into its menu and back; on a desktop the menu marks the page':
    async tab => {
      for (const variant of variants) {
        await tab.resize(390, 844)
        await tab.open(variantAddress(variant, '/privacy-policy'))
        await tab.click(burger)
        await tab.press('Tab')
        await tab.focuses(exit)
        await tab.press(' ')
        await tab.shows(menu, 0)
        await tab.focuses(burger)
        await tab.press('Enter', 'Tab', 'Tab')
        await tab.focuses(`${menu} li:first-child a`)
        await tab.press('Enter')
        await tab.shows(menu, 0)
        await tab.resize(1280, 800)
        await tab.shows(burger, 0)
        await tab.shows(`${menu} [aria-current=page]`, 1)
        await tab.looks(`${menu} li:first-child [aria-current=page]`, {
          'text-decoration-line': 'underline',
          'text-decoration-thickness': '2px',
        })
      }
    },

  'icons are masks, and long lists skip what is out of sight only where the page then holds still':
    async tab => {
      await tab.open('/?secretkey=many-brands')
      const holdsStill = await tab.run(() => CSS.supports('overflow-anchor: auto'))
      await tab.looks('.brand-card:nth-child(30)', {
        'content-visibility': holdsStill ? 'auto' : 'visible',
      })
      await tab.looks('.stars', { 'mask-image': expect.stringMatching(/^url/) })
    },

  'the dark list is printed dark on white: whole cards, with stars and pictures that were never on screen':
    async tab => {
      await tab.open(home.affiliate)
      await tab.run(() => {
        for (const { cssRules } of document.styleSheets)
          for (const layer of cssRules)
            for (const rule of layer instanceof CSSGroupingRule ? layer.cssRules : [])
              if (rule instanceof CSSMediaRule && rule.conditionText === 'print')
                rule.media.mediaText = 'all'
      })
      await tab.looks('body', {
        color: 'rgb(0, 0, 0)',
        'background-color': 'rgb(255, 255, 255)',
      })
      await tab.shows('.main-menu, .more-payments', 0)
      await tab.shows('.brand-card', 10)
      await tab.looks('.brand-card', { 'break-inside': 'avoid' })
      await tab.looks('.stars', { 'print-color-adjust': 'exact' })
      await tab.run(() => dispatchEvent(new Event('beforeprint')))
      await tab.shows('img[loading=lazy]', 0)
    },

  'one question is open or none, by mouse and by keys': async tab => {
    await tab.open(home.social)
    await tab.shows('#faq summary', 4)
    await tab.shows('#faq details[open]', 0)
    for (const index of [0, 1, 2, 3]) {
      await tab.click('#faq summary', index)
      await tab.shows('#faq details[open]', 1)
      await tab.shows(`#faq details:nth-child(${index + 1})[open] p:first-child`, 1)
    }
    await tab.press(' ')
    await tab.shows('#faq details[open]', 0)
    await tab.press('Enter')
    await tab.shows('#faq details[open]', 1)
  },

  'an address with a hash arrives at its element, and at the top where it names none':
    async tab => {
      // No two in turn differ in the hash alone, because then no page is opened.
      for (const address of [
        variantAddress('affiliate', '/privacy-policy#your-rights'),
        variantAddress('social', '/privacy-policy#your-rights'),
        variantAddress('affiliate', '/poker#playing-safely'),
        variantAddress('social', '/#contact'),
        '/?secretkey=many-brands#before-you-take-a-bonus',
      ]) {
        await tab.open(address)
        await tab.holds(() => {
          const [bar, target] = ['header', location.hash].map(selector =>
            document.querySelector(selector)?.getBoundingClientRect(),
          )
          const below = Math.round((target?.top ?? -1) - (bar?.bottom ?? 0))
          return window.scrollY > 0 && below >= 0 && below < 200
        }, true)
      }
      const nothing = ['#', '#none', '#%', '#"><img src=x>', '#%E0%A4%A', '#__proto__']
      for (const [index, hash] of nothing.entries()) {
        await tab.open(variantAddress(index % 2 ? 'social' : 'affiliate', `/${hash}`))
        await tab.holds(() => window.scrollY, 0)
      }
    },

  'the form wants a name and an address, keeps what is typed, and says that the message is sent':
    async tab => {
      const status = '.contact-form [role=status]'
      const written = (...texts: string[]) =>
        tab.holds(
          () =>
            [...document.querySelectorAll('.contact-form [name]')].map(field =>
              Reflect.get(field, 'value'),
            ),
          texts,
        )
      await tab.open(home.social)
      await tab.fill('[name=message]', 'Kia ora')
      await tab.click('[name=email]')
      for (const [text, wrong] of [
        ['', 'name'],
        ['Aroha', 'email'],
        ['aroha', 'email'],
      ] as const) {
        await tab.press(...text, 'Enter')
        await tab.focuses(`[name=${wrong}]:invalid`)
        await tab.says(status, '')
      }
      await tab.click('footer a[href="/privacy-policy"]')
      await tab.says('h1', 'Privacy Policy')
      await tab.run(() => history.back())
      await written('Aroha', 'aroha', 'Kia ora')
      await tab.click('.main-menu a[href="/contact"]')
      await tab.says('h1', 'Contact')
      await written('Aroha', 'aroha', 'Kia ora')
      await tab.fill('[name=email]', '@example.nz')
      await tab.press('Tab', '!', 'Tab', 'Enter')
      await tab.says(status, 'The message has been sent, our manager will contact you')
      await tab.focuses(status)
      await written('', '', '')
      await tab.run(() => history.back())
      await tab.shows('#games', 1)
      await written('', '', '')
    },

  "a link leads to a page's top in the same document, back and forward to the place left":
    async tab => {
      for (const address of Object.values(home)) {
        await tab.open(address)
        await tab.scrollTo(700)
        const heading = await tab.run(() => document.querySelector('h1')?.textContent)
        await tab.run(() =>
          document.querySelector<HTMLElement>('footer a[href="/cookie-policy"]')?.click(),
        )
        await tab.says('h1', 'Cookie Policy')
        await tab.says('title', expect.stringMatching(/^Cookie Policy/))
        await tab.holds(() => [window.scrollY, location.pathname], [0, '/cookie-policy'])
        await tab.focuses('main')
        await tab.scrollTo(99)
        expect(await tab.run(goInHistory, -1, heading)).toEqual([700])
        expect(await tab.run(goInHistory, 1, 'Cookie Policy')).toEqual([99])
        expect(await tab.run(() => performance.getEntriesByName('hydrated').length)).toBe(1)
      }
    },

  'a reload keeps the place, also deep in a long list, whose heights were estimated': async tab => {
    await tab.open(home.affiliate)
    await tab.scrollTo(2000)
    await tab.reload()
    await tab.holds(() => Math.round(window.scrollY), 2000)
    await tab.resize(390, 844)
    await tab.open('/?secretkey=many-brands')
    // As a visitor does, past every card.
    for (let top = 600; top <= 12_000; top += 600) await tab.scrollTo(top)
    const cardAtTop = () =>
      [...document.querySelectorAll('.brand-card')].findIndex(
        card => card.getBoundingClientRect().bottom > 56,
      )
    const card = await tab.run(cardAtTop)
    expect(card).toBeGreaterThan(25)
    await tab.reload()
    await tab.holds(cardAtTop, card)
    await tab.resize(1280, 800)
  },

  'a game stands in its frame': async tab => {
    await tab.open(variantAddress('social', '/temple'))
    await tab.shows('iframe', 1)
    await tab.holds(() => document.readyState, 'complete')
  },

  'over HTTP/2, while stylesheets are on their way, the service is asked and a spinner is painted':
    async tab => {
      const site = await startHttp2Site()
      await tab.begin(site.origin)
      await expect.poll(site.asked).toBe(1)
      await tab.holds(() => performance.getEntriesByName('first-contentful-paint').length, 1)
      site.sendStylesheets()
      await tab.arrived()
      site.close()
    },

  'axe finds nothing wrong with either home': async tab => {
    const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
    const look = "axe.run({ exclude: ['iframe'] }, { resultTypes: ['violations'] })"
    for (const address of Object.values(home)) {
      await tab.open(address)
      const found = `(async () => { ${source}; return (await ${look}).violations.map(({ id }) => id) })()`
      expect(await tab.evaluate(found)).toEqual([])
    }
  },
}

/** Runs in the page: where each card stands on it. */
const placesOfCards = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.brand-card'), card => [
    card.offsetTop,
    card.offsetHeight,
  ])

/** Runs in the page: goes back or forward. Returns where the page of a heading stands in 30 frames. */
const goInHistory = (by: number, heading: string | null | undefined) =>
  new Promise<number[]>(resolve => {
    const tops: number[] = []
    requestAnimationFrame(function look() {
      if (document.querySelector('h1')?.textContent === heading)
        tops.push(Math.round(window.scrollY))
      if (tops.length < 30) requestAnimationFrame(look)
      else resolve([...new Set(tops)])
    })
    history.go(by)
  })

for (const { name, isHere, start } of [
  { name: 'Chromium', isHere: true, start: () => startPuppeteer('chrome') },
  { name: 'Firefox', isHere: hasFirefox, start: () => startPuppeteer('firefox') },
  { name: 'WebKit', isHere: hasWebKit, start: startWebKit },
]) {
  if (!isHere) {
    test.skip(`there is no ${name} on this machine (.ci/run installs it)`, () => {})
    continue
  }
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' })
    let tab: Tab

    test.beforeAll(async () => {
      tab = tabOf(await start())
      await tab.resize(1280, 800)
    })
    test.afterAll(() => tab?.close())
    test.afterEach('the console is silent', () => expect(tab.complaints.splice(0)).toEqual([]))

    for (const [sentence, holds] of Object.entries(sentences)) test(sentence, () => holds(tab))
  })
}

test('without popovers the menu of a phone is a few lines of links, and payment lists stand in their cards', async () => {
  test.skip(!hasWebKit, 'Only WebKit can be told to have no popovers.')
  const tab = tabOf(await startWebKit('PopoverAttribute'))
  await tab.resize(390, 844)
  await tab.open(home.affiliate)
  await tab.shows('.burger, .exit, .more-payments', 0)
  await tab.shows('.main-menu, .brand-card:first-child .all-payments', 2)
  await tab.holds(
    () => (document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0) < 600,
    true,
  )
  await tab.click('.main-menu a[href="/poker"]')
  await tab.says('h1', 'Online Poker')
  expect(tab.complaints).toEqual([])
  await tab.close()
})

test('without masks icons are signs or nothing, but no filled squares', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, bypassCSP: true })
  await rewrite(page, /\/\?secretkey=affiliate$/, /mask-/g, 'no-mask-')
  await goTo(page, home.affiliate)
  const grounds = await page.evaluate(() =>
    ['.brand-privileges li::before', '.more-payments::after', '.burger::before'].map(icon => {
      const [selector = '', part] = icon.split('::')
      const element = document.querySelector(selector) ?? document.body
      return getComputedStyle(element, part && `::${part}`).backgroundColor
    }),
  )
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
})
