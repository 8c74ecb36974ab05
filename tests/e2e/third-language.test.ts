import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readAsset } from '../../scripts/build/read-asset.ts'
import { readSettings } from '../../scripts/build/settings.ts'
import { startSite } from '../../scripts/serve/stand-ins/start-site.ts'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { startCommand } from '../helpers/start-command.ts'

/** A language that the site has not got: two entries, its flags, and a few of its words. */
const settings = `  eo: { segment: 'eo', locale: 'eo', link: 'En Esperanto', flag: { name: 'eo', width: 38 } },\n`
const checks = `  eo: { name: 'Esperanto', claims: /\\bplej bon\\p{L}*/giu },\n`
const flag = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" width="38" height="24">
  <path fill="#090" d="M0 0h16v10H0z"/><path fill="#fff" d="M0 0h5v5H0z"/>
</svg>
`
const months =
  'januaro februaro marto aprilo majo junio julio aŭgusto septembro oktobro novembro decembro'
const files = {
  'shared/content/eo/labels.yaml': 'adultOnly: Nur por homoj, kiuj jam havas 18 jarojn\n',
  'variants/affiliate/images/flag-eo.svg': flag,
  'variants/affiliate/images/flag-live-eo.svg': flag.replace('#090', '#060'),
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

test('a third language is two entries, two flags and a folder of words', async ({ page }) => {
  const root = copyOfSite()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const languages = 'shared/content/languages.ts'
  write(languages, read(languages).replace('} satisfies', `${settings}$&`))
  const names = 'scripts/content/rules/language-checks.ts'
  write(names, read(names).replace(/\}\n$/, `${checks}$&`))
  for (const [name, text] of Object.entries(files)) {
    write(name, text)
  }
  const { untilEnd } = startCommand('build', {
    root,
    more: { SITE_URL: 'https://www.example.com' },
  })
  await untilEnd()
  const site = await startSite(join(root, 'dist'), 0, readSettings({}))

  const srcOf = (name: string) =>
    `/${readAsset(join(root, `variants/affiliate/images/${name}.svg`)).path}`

  // The sitemap and the footers link its pages.
  expect(read('dist/sitemap.xml')).toContain('<loc>https://www.example.com/eo/poker</loc>')
  expect(read('dist/fi/poker.html')).toContain('<a href="/eo/poker" hrefLang="eo" lang="eo"')

  // A page has its words, a page without words those of English.
  await goTo(page, `${site.origin}/eo/poker`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'eo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pokero')
  await expect(page.locator('.flag')).toHaveAttribute('src', srcOf('flag-eo'))
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await expect(page.locator('[property="og:locale"]')).toHaveAttribute('content', 'eo')
  await goTo(page, `${site.origin}/live-casino`)
  const english = await page.title()
  await goTo(page, `${site.origin}/eo/live-casino`)
  await expect(page).toHaveTitle(english)
  await expect(page.locator('.flag')).toHaveAttribute('src', srcOf('flag-live-eo'))
  await expect(page.getByRole('contentinfo')).toContainText('havas 18 jarojn')

  // The checks of words know its claims and its name.
  const notes = await startCommand('content all', { root }).untilEnd()
  expect(notes).toContain('"Plej bonaj" sounds like a claim')
  expect(notes).toContain('There is no Esperanto text yet, so pages show the English text.')
  await site.close()
  rmSync(root, { recursive: true })
})
