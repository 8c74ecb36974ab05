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

/** A language in two entries, and a few of its words. */
const settings = `  sv: { segment: 'sv', locale: 'sv_SE', link: 'På svenska', flag: { name: 'nz', width: 48 } },\n`
const checks = `  sv: { name: 'Swedish', claims: /\\bbäst\\p{L}*/giu, ages: /\\b(\\d\\d) år/g },\n`
const months =
  'januari februari mars april maj juni juli augusti september oktober november december'
const words = {
  'shared/content/sv/labels.yaml': 'adultOnly: Endast för dig som har fyllt 18 år\n',
  'variants/affiliate/content/sv/labels.yaml': `siteName: Bästa kasinon\nmonths: ${months}\n`,
  'variants/affiliate/content/sv/poker.md': `---
title: Poker på nätet
description: Poker på nätet i Nya Zeeland.
heading: Poker
intro: Kasinon där du kan spela poker.
---

Poker för dig som har fyllt 18 år.
`,
}

test('a third language is two entries and a folder of words', async ({ page: tab }) => {
  const root = copyOfSite()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const file = 'shared/content/languages.ts'
  write(file, read(file).replace('} satisfies', `${settings}$&`).replace(/\}\n$/, `${checks}$&`))
  for (const [name, text] of Object.entries(words)) {
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
  const scenario = 'affiliate'
  await openScene(tab, { address: `${site.origin}/sv/poker`, scenario })
  await expect(tab.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Poker')
  await expect(tab.locator('[property="og:locale"]')).toHaveAttribute('content', 'sv_SE')
  const facts: PageFacts = await tab.evaluate('window.probe.facts(false)')
  await openScene(tab, { address: `${site.origin}/sv/roulette`, scenario })
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Online Roulette')
  await expect(tab.getByRole('contentinfo')).toContainText('fyllt 18 år')

  // The rules of the report know how the language states an age, and what is not translated.
  const load = (name: string) => import(pathToFileURL(join(root, 'scripts/compare', name)).href)
  const { checkPage }: typeof import('../../scripts/compare/browser/rules.ts') =
    await load('browser/rules.ts')
  const { expectationsOf }: typeof import('../../scripts/compare/expectations.ts') =
    await load('expectations.ts')
  const expected = expectationsOf(root, { games: {}, markets: [] })
  const breachesOf = (given: PageFacts) =>
    checkPage(given, expected).filter(({ rule }) => rule !== 'missing translation')
  expect(breachesOf(facts)).toEqual([])
  expect(checkPage(facts, expected)).toContainEqual({
    rule: 'missing translation',
    message: '“welcome bonus” is English: the label welcomeBonus has no Swedish',
  })
  const text = [...facts.text, 'Poker 17 år']
  expect(breachesOf({ ...facts, text })).toEqual([
    { rule: 'age', message: 'the age is 17 in “Poker 17 år”' },
  ])

  // The checks of words know its claims and its name.
  const notes = await startCommand('content all', { root }).untilEnd()
  expect(notes).toContain('"Bästa" sounds like a claim')
  expect(notes).toContain('This is not written in Swedish yet; English is shown.')
  await site.close()
  rmSync(root, { recursive: true })
})
