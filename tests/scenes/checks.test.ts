import { fail } from 'node:assert'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/read-facts.ts'
import { checkPage, rules } from '../../scripts/compare/browser/rules.ts'
import { findSecrets } from './find-leaks.ts'
import { lookAt } from './look-at.ts'
import { openScene, test } from './scene-page.ts'
import { expected, type Scene, scenes } from './scenes.ts'

/** Returns the findings on a scene in which something is changed, as `rule: message`. */
async function lookAtChanged(tab: Page, name: string, change: Partial<Scene>): Promise<string[]> {
  const scene = scenes.find(each => each.name === name) ?? fail(`There is no scene ${name}.`)
  const found = await lookAt(tab, { ...scene, ...change })
  return found.map(({ rule, message }) => `${rule}: ${message}`)
}

const readFacts = (tab: Page) => tab.evaluate<PageFacts>('window.probe.facts(false)')

/** Returns the breaches of one rule, or of all, on a page with these facts. */
const messagesOf = (facts: PageFacts, only?: string, known = expected): string[] =>
  checkPage(facts, known)
    .filter(({ rule }) => !only || rule === only)
    .map(({ message }) => message)

test('every check finds its mistake on a page of the social casino', async ({ page: tab }) => {
  const plant = () => {
    const add = (name: string, own: object) =>
      document.querySelector('main')?.append(Object.assign(document.createElement(name), own))
    const set = (selector: string, name: string, value: string) =>
      document.querySelector(selector)?.setAttribute(name, value)
    for (const text of [
      // Both variants have a button that says "Play now".
      'Play now',
      'Rewelcome bonus: the WELCOME bonus.',
      // From the middle of a paragraph of the affiliate.
      'Look here. Do not play to win back what you have lost.',
      'You have to be aged 16 or over.',
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
    set('link[rel=canonical]', 'href', 'https://www.example.com/')
    for (const link of document.querySelectorAll(
      'footer a[href="/privacy-policy"], [href="/contact"]',
    )) {
      link.remove()
    }
    for (const each of document.querySelectorAll<HTMLElement>('footer *')) {
      if ([each.textContent, each.getAttribute('alt')].includes('18+')) {
        each.style.display = 'none'
      }
    }
    localStorage.setItem('kept', 'for ever')
    navigator.sendBeacon('/told')
    console.error('Something went wrong')
  }
  const reach = () => tab.evaluate(plant)
  const found = await lookAtChanged(tab, '/cookie-policy social light', { reach })
  expect(found).toEqual(
    expect.arrayContaining([
      '18+: the footer shows no visible “18+”',
      'age: the age is 16 in “You have to be aged 16 or over.”',
      'contact: no link leads to the contact form',
      'wrong-variant addresses: only the affiliate may link to “https://aurora.example/?ref=guide”',
      'accessibility: Heading levels should only increase by one (heading-order, moderate): “h6” “Much too deep”',
      expect.stringMatching(
        /^accessibility: .* more than one main landmark .*: “#content” “Cookie/,
      ),
      'console: not loaded: “/assets/gone.svg”',
      'console: error: Something went wrong',
      'fit: html is 900 wide (button.) at 320 px',
      expect.stringMatching(/^fit: no width and height: “<img /),
      'privacy: it calls /api/getwebsiteinfo/,/told',
      'privacy: it uses local storage',
    ]),
  )
  expect(found.filter(line => line.startsWith('wrong-variant words'))).toEqual([
    'wrong-variant words: only the affiliate may say welcome bonus, found in “Rewelcome bonus: the WELCOME bonus.”',
    expect.stringMatching(/ may say do not play to win back .* found in “Look here\. /),
  ])
  // Months and translations have their own test.
  const own = Object.keys(rules).filter(rule => !/^(months|missing translation)$/.test(rule))
  expect(new Set(found.map(line => line.replace(/:.*/s, '')))).toEqual(
    new Set([...own, 'privacy', 'head', 'microdata', 'HTML', 'fit']),
  )
})

test('every check finds its mistake on a page of the affiliate', async ({ page: tab }) => {
  const plant = () => {
    document.querySelector('a[rel~=sponsored]')?.setAttribute('rel', 'noopener')
    document.querySelector('main p')?.append(' Look at our games.')
    document.querySelector('.brand-rank')?.remove()
  }
  const reach = () => tab.evaluate(plant)
  expect(await lookAtChanged(tab, '/poker affiliate dark', { reach })).toEqual([
    expect.stringMatching(
      /^paid links: “.*” has rel “noopener”, not “sponsored nofollow noopener”$/,
    ),
    expect.stringMatching(
      /^wrong-variant words: only the social may say our games, found in “.*Look at our games.”$/,
    ),
    ...['360 by 640', '390 by 664', '844 by 390', '1280 by 720', '1440 by 900'].map(
      size => `fit: .brand-card:nth-child(1) .brand-rank is below the fold at ${size} px`,
    ),
  ])
})

test('a page that cannot be opened is a finding', async ({ page: tab }) => {
  const found = await lookAtChanged(tab, '/ social light', { address: 'http://127.0.0.1:9/' })
  expect(found).toEqual([expect.stringMatching(/^page: cannot be opened: /)])
})

test('labels, titles and months are checked in the language of the page', async ({ page: tab }) => {
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
    known.untranslated.affiliate.push(['sent', 'is sent'])
    const said = { ...facts, text: ['It is sent'] }
    expect(messagesOf(said, 'missing translation', known)).toEqual(
      address === '/fi' ? ['“is sent” is English: the label sent has no Finnish'] : [],
    )
    Object.assign(known.pages[address]?.social ?? {}, { title: facts.title })
    expect(messagesOf(facts, 'title', known)).toEqual([`both variants say “${facts.title}”`])
  }
})

test('a report names what moves while a page arrives', async ({ page: tab }) => {
  await openScene(tab, { address: '/', scenario: 'affiliate' })
  expect(await tab.evaluate('window.probe.arrive()')).toEqual([])
  await tab.evaluate(() => document.querySelector('main')?.prepend('A late line'))
  expect(await tab.evaluate('window.probe.arrive()')).toContain(
    '“OL brand-list” moves while the page arrives',
  )
})

test('an invisible 18+ is a breach, in the footer and in the disclosure of a list', async ({
  page: tab,
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
