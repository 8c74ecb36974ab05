import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSettings } from '../../scripts/build/settings.ts'
import type { PageFacts } from '../../scripts/compare/browser/page-facts.ts'
import { startSite } from '../../scripts/stand-ins/start-site.ts'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { expect } from '../helpers/site-test.ts'
import { startCommand } from '../helpers/start-command.ts'
import { openScene, test } from '../scenes/scene-page.ts'

/** A language in two entries, its flags, and a few of its words. */
const settings = `  sv: { segment: 'sv', locale: 'sv_SE', link: 'På svenska', flag: { name: 'sv', width: 38 } },\n`
const checks = `  sv: {
    name: 'Swedish',
    claims: /\\bbäst\\p{L}*/giu,
    ages: /\\b(\\d\\d) år/g,
    disclaimer: { affiliate: [/ansvarar inte/], social: [/inte om riktiga pengar/] },
  },\n`
const flag = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" width="38" height="24">
  <path fill="#006aa7" d="M0 0h16v10H0z"/><path fill="#fecc02" d="M5 0h2v10H5zM0 4h16v2H0z"/>
</svg>
`
const months =
  'januari februari mars april maj juni juli augusti september oktober november december'
const files = {
  'shared/content/sv/labels.yaml': 'adultOnly: Endast för dig som har fyllt 18 år\n',
  'variants/affiliate/images/flag-sv.svg': flag,
  'variants/affiliate/images/flag-live-sv.svg': flag,
  'variants/affiliate/content/sv/labels.yaml': `siteName: Bästa kasinon
disclaimer: Vi recenserar kasinon och ansvarar inte för andras webbplatser.
months: ${months}
`,
  'variants/affiliate/content/sv/poker.md': `---
title: Poker på nätet
description: Poker på nätet i Nya Zeeland.
heading: Poker
intro: Kasinon där du kan spela poker.
---

Poker för dig som har fyllt 18 år.
`,
}

test('a third language is two entries, two flags and a folder of words', async ({ tab }) => {
  const root = copyOfSite()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const file = 'shared/content/languages.ts'
  write(file, read(file).replace('} satisfies', `${settings}$&`).replace(/\}\n$/, `${checks}$&`))
  for (const [name, text] of Object.entries(files)) {
    write(name, text)
  }
  const { untilEnd } = startCommand('build', {
    root,
    more: { SITE_URL: 'https://www.example.com' },
  })
  await untilEnd()
  const site = await startSite(join(root, 'dist'), 0, readSettings({}))

  // The sitemap and the footers link its pages.
  expect(read('dist/sitemap.xml')).toContain('<loc>https://www.example.com/sv/poker</loc>')
  expect(read('dist/fi/poker.html')).toContain('<a href="/sv/poker" hrefLang="sv" lang="sv"')

  // A page has its words, a page without words those of English.
  const factsAt = async (path: string, scenario = 'affiliate') => {
    await openScene(tab, { address: site.origin + path, scenario })
    return await tab.evaluate<PageFacts>('window.probe.facts({ axe: false })')
  }
  const facts = await factsAt('/sv/poker')
  expect(facts).toMatchObject({ language: 'sv', heading: 'Poker', flag: 'flag-sv' })
  expect(facts.cards).toHaveLength(10)
  await expect(tab.locator('[property="og:locale"]')).toHaveAttribute('content', 'sv_SE')
  const fallback = await factsAt('/sv/live-casino')
  expect(fallback).toMatchObject({ language: 'sv', title: 'Live Casino', flag: 'flag-live-sv' })
  expect(fallback.footer).toContain('fyllt 18 år')

  // The report judges its pages by the same rules as those of other languages.
  const load = (name: string) => import(pathToFileURL(join(root, 'scripts/compare', name)).href)
  const { checkPage }: typeof import('../../scripts/compare/browser/rules.ts') =
    await load('browser/rules.ts')
  const { expectationsOf }: typeof import('../../scripts/compare/expectations.ts') =
    await load('expectations.ts')
  const expected = expectationsOf(root, { games: {}, markets: [] })
  const untranslated = 'missing translation'
  const breachesOf = (given: PageFacts) =>
    checkPage(given, expected)
      .filter(({ rule }) => rule !== untranslated)
      .map(({ rule, message }) => `${rule}: ${message}`)
  expect(breachesOf(facts)).toEqual([])
  expect(breachesOf(fallback)).toEqual([])
  expect(checkPage(facts, expected)).toContainEqual({
    rule: untranslated,
    message: '“welcome bonus” is English: the label welcomeBonus has no Swedish',
  })
  const young = 'Poker 17 år'
  const mistakes: [change: Partial<PageFacts>, breach: string][] = [
    [{ text: [...facts.text, young] }, `age: the age is 17 in “${young}”`],
    [{ flag: 'flag-nz' }, 'banner: the flag is “flag-nz”, not “flag-sv”'],
    [{ footer: facts.footer.replaceAll('18+', '') }, '18+: the footer shows no visible “18+”'],
    [
      { footer: facts.footer.replace('ansvarar', 'svarar') },
      'disclaimer: no visible sentence of the footer says ansvarar inte',
    ],
  ]
  for (const [change, breach] of mistakes) {
    expect(breachesOf({ ...facts, ...change })).toEqual([breach])
  }
  // The social casino has no disclaimer in this language yet.
  expect(breachesOf(await factsAt('/sv', 'social'))).toEqual([
    'disclaimer: no visible sentence of the footer says inte om riktiga pengar',
  ])

  // The checks of words know its claims and its name.
  const notes = await startCommand('content all', { root }).untilEnd()
  expect(notes).toContain('"Bästa" sounds like a claim')
  expect(notes).toContain('There is no Swedish text yet, so pages show the English text.')
  await site.close()
  rmSync(root, { recursive: true })
})
