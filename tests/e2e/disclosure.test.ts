import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const { path, order } of [
  { path: '/', order: 'The order of this list is ours.' },
  { path: '/poker', order: 'The order of this list is random.' },
]) {
  test(`what a reader of the list at ${path} has to know stands before it`, async ({ page }) => {
    await goTo(page, path)
    const disclosure = page.locator('.disclosure')
    await expect(disclosure).toContainText('18+')
    await expect(disclosure).toContainText('The links in this list are commercial.')
    await expect(disclosure).toContainText(order)
    expect(await page.locator('.disclosure ~ #brands').count(), 'the list follows').toBe(1)
  })
}

const help = {
  '/': ['https://www.gamblinghelpline.co.nz/', 'https://www.safergambling.org.nz/'],
  '/fi': ['https://www.peluuri.fi/'],
}

for (const [path, addresses] of Object.entries(help)) {
  test(`help for who plays too much is named at the list and in the footer of ${path}`, async ({
    page,
  }) => {
    await goTo(page, path)
    for (const place of ['.disclosure', 'footer .responsible']) {
      const links = page.locator(place).getByRole('link')
      await expect(links).toHaveCount(addresses.length)
      for (const [index, address] of addresses.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', address)
        await expect(links.nth(index)).toHaveAttribute('target', '_blank')
      }
    }
  })
}
