import type { Page } from 'playwright/test'

/** Screens, the smallest with what a phone's browser leaves of it, and the brands to be seen on each. */
const screens = [
  { width: 360, height: 640, brands: 1 },
  { width: 390, height: 664, brands: 1 },
  { width: 1280, height: 720, brands: 2 },
  { width: 1440, height: 900, brands: 3 },
]

/** What a visitor comes to a list for, of each brand. */
const parts = ['.brand-rank', '.brand-logo', '.brand-score', '.brand-bonus', '.covers-card']

/** Returns what cannot be seen of the first brands of a list before anybody scrolls. */
export async function firstScreenProblems(tab: Page): Promise<string[]> {
  const problems: string[] = []
  for (const { width, height, brands } of screens) {
    await tab.setViewportSize({ width, height })
    const wanted = Array.from({ length: brands }, (_, index) =>
      parts.map(part => `.brand-card:nth-child(${index + 1}) ${part}`),
    ).flat()
    const missing = await tab.evaluate(
      wanted =>
        wanted.filter(part => {
          const box = document.querySelector(part)?.getBoundingClientRect()
          return !box?.height || box.bottom + scrollY > innerHeight
        }),
      wanted,
    )
    problems.push(...missing.map(part => `${part} is out of sight at ${width} by ${height} px`))
  }
  return problems
}

/** Returns what does not fit a small phone, also with text twice as large, or is missed by thumbs. */
export async function fitProblems(tab: Page): Promise<string[]> {
  await tab.setViewportSize({ width: 320, height: 640 })
  const problems = [...(await juttingElements(tab)), ...(await smallTargets(tab))]
  await tab.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const large = await juttingElements(tab)
  const isCut = await tab
    .locator('h1')
    .evaluateAll(all => all.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
  return [
    ...problems.map(problem => `${problem} at 320 px`),
    ...large.map(problem => `${problem} at 320 px with text twice as large`),
    ...(isCut ? ['the heading is cut off at 320 px with text twice as large'] : []),
  ]
}

/** Returns the elements that stick out of the window, but for those in a part that scrolls or cuts. */
const juttingElements = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
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

/**
 * Returns what can be pressed but is smaller than 44 by 44 CSS pixels. Links within a sentence are
 * as high as its lines (WCAG 2.5.5, Inline); what waits for the focus has no size yet.
 */
const smallTargets = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const inSentence = (element: Element): boolean =>
      element.localName === 'a' &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent !== element.textContent
    const found: string[] = []
    for (const element of document.querySelectorAll('a, button, input, textarea, summary')) {
      const { width, height, bottom, right } = element.getBoundingClientRect()
      if (!element.checkVisibility({ visibilityProperty: true }) || inSentence(element)) continue
      if (bottom + scrollY <= 0 || right <= 0) continue
      if (width < 44 || height < 44) {
        found.push(`${element.localName}.${element.className} is ${width} by ${height}`)
      }
    }
    return found
  })
