import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSettings } from '../../scripts/build/settings.ts'
import type { PageFacts } from '../../scripts/compare/browser/page-facts.ts'
import { startSite } from '../../scripts/serve/stand-ins/start-site.ts'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { expect, test } from '../helpers/site-test.ts'
import { startCommand } from '../helpers/start-command.ts'
import { openScene } from '../spec/scene-page.ts'

/** A language that the site has not got: two entries, its flags, and a few of its words. */
const settings = `  eo: { segment: 'eo', locale: 'eo', link: 'En Esperanto', flag: { name: 'eo', width: 38 } },\n`
const checks = `  eo: {
    name: 'Esperanto',
    claims: /\\bplej bon\\p{L}*/giu,
    ages: /\\b(\\d\\d) jaroj?n?/g,
    disclaimer: { affiliate: [/ne respondecas/], social: [/ne temas pri vera mono/] },
  },\n`
const flag = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" width="38" height="24">
  <path fill="#090" d="M0 0h16v10H0z"/><path fill="#fff" d="M0 0h5v5H0z"/>
</svg>
`
const months =
  'januaro februaro marto aprilo majo junio julio aŭgusto septembro oktobro novembro decembro'
const files = {
  'shared/content/eo/labels.yaml': 'adultOnly: Nur por homoj, kiuj jam havas 18 jarojn\n',
  'variants/affiliate/images/flag-eo.svg': flag,
  'variants/affiliate/images/flag-live-eo.svg': flag,
  'variants/affiliate/content/eo/labels.yaml': `siteName: Plej bonaj kazinoj
disclaimer: Ni recenzas kazinojn kaj ne respondecas pri retejoj de aliaj.
months: ${months}
`,
  'variants/affiliate/content/eo/poker.md': `---
title: Pokero en la reto
description: Pokero en la reto en Nov-Zelando.
heading: Pokero
intro: Kazinoj, en kiuj vi povas ludi pokeron.
---

Pokero por homoj, kiuj jam havas 18 jarojn.
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
  expect(read('dist/sitemap.xml')).toContain('<loc>https://www.example.com/eo/poker</loc>')
  expect(read('dist/fi/poker.html')).toContain('<a href="/eo/poker" hrefLang="eo" lang="eo"')

  // A page has its words, a page without words those of English.
  const factsAt = async (path: string, scenario = 'affiliate') => {
    await openScene(tab, { address: site.origin + path, scenario })
    return await tab.evaluate<PageFacts>('window.probe.facts({ axe: false })')
  }
  const facts = await factsAt('/eo/poker')
  expect(facts).toMatchObject({ language: 'eo', heading: 'Pokero', flag: 'flag-eo' })
  expect(facts.cards).toHaveLength(10)
  await expect(tab.locator('[property="og:locale"]')).toHaveAttribute('content', 'eo')
  const fallback = await factsAt('/eo/live-casino')
  expect(fallback).toMatchObject({ language: 'eo', title: 'Live Casino', flag: 'flag-live-eo' })
  expect(fallback.footer).toContain('havas 18 jarojn')

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
    message: '“welcome bonus” is English: the label welcomeBonus has no Esperanto',
  })
  const young = 'Pokero 17 jarojn'
  const mistakes: [change: Partial<PageFacts>, breach: string][] = [
    [{ text: [...facts.text, young] }, `age: the age is 17 in “${young}”`],
    [{ flag: 'flag-nz' }, 'banner: the flag is “flag-nz”, not “flag-eo”'],
    [{ footer: facts.footer.replaceAll('18+', '') }, '18+: the footer shows no visible “18+”'],
    [
      { footer: facts.footer.replace('ne respondecas', 'respondecas') },
      'disclaimer: no visible sentence of the footer says ne respondecas',
    ],
  ]
  for (const [change, breach] of mistakes) {
    expect(breachesOf({ ...facts, ...change })).toEqual([breach])
  }
  // The social casino has no disclaimer in this language yet.
  expect(breachesOf(await factsAt('/eo', 'social'))).toEqual([
    'disclaimer: no visible sentence of the footer says ne temas pri vera mono',
  ])

  // The checks of words know its claims and its name.
  const notes = await startCommand('content all', { root }).untilEnd()
  expect(notes).toContain('"Plej bonaj" sounds like a claim')
  expect(notes).toContain('There is no Esperanto text yet, so pages show the English text.')
  await site.close()
  rmSync(root, { recursive: true })
})
