import type { Locator } from 'playwright/test'

/**
 * Reads the texts of the elements that a visitor can really see, pictures by their alternative
 * text: nothing hides them, cuts them off, bleaches them or moves them out of the page.
 */
export const visibleTexts = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll(all => {
    const isVisible = (element: Element): boolean => {
      const isPicture = element instanceof HTMLImageElement
      const isClear = !isPicture && /^rgba.*, 0\)$/.test(getComputedStyle(element).color)
      if (isClear || !element.checkVisibility({ visibilityProperty: true })) {
        return false
      }
      let { left, right, top, bottom } = element.getBoundingClientRect()
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { opacity, clipPath, filter, overflow } = getComputedStyle(box)
        if (Number(opacity) < 0.5 || clipPath !== 'none' || filter !== 'none') {
          return false
        }
        if (overflow !== 'visible' && box !== document.documentElement) {
          const outer = box.getBoundingClientRect()
          left = Math.max(left, outer.left)
          right = Math.min(right, outer.right)
          top = Math.max(top, outer.top)
          bottom = Math.min(bottom, outer.bottom)
        }
      }
      return right - Math.max(left, 0) >= 6 && bottom - Math.max(top, -scrollY) >= 6
    }
    return all
      .filter(isVisible)
      .map(element => element.getAttribute('alt') ?? element.textContent ?? '')
      .map(text => text.replace(/\s+/g, ' ').trim())
  })
