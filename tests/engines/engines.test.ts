import { readFileSync } from 'node:fs'
import { stylesheetsInForce } from '../helpers/expect-page.ts'
import { goTo, rewrite, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { faces } from '../helpers/spec-pages.ts'
import { hasFirefox, startFirefox } from './firefox.ts'
import { startHttp2Site } from './http2-site.ts'
import { type Tab, tabOf } from './tab.ts'
import { hasWebKit, startWebKit } from './webkit.ts'

const home = { affiliate: variantAddress('affiliate', '/'), social: variantAddress('social', '/') }

/** Takes the complaints so far, without what an engine itself says of a failed request. */
const ownComplaints = ({ complaints }: Tab) =>
  complaints.splice(0).filter(line => !/Failed to load resource/.test(line))

/** What holds in Firefox and WebKit, as tests/e2e holds it in Chromium. */
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

  "an unknown path shows the router's own error page": async tab => {
    await tab.open(variantAddress('affiliate', '/nothing'))
    await tab.says('h2', 'Unexpected Application Error!')
    expect(ownComplaints(tab)).toEqual([])
  },

  'a click beside an open payment list closes it and opens no casino, nor does Escape or its button':
    async tab => {
      await tab.open(home.affiliate)
      const tabs = tab.tabs()
      for (const close of [
        () => tab.clickAt(640, 20),
        () => tab.click('.brand-logo'),
        () => tab.press('Escape'),
        () => tab.click('.all-payments .exit'),
      ]) {
        await tab.click('.more-payments')
        await tab.shows('.all-payments', 1)
        // As high as two lines of it, not as it may become.
        await tab.holds(
          () =>
            (document.querySelector('.all-payments')?.getBoundingClientRect().height ?? 999) < 200,
          true,
        )
        await close()
        await tab.shows('.all-payments', 0)
      }
      expect(tab.tabs()).toBe(tabs)
      await tab.click('.brand-logo')
      await expect.poll(tab.tabs, 'the card opens its casino').toBe(tabs + 1)
    },

  'the menu of a phone opens, closes and leads on': async tab => {
    await tab.resize(390, 844)
    await tab.open(home.affiliate)
    await tab.shows('.main-menu', 0)
    for (const close of [
      () => tab.click('.main-menu .exit'),
      () => tab.clickAt(8, 600),
      () => tab.press('Escape'),
      () => tab.click('.main-menu a[href="/poker"]'),
    ]) {
      await tab.click('.burger')
      await tab.shows('.main-menu', 1)
      await close()
      await tab.shows('.main-menu', 0)
    }
    await tab.says('h1', 'Online Poker')
    await tab.resize(1280, 800)
  },

  'the menu of a desktop marks the page that one is on': async tab => {
    await tab.open(variantAddress('affiliate', '/poker'))
    await tab.says('.main-menu [aria-current]', 'Poker')
    await tab.looks('.main-menu [aria-current]', {
      'text-decoration-line': 'underline',
      'text-decoration-thickness': '2px',
    })
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

  'cards are printed whole, with their stars, and with pictures that were never on screen':
    async tab => {
      await tab.open(home.affiliate)
      await tab.run(() => {
        for (const { cssRules } of document.styleSheets)
          for (const layer of cssRules)
            for (const rule of layer instanceof CSSGroupingRule ? layer.cssRules : [])
              if (rule instanceof CSSMediaRule && rule.conditionText === 'print')
                rule.media.mediaText = 'all'
      })
      await tab.looks('.brand-card', { 'break-inside': 'avoid' })
      await tab.looks('.stars', { 'print-color-adjust': 'exact' })
      await tab.run(() => dispatchEvent(new Event('beforeprint')))
      await tab.shows('img[loading=lazy]', 0)
    },

  'one question is open or none': async tab => {
    await tab.open(home.social)
    for (const [index, open] of [
      [0, 1],
      [1, 1],
      [1, 0],
    ] as const) {
      await tab.click('#faq summary', index)
      await tab.shows('#faq details[open]', open)
    }
  },

  'an address with a hash arrives at its element': async tab => {
    await tab.open(`/?at=hash&${variantAddress('social', '/#contact').slice(2)}`)
    await tab.holds(() => {
      const { top = -1 } = document.querySelector('#contact')?.getBoundingClientRect() ?? {}
      return window.scrollY > 0 && Math.round(top) >= 0 && top < innerHeight
    }, true)
  },

  'the form asks for an address, and says that the message is sent': async tab => {
    await tab.open(variantAddress('social', '/contact'))
    await tab.click('[name=name]')
    await tab.press(...'Aroha', 'Enter')
    await tab.holds(() => document.activeElement?.getAttribute('name'), 'email')
    await tab.press(...'aroha@example.nz', 'Enter')
    await tab.says(
      '.contact-form [role=status]',
      'The message has been sent, our manager will contact you',
    )
  },

  'a link is followed in the same document, and back leads to the place that was left':
    async tab => {
      await tab.open(home.affiliate)
      await tab.run(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      await tab.holds(() => Math.round(window.scrollY), 700)
      await tab.run(() =>
        document.querySelector<HTMLElement>('footer a[href="/cookie-policy"]')?.click(),
      )
      await tab.says('h1', 'Cookie Policy')
      await tab.holds(() => window.scrollY, 0)
      await tab.run(() => history.back())
      await tab.shows('[data-testid=brand-card]', 10)
      await tab.holds(() => Math.round(window.scrollY), 700)
      expect(await tab.run(() => performance.getEntriesByName('hydrated').length)).toBe(1)
    },

  'a reload keeps the place, also far down a list': async tab => {
    await tab.open(home.affiliate)
    await tab.run(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await tab.holds(() => Math.round(window.scrollY), 2000)
    await tab.run(() => {
      Object.assign(window, { left: true })
      location.reload()
    })
    await tab.arrived()
    await tab.holds(() => Math.round(window.scrollY), 2000)
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

for (const { name, isHere, start } of [
  { name: 'Firefox', isHere: hasFirefox, start: startFirefox },
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

test('without masks icons are signs or nothing, but no filled squares', async ({ page }) => {
  await rewrite(page, '**/site.css', /mask-/g, 'no-mask-')
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
