import { fail } from 'node:assert'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/page-facts.ts'
import { checkPage, rules } from '../../scripts/compare/browser/rules.ts'
import { call } from '../../scripts/compare/browser/specification.ts'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { test } from '../helpers/site-test.ts'
import { hashProblems, unknownPathProblems } from './arrivals.ts'
import { findSecrets } from './find-leaks.ts'
import { lookAt } from './look-at.ts'
import { openScene } from './scene-page.ts'
import { expected, type Scene, scenes } from './scenes.ts'

/** Returns the findings on a scene in which something is changed, as `rule: message`. */
async function lookAtChanged(tab: Page, name: string, change: Partial<Scene>): Promise<string[]> {
  const scene = scenes.find(each => each.name === name) ?? fail(`There is no scene ${name}.`)
  const found = await lookAt(tab, { ...scene, ...change })
  return found.map(({ rule, message }) => `${rule}: ${message}`)
}

const readFacts = (tab: Page) => tab.evaluate<PageFacts>('window.probe.facts({ axe: false })')

/** Returns the breaches of one rule, or of all, on a page with these facts. */
const messagesOf = (facts: PageFacts, only?: string, known = expected): string[] =>
  checkPage(facts, known)
    .filter(({ rule }) => !only || rule === only)
    .map(({ message }) => message)

function expectAll(found: string[], wanted: unknown[]): void {
  for (const line of wanted) {
    expect(found).toContainEqual(line)
  }
}

