import { goTo } from '../helpers/go-to.ts'
import { labels, pagesOf } from '../helpers/site-pages.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const variant of ['affiliate', 'social'] as const) {
  const { mainMenu, footerLinks } = labels[variant]
  test(`every page of the ${variant} site has one heading, each landmark once, every picture with its size`, async ({
    page,
  }) => {
    for (const address of pagesOf(variant)) {
      await goTo(page, `${address}?secretkey=${variant}`)
      await expect(page.locator('h1'), address).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.getByRole('banner'), address).toHaveCount(1)
      await expect(page.getByRole('main'), address).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), address).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: mainMenu }), address).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: footerLinks }), address).toHaveCount(1)
      await expect(page.locator('img:not([width][height])'), address).toHaveCount(0)
    }
  })
}
