import { languageSettings } from '../../shared/content/languages.ts'
import { marketPath } from '../../shared/pages/market-path.ts'
import { publishedPicture } from '../helpers/published-picture.ts'
import type { Requirement } from './requirement.ts'
import { linksOn } from './site-links.ts'
import { onLists, onPages } from './where.ts'

/** What the site is, and how its addresses begin (spec §1, §2). */
export const routes: Requirement[] = [
  {
    number: '1.1',
    title: 'visitors stay anonymous: nothing is stored in their browser',
    appliesTo: onPages,
    check: async ({ page, expect }) => {
      const stored = await page.evaluate(async () => ({
        'local storage': localStorage.length,
        'session storage': sessionStorage.length,
        databases: (await indexedDB.databases()).length,
        caches: (await caches.keys()).length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
      const cookies = (await page.context().cookies()).length
      for (const [place, count] of Object.entries({ cookies, ...stored })) {
        expect(count, `${place} in use`).toBe(0)
      }
      // Another scene is not to find it.
      await page.context().clearCookies()
    },
  },
  {
    number: '1.2',
    alsoBreaks: ['1.4', '7.5'],
    title: 'blackSide chooses the variant',
    when: 'first',
    appliesTo: scene => onPages(scene) && scene.state !== 'info service fails',
    check: async ({ page, scene, expect }) => {
      const variant = await page.locator('html').getAttribute('data-variant')
      expect(variant, `shows the ${variant}`).toBe(scene.variant)
    },
  },
  {
    number: '2.1',
    title: 'the first segment of the address chooses the language',
    appliesTo: onPages,
    check: async ({ page, scene, expect }) => {
      const language = await page.locator('html').getAttribute('lang')
      expect(language, `the language is ${language}`).toBe(scene.language)
    },
  },
  {
    number: '2.1',
    title: 'links keep the first segment',
    appliesTo: onPages,
    check: async ({ page, scene, expect }) => {
      const { market } = marketPath(scene.address)
      const links = await linksOn(page)
      const pageLinks = links.filter(({ isName, language }) => !isName && !language)
      for (const { text, path } of pageLinks.filter(
        link => marketPath(link.path).market !== market,
      )) {
        expect(path, `“${text}” opens ${path}`).toBe('')
      }
    },
  },
  {
    number: '2.2',
    title: 'the flag is that of the language; on live casino, fi, nz and no market differ',
    appliesTo: onLists,
    check: async ({ page, scene, expect }) => {
      const { market } = marketPath(scene.address)
      const { name } = languageSettings[scene.language].flag
      const liveFlag = market === name ? `flag-live-${name}` : 'flag-live'
      const wanted = scene.pageName === 'live-casino' ? liveFlag : `flag-${name}`
      const path = publishedPicture(`variants/affiliate/images/${wanted}.svg`)
      const source = await page.locator('.banner .flag').getAttribute('src')
      expect(source, `shows ${source}, not ${wanted}`).toBe(`/${path}`)
    },
  },
  {
    number: '2.3',
    title: 'the site’s name links to /, under fi to /fi',
    appliesTo: onPages,
    check: async ({ page, scene, expect }) => {
      const home = `/${languageSettings[scene.language].market}`
      const address = await page.locator('header .site-name').getAttribute('href')
      expect(address, `links to ${address}`).toBe(home)
    },
  },
]
