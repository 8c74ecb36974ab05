import type { Page } from 'playwright/test'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const sizes = [390, 820, 1440]

for (const [variant, path] of [
  ['affiliate', '/'],
  ['affiliate', '/sample'],
  ['social', '/'],
  ['social', '/temple'],
  ['social', '/contact'],
] as const) {
  test(`the ${variant} page ${path} is mirrored if a translator turns its direction`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 844 })
      await goTo(page, variantAddress(variant, path))
      // Words are alike in both directions, so that only the places of boxes differ.
      await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replace(/\S+/g, 'x') ?? ''
        }
      })
      await expectMirrored(page)
      for (const button of ['.burger', '.more-payments']) {
        const opener = page.locator(button).first()
        if (await opener.isVisible()) {
          await opener.click()
          await expectMirrored(page)
          await page.keyboard.press('Escape')
        }
      }
    }
  })
}

async function expectMirrored(page: Page): Promise<void> {
  const places = await page.evaluate(placesOf, 'ltr')
  expect(places.length).toBeGreaterThan(20)
  expect(await page.evaluate(placesOf, 'rtl')).toEqual(places)
  await page.evaluate(placesOf, 'ltr')
}

/**
 * Lists the places of all boxes, measured from the side at which lines begin. Runs in the page. Parts
 * of a line of text stay as they are, because their words are Latin.
 */
function placesOf(direction: string): string[] {
  document.documentElement.dir = direction
  window.scrollTo({ top: 0, behavior: 'instant' })
  const { clientWidth } = document.documentElement
  return [...document.querySelectorAll('body *')]
    .filter(element => element.checkVisibility())
    .filter(
      element => element.matches('img') || !getComputedStyle(element).display.startsWith('inline'),
    )
    .map(element => {
      const { left, right, top, width } = element.getBoundingClientRect()
      const start = direction === 'ltr' ? left : clientWidth - right
      return `${element.localName}.${element.className} ${[start, top, width].map(Math.round)}`
    })
}