test('every rule finds its mistake', async ({ tab }) => {
  // From the middle of a paragraph, whatever editors write there.
  const phrase = expected.only.affiliate.phrases.find(each => each.length > 40)?.trim() ?? ''
  const social = await lookAtChanged(tab, '/ social light', {
    reach: () => tab.evaluate(spoilSocial, phrase),
  })
  await tab.evaluate(() => localStorage.clear())
  expectAll(social, [
    '18+: the footer shows no visible “18+”',
    'age: the age is 16 in “You have to be aged 16 or over.”',
    'contact: no link leads to the contact form',
    'wrong-variant addresses: only the affiliate may link to “https://aurora.example/?ref=guide”',
    expect.stringMatching(/^accessibility: .* more than one main landmark .*: “#content” “/),
    'console: not loaded: “/assets/gone.svg”',
    'console: error: Something went wrong',
    'fit: the page is 900 wide, because of main button, at 320 px',
    expect.stringMatching(/^fit: no width and height: “<img /),
    `privacy: it calls ${call},POST /told`,
    'privacy: it uses local storage',
    'year: “2025”, not “2024”',
    'menu: the menu has no link to /temple',
    'segment: the site’s name opens “/polker”, not “/”',
    'dead links: “Social Casino” opens “/polker”, no page of the social',
    'dead links: “Cookie Policy” opens “/poker”, no page of the social',
    'games: the game cards open “/bacon-slot /book-of-dead”, not “/bacon-slot /book-of-dead /temple”',
    'form: the fields are “required text, optional text, optional textarea”, not “required text, required email, optional textarea”',
    'questions: “5 questions”, not “4 questions”',
    'questions: 2 questions are open at the same time',
    'foreign words: “Zwölf” is in no content file: zwölf',
    'focus: the focus does not show on “main summary”',
    'disclaimer: no visible sentence of the footer says no real-money gambling',
    'parts: from top to bottom are “about, hero, games, contact, faq”, not “hero, about, games, contact, faq”',
    'dead links: “Play now” opens “#gone”, which is nowhere',
    'spinner: the spinner does not end',
    'heading: “Another”, not “Casino games, just for fun”',
    'head: robots is “noindex”, not “”',
    expect.stringMatching(/^microdata: “JSON-LD ”/),
  ])
  expect(social.filter(line => line.startsWith('wrong-variant words'))).toEqual([
    'wrong-variant words: only the affiliate may say welcome bonus, found in “Rewelcome bonus: the WELCOME bonus.”',
    `wrong-variant words: only the affiliate may say ${phrase}, found in “Look here. ${phrase}.”`,
  ])

  const affiliate = await lookAtChanged(tab, '/ affiliate dark', {
    reach: () => tab.evaluate(spoilAffiliate),
  })
  const paid = /^paid links: “.*” has rel “noopener”, not “sponsored nofollow noopener”$/
  expectAll(affiliate, [
    expect.stringMatching(paid),
    expect.stringMatching(/^wrong-variant words: only the social may say our games, found in “/),
    'rank: “#1” “#9”, not “#1”',
    'score: “#6” “4.4”, not “4.5”',
    'stars: “#1” “4”, not “5”',
    'rate it: “#2” “1346”, not “1345”',
    'trophy: “#3” “trophy-1”, not “trophy-3”',
    'trophy: “#4” “trophy-1”, not “”',
    expect.stringMatching(/^target: “#1” “GET BONUS: .*” opens in the same tab$/),
    expect.stringMatching(/^target: “#2” “PLAY NOW: .*” opens “.*elsewhere.*”, not “https:/),
    'target: “#1” “.brand-logo” does not open the casino',
    expect.stringMatching(/^logo: “#2” /),
    'bonus: “#1” “Nothing”, not “100% up to $500 + 50 free spins”',
    'privilege: “#1” “Over 2,000 games; Paid in a day”, not “Over 2,000 games; Paid in a day; Live chat”',
    'payment icons: “#1” “5 icons”, not “6 icons”',
    'payment icons: “#2” “5 more ways to deposit”, not “4 more ways to deposit”',
    'card texts: “#2” does not say PLAY NOW',
    'card texts: “#6” also says “Only 20”',
    'policy links: the footer has no link to /cookie-policy',
    'banner: the flag is “trophy-1”, not “flag-nz”',
    expect.stringMatching(/^banner: “New Zealand Licensed, Secure.*, Checked”, not “/),
    'responsible gambling: the footer shows no responsible-gambling logos',
    'heading: “Best Casinos - July 2026”, not “Best Online Casinos in New Zealand - July 2026”',
    'order: the list does not have the order of the answer',
  ])

  const game = await lookAtChanged(tab, '/temple social light', {
    reach: () =>
      tab.evaluate(() => {
        document.querySelector('.game-trouble a')?.removeAttribute('target')
        document.querySelector('iframe')?.setAttribute('src', '/slot/en.html')
      }),
  })
  expectAll(game, [
    expect.stringMatching(/^game page: the game is “\/slot\/en.html”, not “.*\/temple”$/),
    expect.stringMatching(/^game page: the game can change the page: sandbox “.*same-origin/),
    'game page: no link opens the game in a new tab',
  ])

  const terms = await lookAtChanged(tab, '/terms-and-conditions affiliate dark', {
    reach: () =>
      tab.evaluate(() => {
        for (const each of document.querySelectorAll('main p')) {
          each.textContent = `${each.textContent}`.replaceAll('[Jurisdiction]', 'New Zealand')
        }
      }),
  })
  expect(terms).toContain('placeholder: the terms have no [Jurisdiction]')

  const poker = await lookAtChanged(tab, '/fi/poker affiliate dark', {
    reach: () =>
      tab.evaluate(() => {
        // In a payment list that is closed.
        document.querySelector('.all-payments button')?.setAttribute('aria-label', 'Close the list')
      }),
  })
  expect(poker).toEqual(['foreign words: “Close the list” is in no content file: close'])

  const forged = await tab.addInitScript(() => {
    const { fetch } = window
    const body = JSON.stringify({ webSiteName: 'www', secretKey: null, gclid: null })
    window.fetch = async (address, options) => {
      if (options?.method !== 'POST') {
        return fetch(address, options)
      }
      await new Promise(resolve => setTimeout(resolve, 500))
      return fetch(address, { ...options, body })
    }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#casino-guide-spinner { block-size: 80px }')
    document.adoptedStyleSheets.push(sheet)
  })
  const asked = await lookAtChanged(tab, '/poker affiliate dark', {})
  expect(asked).toEqual([
    'spinner: until the answer, no spinner covers the viewport',
    'pause: the page waits 500 ms before it is complete',
    'call: webSiteName is “www”, not “127/poker”',
    'call: secretKey is “null”, not “affiliate”',
    'call: gclid is “null”, not “click”',
  ])
  await forged.dispose()

  // These have their own test.
  const others = /^(months|missing translation|variant)$/
  const lines = [...social, ...affiliate, ...game, ...terms, ...poker, ...asked]
  const found = lines.map(line => line.replace(/:.*/s, ''))
  expect(new Set(found)).toEqual(
    new Set([
      ...Object.keys(rules).filter(rule => !others.test(rule)),
      'privacy',
      'call',
      'head',
      'microdata',
      'HTML',
      'fit',
    ]),
  )
})

/** Plants mistakes on the social casino's home. Runs in the page. */
function spoilSocial(phrase: string): void {
  const add = (name: string, own: object) =>
    document.querySelector('main')?.append(Object.assign(document.createElement(name), own))
  const set = (selector: string, name: string, value: string) =>
    document.querySelector(selector)?.setAttribute(name, value)
  for (const text of [
    // Both variants have a button that says "Play now".
    'Play now',
    'Rewelcome bonus: the WELCOME bonus.',
    `Look here. ${phrase}.`,
    'You have to be aged 16 or over.',
    'Zwölf',
  ]) {
    add('p', { textContent: text })
  }
  add('h6', { textContent: 'Much too deep' })
  add('a', { href: 'https://aurora.example/?ref=guide', textContent: 'A brand' })
  add('button', { style: 'width: 900px' })
  add('img', { src: '/assets/gone.svg', alt: '' })
  add('div', { id: 'root' })
  add('main', { textContent: 'Twice' })
  document.title = 'Another title'
  set('main', 'itemscope', '')
  set('html', 'lang', 'de')
  set('meta[name=description]', 'content', 'Another text')
  set('meta[property="og:locale"]', 'content', 'xx')
  set('link[rel=canonical]', 'href', 'https://www.example.com/poker')
  set('.site-name', 'href', '/polker')
  set('footer [href="/cookie-policy"]', 'href', '/poker')
  set('[name=email]', 'type', 'text')
  document.querySelector('[name=email]')?.removeAttribute('required')
  const gone =
    'footer a[href="/privacy-policy"], header [href="/temple"], [href="/contact"], .game-card:last-child, link[rel=icon], link[rel=stylesheet], .disclaimer'
  for (const each of document.querySelectorAll(gone)) {
    each.remove()
  }
  for (const each of document.querySelectorAll<HTMLElement>('footer *')) {
    if ([each.textContent, each.getAttribute('alt')].includes('18+')) {
      each.style.display = 'none'
    }
  }
  const copyright = document.querySelector('.copyright')
  if (copyright) {
    copyright.textContent = '© 2025'
  }
  document.querySelector('.hero')?.before(document.querySelector('#about') ?? '')
  set('.hero .button', 'href', '#gone')
  document.querySelector('h1')?.replaceChildren('Another')
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }),
  )
  add('script', { type: 'application/ld+json' })
  const [question] = document.querySelectorAll<HTMLDetailsElement>('#faq details')
  question?.after(question.cloneNode(true))
  for (const each of document.querySelectorAll<HTMLDetailsElement>(
    '#faq details:nth-child(-n+2)',
  )) {
    each.removeAttribute('name')
    each.open = true
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('summary { outline: none !important } #casino-guide-spinner { display: grid }')
  document.adoptedStyleSheets.push(sheet)
  localStorage.setItem('kept', 'for ever')
  navigator.sendBeacon('/told')
  console.error('Something went wrong')
}

/** Plants mistakes on the affiliate's home. Runs in the page. */
function spoilAffiliate(): void {
  const [first, second, third, fourth, , sixth] = document.querySelectorAll('.brand-card')
  const say = (card: Element | undefined, selector: string, text: string) =>
    card?.querySelector(selector)?.replaceChildren(text)
  const set = (card: Element | undefined, selector: string, name: string, value: string) =>
    card?.querySelector(selector)?.setAttribute(name, value)
  const style = (selector: string, css: string) =>
    Object.assign(first?.querySelector(selector) ?? {}, { style: css })
  const trophy = first?.querySelector<HTMLImageElement>('.trophy')
  say(first, '.brand-rank', '#9')
  say(sixth, '.brand-score strong', '4.4')
  style('.stars', 'width: 64px')
  second?.querySelector('.brand-score')?.lastChild?.replaceWith('rate it (1346)')
  set(third, '.trophy', 'src', trophy?.src ?? '')
  fourth?.querySelector('.brand-rank')?.append(trophy?.cloneNode() ?? '')
  set(first, 'a', 'target', '')
  set(first, 'a', 'rel', 'noopener')
  set(second, 'a.second', 'href', 'https://elsewhere.example/')
  style('.brand-logo', 'position: relative; z-index: 9')
  set(second, '.brand-logo', 'src', trophy?.src ?? '')
  say(first, '.brand-bonus strong', 'Nothing')
  first?.querySelector('.brand-privileges li:last-child')?.remove()
  first?.querySelector('.payment-icons img')?.remove()
  say(second, '.more-payments', '5 more ways to deposit')
  say(second, 'a.second', 'Play')
  sixth?.querySelector('.brand-visit')?.append('Only 20')
  third?.before(fourth ?? '')
  Object.assign(document.querySelector('footer [href="/cookie-policy"]') ?? {}, {
    style: 'display: none',
  })
  set(document.body, '.flag', 'src', trophy?.src ?? '')
  say(document.body, '.badge-reviewed', 'Checked')
  document.querySelector('.responsible')?.remove()
  document.querySelector('h1')?.firstChild?.replaceWith('Best Casinos - ')
  document.querySelector('main p')?.append(' Look at our games.')
}

/** The mistakes stay, however long a check waits. In milliseconds. */
const little = 1000

test('what a click does not do is a breach', async ({ tab }) => {
  for (const [name, spoil, problem] of [
    [
      '/ affiliate dark payment list open',
      () => {
        document.querySelector('.all-payments')?.setAttribute('popover', 'manual')
        document.querySelector('.all-payments .exit')?.remove()
      },
      'the page does not show exactly 0 “.all-payments”',
    ],
    [
      '/ social light menu open',
      () => document.querySelector('header .exit')?.setAttribute('popovertarget', 'gone'),
      'the page does not show exactly 0 “header nav”',
    ],
    [
      '/ social light question open',
      () => addEventListener('click', event => event.preventDefault()),
      'the page does not show exactly 1 “#faq details > :not(summary)”',
    ],
    [
      '/contact social light form sent',
      () => document.querySelector('form')?.setAttribute('novalidate', ''),
      'the page does not show exactly 0 “form [role=status]:not(:empty)”',
    ],
  ] as const) {
    const { reach } = scenes.find(each => each.name === name) ?? {}
    const found = await lookAtChanged(tab, name, {
      widths: [],
      axeWidths: [],
      patience: little,
      reach: async hands => {
        await tab.evaluate(spoil)
        await reach?.(hands)
      },
    })
    expect(found).toEqual([`state: ${problem}`])
  }
})

test('a wrong error page and a lost hash are breaches', async ({ tab }) => {
  expect(await unknownPathProblems(tab, 'social')).toEqual([])
  expect(await hashProblems(tab, 'social')).toEqual([])
  await tab.route('/nothing?*', async route => {
    await route.fulfill({ response: await route.fetch({ url: `${process.env.SPEC_SITE}/` }) })
  })
  expect(await unknownPathProblems(tab, 'social')).toEqual([
    expect.stringMatching(/^it says “Skip to content/),
    'its status is 200, not 404',
  ])
  await tab.unrouteAll()
  const wrong = await tab.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { scroll-behavior: auto !important } main [id] { display: none }')
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await hashProblems(tab, 'social', little)).toEqual([
    expect.stringMatching(/^“\/#.*” does not scroll to its element$/),
    'the page does not scroll smoothly',
  ])
  await wrong.dispose()
})

test('what is below the fold is named with the size of the screen', async ({ tab }) => {
  const reach = () => tab.evaluate(() => document.querySelector('.brand-rank')?.remove())
  expect(await lookAtChanged(tab, '/poker affiliate dark', { reach })).toEqual(
    expect.arrayContaining(
      ['360 by 640', '390 by 664', '844 by 390', '1280 by 720', '1440 by 900'].map(
        size => `fit: .brand-card:nth-child(1) .brand-rank is below the fold at ${size} px`,
      ),
    ),
  )
})

test('an error that visitors see is a breach', async ({ tab }) => {
  const reach = () => tab.evaluate(() => document.body.append('The game is not available'))
  const found = await lookAtChanged(tab, '/ social light info service fails', { widths: [], reach })
  expect(found).toEqual(['failure: the page says “The game is not available”'])
})

test('the spinner is also seen if there is no answer', async ({ tab }) => {
  await tab.route(`**${infoPath}`, route => route.abort())
  await openScene(tab, { address: '/', scenario: 'social' })
  expect(await readFacts(tab)).toMatchObject({ waited: 1, hasSpinner: false })
  await tab.unrouteAll()
})

test('a page that cannot be opened is a finding', async ({ tab }) => {
  const found = await lookAtChanged(tab, '/ social light', { address: 'http://127.0.0.1:9/' })
  expect(found).toEqual([expect.stringMatching(/^page: cannot be opened: /)])
})

test('labels, titles and months are checked in the language of the page', async ({ tab }) => {
  for (const address of ['/fi', '/']) {
    await openScene(tab, { address, scenario: 'affiliate' })
    const facts = await readFacts(tab)
    expect(messagesOf(facts)).toEqual([])
    const [january = '', february = '', ...months] = facts.months
    const { language } = facts
    expect(messagesOf({ ...facts, months: [february, january, ...months] })).toEqual([
      `${language}: “${february}”, not “${january}”`,
      `${language}: “${january}”, not “${february}”`,
    ])
    expect(messagesOf({ ...facts, now: Date.UTC(2027, 0, 5) })).toEqual([
      expect.stringMatching(`“.* 2026”, not “${january} 2027”`),
    ])
    const known = structuredClone(expected)
    known.untranslated.affiliate.push({ label: 'sent', text: 'is sent', language: 'fi' })
    const said = { ...facts, text: ['It is sent'] }
    expect(messagesOf(said, 'missing translation', known)).toEqual(
      address === '/fi' ? ['“is sent” is English: the label sent has no Finnish'] : [],
    )
    expect(messagesOf({ ...facts, answer: 'social.light' }, 'variant')).toEqual([
      '“affiliate”, not “social”',
    ])
    Object.assign(known.pages[address]?.social ?? {}, { title: facts.title })
    expect(messagesOf(facts, 'title', known)).toEqual([`both variants say “${facts.title}”`])
    known.pages = structuredClone(expected.pages)
    const other = known.pages[address.replace(/\/?$/, '/poker')]?.affiliate
    const own = known.pages[address]?.affiliate
    const names = ['title', 'description', 'heading', 'intro'] as const
    for (const name of names) {
      Object.assign(other ?? {}, { [name]: own?.[name] })
    }
    expect(messagesOf(facts, undefined, known)).toEqual(
      names.map(name => `the page “poker” has the same ${name}`),
    )
    const { description } = known.pages['/']?.affiliate ?? {}
    Object.assign(known.pages[address]?.affiliate ?? {}, { description })
    expect(messagesOf({ ...facts, text: [] }, 'missing translation', known)).toEqual(
      address === '/fi' ? ['this page is English: it has no Finnish'] : [],
    )
  }
})

test('a report names what moves while a page arrives', async ({ tab }) => {
  await openScene(tab, { address: '/', scenario: 'affiliate' })
  expect(await tab.evaluate('window.probe.arrive()')).toEqual([])
  await tab.evaluate(() => document.querySelector('main')?.prepend('A late line'))
  expect(await tab.evaluate('window.probe.arrive()')).toContainEqual(
    expect.stringMatching(/^main ol.brand-list “.*” moves while the page arrives$/),
  )
})

test('an invisible 18+ is a breach, in the footer and in the disclosure of a list', async ({
  tab,
}) => {
  await openScene(tab, { address: '/fi/poker', scenario: 'affiliate' })
  const hide = (css: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`.adult img, .disclosure strong { ${css} }`)
    document.adoptedStyleSheets = [sheet]
  }
  const both = ['footer', 'disclosure'].map(part => `the ${part} shows no visible “18+”`)
  for (const [css, messages] of [
    ['opacity: 0.1', both],
    ['position: absolute; left: -999px', both],
    ['clip-path: inset(50%)', both],
    ['visibility: hidden', both],
    ['display: inline-block; transform: scale(0)', both],
    ['color: transparent', both.slice(1)],
    ['color: #000', []],
  ] as const) {
    await tab.evaluate(hide, css)
    expect(messagesOf(await readFacts(tab), '18+'), css).toEqual(messages)
  }
})

test('secrets in dist are found', () => {
  const root = test.info().outputPath('leaks')
  const dist = join(root, 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(root, '.env'), 'MAIL_PASSWORD=hunter2-hunter2\nINFO_API_KEY=stand-in-key')
  writeFileSync(join(dist, 'robots.txt'), '# hunter2-hunter2 stand-in-key')
  expect(findSecrets(root, dist, {})).toEqual(['MAIL_PASSWORD is in robots.txt'])
})
