import { fail } from 'node:assert'
import { appendFileSync, cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/read-facts.ts'
import { checkPage, checkPair } from '../../scripts/compare/browser/rules.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { changedPlaces } from './changed-places.ts'
import { findSecrets } from './find-leaks.ts'
import { lookAt } from './look-at.ts'
import { openScene, test } from './scene-page.ts'
import { type Scene, scenes, site } from './scenes.ts'

/** Returns what is found on a scene in which something is changed, as `rule: message`. */
async function lookAtChanged(tab: Page, name: string, change: Partial<Scene>): Promise<string[]> {
  const scene = scenes.find(each => each.name === name) ?? fail(`There is no scene ${name}.`)
  const found = await lookAt(tab, { ...scene, ...change })
  return found.map(({ rule, message }) => `${rule}: ${message}`)
}

test('every check finds what is wrong on a page of the social casino', async ({ tab }) => {
  const plant = () => {
    const add = (name: string, own: object) =>
      document.querySelector('main')?.append(Object.assign(document.createElement(name), own))
    const set = (selector: string, name: string, value: string) =>
      document.querySelector(selector)?.setAttribute(name, value)
    // Both variants have a button that says so.
    for (const text of ['Welcome, bonus!', 'Rewelcome bonuses', 'Play now'])
      add('p', { textContent: text })
    add('p', { textContent: 'Here the WELCOME bonus is yours.' })
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
    set('link[rel=canonical]', 'href', 'https://www.example.com/')
    document.querySelector('footer a[href="/privacy-policy"]')?.remove()
    for (const each of document.querySelectorAll<HTMLElement>('footer *'))
      if ([each.textContent, each.getAttribute('alt')].includes('18+')) each.style.display = 'none'
    localStorage.setItem('kept', 'for ever')
    navigator.sendBeacon('/told')
    console.error('Something went wrong')
  }
  const reach = () => tab.evaluate(plant)
  const found = await lookAtChanged(tab, '/cookie-policy social light', { reach })
  await tab.evaluate(() => localStorage.clear())
  expect(found).toEqual(
    expect.arrayContaining([
      '18+: the footer shows no visible 18+',
      'foreign addresses: “https://aurora.example/?ref=guide” is the affiliate’s',
      'accessibility: Heading levels should only increase by one (heading-order, moderate): “h6”',
      'accessibility: Document should not have more than one main landmark (landmark-no-duplicate-main, moderate): “#content”',
      'broken images: /assets/gone.svg does not load',
      'console: error: Something went wrong',
      'fit: html is 900 wide (button.) at 320 px',
      'traces: it calls /api/getwebsiteinfo/,/told',
      'traces: it keeps local storage',
    ]),
  )
  expect(found.filter(line => line.startsWith('foreign words'))).toEqual([
    'foreign words: “welcome bonus” is the affiliate’s, and stands in “Here the WELCOME bonus is yours.”',
  ])
  expect(new Set(found.map(line => line.replace(/:.*/s, '')))).toEqual(
    new Set([
      ...['accessibility', 'language', 'title', 'description', 'canonical', '18+', 'policy links'],
      ...['paid links', 'foreign words', 'foreign addresses', 'broken images', 'console', 'traces'],
      ...['head', 'microdata', 'HTML', 'fit'],
    ]),
  )
})

test('every check finds what is wrong on a page of the affiliate', async ({ tab }) => {
  const plant = () => {
    document.querySelector('a[rel~=sponsored]')?.setAttribute('rel', 'noopener')
    document.querySelector('main p')?.append(' Look at our games.')
    document.querySelector('.brand-rank')?.remove()
  }
  const reach = () => tab.evaluate(plant)
  expect(await lookAtChanged(tab, '/poker affiliate dark', { reach })).toEqual([
    expect.stringMatching(
      /^paid links: “.*” has rel="noopener", not "sponsored nofollow noopener"$/,
    ),
    expect.stringMatching(
      /^foreign words: “our games” is the social’s, and stands in “.*Look at our games.”$/,
    ),
    ...['360 by 640', '390 by 664', '844 by 390', '1280 by 720', '1440 by 900'].map(
      size => `fit: .brand-card:nth-child(1) .brand-rank is out of sight at ${size} px`,
    ),
  ])
})

test('a page that cannot be opened is a finding', async ({ tab }) => {
  const found = await lookAtChanged(tab, '/ social light', { address: 'http://127.0.0.1:9/' })
  expect(found).toEqual([expect.stringMatching(/^page: cannot be looked at: /)])
})

test('a label without Finnish is found on Finnish pages alone', async ({ tab }) => {
  await openScene(tab, { address: '/fi', scenario: 'social' })
  const facts = await tab.evaluate<PageFacts>('window.probe.facts()')
  const untranslated: [string, string][] = [['sent', 'is sent']]
  const social = { ...site.variants.social, untranslated }
  const known = { ...site, variants: { ...site.variants, social } }
  const found = (path: string) =>
    checkPage({ ...facts, path, text: ['It is sent'] }, known).map(({ message }) => message)
  const missing = '“is sent” is English, because the label sent has no Finnish'
  expect(found('/fi')).toEqual([missing])
  expect(found('/')).not.toContain(missing)
})

test('the two variants of a page differ in title and description, but for policies', () => {
  const said = { title: 'A title', description: 'A description' }
  const rulesAt = (path: string, variant: Variant) =>
    checkPair({ ...said, path, variant: 'social' }, { ...said, path, variant }, site).map(
      ({ rule }) => rule,
    )
  expect(rulesAt('/', 'affiliate')).toEqual(['title of both', 'description of both'])
  expect(rulesAt('/', 'social'), 'the same page').toEqual([])
  expect(rulesAt('/cookie-policy', 'affiliate')).toEqual([])
})

test('what moves while a page arrives is told', async ({ tab }) => {
  await openScene(tab, { address: '/', scenario: 'affiliate' })
  expect(await tab.evaluate('window.probe.arrive()')).toEqual([])
  await tab.evaluate(() => document.querySelector('main')?.prepend('A late line'))
  expect(await tab.evaluate('window.probe.arrive()')).toContain(
    'OL brand-list moves while the page arrives',
  )
})

test('each change of a picture is named, also where one pushes others', async ({ tab }) => {
  const take = () => tab.screenshot({ fullPage: true })
  await openScene(tab, { address: '/', scenario: 'affiliate' })
  await tab.evaluate('window.probe.settle()')
  const before = await take()
  await tab.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.insertRule('.disclosure { padding-block-start: 46px }')
    sheet.insertRule('.brand-card:nth-child(2) { margin-inline: 3px -3px }')
    sheet.insertRule('footer .copyright { color: red }')
    document.adoptedStyleSheets.push(sheet)
  })
  const now = await take()
  expect(await changedPlaces(before, now, tab.evaluate.bind(tab))).toEqual([
    'main section.disclosure',
    'main li.brand-card',
    'footer p.copyright',
  ])
  const top = await tab.screenshot()
  expect(await changedPlaces(now, top, tab.evaluate.bind(tab))).toEqual(['the end of the page'])
})

test('secrets are found in dist', () => {
  const root = test.info().outputPath('leaks')
  const dist = join(root, 'dist')
  cpSync(process.env.TEST_DIST ?? '', dist, { recursive: true })
  writeFileSync(
    join(root, '.env.local'),
    'MAIL_PASSWORD=hunter2-hunter2\nINFO_API_KEY=stand-in-key',
  )
  appendFileSync(join(dist, 'robots.txt'), '# hunter2-hunter2')
  expect(findSecrets(root, dist, {})).toEqual([
    'MAIL_PASSWORD, set in .env.local, stands in robots.txt',
  ])
})
