import type { Page } from 'playwright/test'

/**
 * What can be pressed but is smaller than 44 by 44 CSS pixels. Links within a sentence are as high
 * as its lines (WCAG 2.5.5, Inline); what is out of sight until it has the focus has no size yet.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inSentence = (element: Element): boolean =>
      element.localName === 'a' &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent !== element.textContent
    const found: string[] = []
    for (const element of document.querySelectorAll('a, button, input, textarea, summary')) {
      const { width, height, bottom, right } = element.getBoundingClientRect()
      if (!element.checkVisibility({ visibilityProperty: true }) || inSentence(element)) continue
      if (bottom <= 0 || right <= 0) continue
      if (width < 44 || height < 44) {
        found.push(`${element.localName}.${element.className} is ${width} by ${height}`)
      }
    }
    return found
  })
