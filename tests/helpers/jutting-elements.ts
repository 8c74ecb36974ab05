import type { Page } from 'playwright/test'

/**
 * What makes the page scroll sideways: the elements that stick out of the window, but for those in
 * a part that scrolls by itself or cuts them off on purpose.
 */
export const juttingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const contained = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true
      }
      return false
    }
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []
    for (const element of document.body.querySelectorAll('*')) {
      const { right, width } = element.getBoundingClientRect()
      if (width > 1 && right > clientWidth + 0.5 && !contained(element)) {
        found.push(`${element.localName}.${element.className} ends at ${right}`)
      }
    }
    return found
  })
