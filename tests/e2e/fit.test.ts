import { goTo } from '../helpers/go-to.ts'
import { juttingElements } from '../helpers/jutting-elements.ts'
import { pagesOf } from '../helpers/site-pages.ts'
import { expect, test } from '../helpers/site-test.ts'
import { smallTargets } from '../helpers/small-targets.ts'

for (const variant of ['affiliate', 'social'] as const) {
  for (const segment of ['', 'fi'] as const) {
    test(`${variant}: every page of /${segment} fits a small phone, also with text twice as large; thumbs hit every target`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const address of pagesOf(variant, segment)) {
        await goTo(page, `${address}?secretkey=${variant}`)
        expect(await juttingElements(page), address).toEqual([])
        expect(await smallTargets(page), address).toEqual([])
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect(await juttingElements(page), `${address}, text twice as large`).toEqual([])
        const isCut = (heading: Element) => heading.scrollWidth > heading.clientWidth
        expect(await page.locator('h1').evaluate(isCut), address).toBe(false)
      }
    })
  }
}

for (const scenario of ['long-texts', 'missing-fields', 'many-brands', 'no-brands']) {
  test(`the list fits a small phone: ${scenario}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await goTo(page, `/?secretkey=${scenario}`)
    expect(await juttingElements(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  })
}
