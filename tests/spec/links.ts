import { marketPath } from '../../shared/pages/market-path.ts'
import type { Requirement } from './requirement.ts'
import { addressesOf } from './scenes.ts'
import { linksOn } from './site-links.ts'
import { inAffiliate, onPages } from './where.ts'

/** Where links lead (§10). */
export const links: Requirement[] = [
  {
    number: '10.4',
    says: 'links lead to pages of the variant, and to elements that exist',
    on: onPages,
    check: async ({ page, scene, expect }) => {
      // At a path of the other variant, this one shows its home.
      const own = [...addressesOf(scene.variant), marketPath(scene.address).path]
      for (const { text, path, hash, language, isLost } of await linksOn(page)) {
        const isPage = language
          ? addressesOf().includes(marketPath(path).path)
          : own.includes(marketPath(path).path)
        expect(isPage, `“${text}” opens ${path}`).toBe(true)
        expect(isLost, `“${text}” opens ${hash}, which is nowhere`).toBe(false)
      }
    },
  },
  {
    number: '10.5',
    says: 'paid links are marked as such',
    on: inAffiliate,
    check: async ({ page, expect }) => {
      const found = await page
        .locator('.brand-card a')
        .evaluateAll(all => all.map(link => link.getAttribute('rel') ?? ''))
      for (const rel of new Set(found)) {
        expect(rel, `rel is “${rel}”`).toBe('sponsored nofollow noopener')
      }
    },
  },
]
