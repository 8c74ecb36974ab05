import { goTo } from '../helpers/go-to.ts'
import { labels, pagesOf } from '../helpers/site-pages.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const variant of ['affiliate', 'social'] as const) {
  const { mainMenu, footerLinks } = labels[variant]
  for (const address of pagesOf(variant)) {
    test(`${variant} ${address}: one heading, each landmark once, every picture with its size`, async ({
      page,
    }) => {
      await goTo(page, `${address}?secretkey=${variant}`)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: mainMenu })).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: footerLinks })).toHaveCount(1)
      await expect(page.locator('img:not([width][height])')).toHaveCount(0)
    })
  }
}
