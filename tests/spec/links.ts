import { languages } from '../../shared/content/languages.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { marketPath } from '../../shared/pages/market-path.ts'
import type { Requirement } from './requirement.ts'
import { addressesOf } from './scenes.ts'
import { linksOn } from './site-links.ts'
import { visibleTexts } from './visible-texts.ts'
import { onLists, onPages } from './where.ts'
import { foldSpaces, label } from './written-words.ts'

/** Where links lead (§10). */
export const links: Requirement[] = [
  {
    number: '10.4',
    title: 'links lead to pages of the variant, and to elements that exist',
    appliesTo: onPages,
    check: async ({ page, scene, expect }) => {
      // At a path of the other variant, this one shows its home.
      const variantPaths = [...addressesOf(scene.variant), marketPath(scene.address).path]
      // A wrong link on the site’s name breaks §2.3.
      const links = (await linksOn(page)).filter(({ isName }) => !isName)
      for (const { text, path, hash, language, isLost } of links) {
        const isPage = language
          ? addressesOf().includes(marketPath(path).path)
          : variantPaths.includes(marketPath(path).path)
        expect(isPage, `“${text}” opens ${path}`).toBe(true)
        expect(isLost, `“${text}” opens ${hash}, which is nowhere`).toBe(false)
      }
    },
  },
  {
    number: '10.4',
    title: 'the footer links to the page in each other language',
    appliesTo: onPages,
    check: async ({ page, scene, expect }) => {
      const { path } = marketPath(scene.address)
      for (const language of languages.filter(language => language !== scene.language)) {
        const links = page.locator(`footer a[hreflang="${language}"]`)
        const address = await links.first().getAttribute('href')
        expect(address, `the link to ${language} opens ${address}`).toBe(addressIn(language, path))
      }
    },
  },
  {
    number: '10.5',
    title: 'paid links are marked as such, and the note above a list names them and its order',
    appliesTo: onLists,
    check: async ({ page, scene, expect }) => {
      const found = await page
        .locator('.brand-card a')
        .evaluateAll(all => all.map(link => link.getAttribute('rel') ?? ''))
      for (const rel of new Set(found)) {
        expect(rel, `rel is “${rel}”`).toBe('sponsored nofollow noopener')
      }
      const [note = ''] = await visibleTexts(page.locator('.disclosure p:first-child'))
      const order = scene.order === 'given' ? 'orderMain' : 'orderShuffled'
      for (const text of ['disclosure', order].map(key => label(scene, key))) {
        expect(note.includes(foldSpaces(text)), `the note does not say “${text}”`).toBe(true)
      }
    },
  },
  {
    number: '10.5',
    title: 'the footer names each number of the helplines, and a press calls it',
    appliesTo: onPages,
    when: 'each width',
    check: async ({ page, scene, expect }) => {
      const numbers = label(scene, 'helpline').match(/\+?\d[\d\s]+\d/g) ?? []
      const called = await page
        .locator('footer a[href^="tel:"]')
        .filter({ visible: true })
        .evaluateAll(all => all.map(link => link.getAttribute('href')))
      const wanted = numbers.map(number => `tel:${number.replace(/\s/g, '')}`)
      expect(called, `it calls ${called.join(' and ') || 'nobody'}`).toEqual(wanted)
    },
  },
]
