import type { Page } from 'playwright/test'

/** Screens, the smallest with what a phone's browser leaves of it, and the brands to be seen on each. */
const screens = [
  { width: 360, height: 640, brands: 1 },
  { width: 390, height: 664, brands: 1 },
  { width: 844, height: 390, brands: 1 },
  { width: 1280, height: 720, brands: 2 },
  { width: 1440, height: 900, brands: 3 },
]

/** What a visitor comes to a list for, of each brand. A low screen has no room for the score. */
const parts = ['.brand-rank', '.brand-logo', '.brand-bonus', '.covers-card']

/** Returns what cannot be seen of the first brands of a list before anybody scrolls. */
export async function firstScreenProblems(tab: Page): Promise<string[]> {
  const problems: string[] = []
  for (const { width, height, brands } of screens) {
    await tab.setViewportSize({ width, height })
    const wanted = Array.from({ length: brands }, (_, index) =>
      [...parts, ...(height < 500 ? [] : ['.brand-score'])].map(
        part => `.brand-card:nth-child(${index + 1}) ${part}`,
      ),
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
  const problems = [...(await wideParts(tab, 'html, :popover-open')), ...(await smallTargets(tab))]
  await tab.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const large = await wideParts(tab, 'html, h1, :popover-open')
  return [
    ...problems.map(problem => `${problem} at 320 px`),
    ...large.map(problem => `${problem} at 320 px with text twice as large`),
  ]
}

/**
 * Returns which parts are wider than there is room for, and the first element outside the window. A
 * popover that stands outside makes the page no wider.
 */
const wideParts = (tab: Page, parts: string): Promise<string[]> =>
  tab.locator(parts).evaluateAll(all => {
    const isOutside = (each: Element) => each.getBoundingClientRect().right > innerWidth + 0.5
    const first = [...document.querySelectorAll('body *')].find(isOutside)
    return all
      .filter(part => part.scrollWidth > part.clientWidth || isOutside(part))
      .map(
        ({ localName, scrollWidth }) =>
          `${localName} is ${scrollWidth} wide (${first?.localName}.${first?.className})`,
      )
  })

/**
 * Returns what can be pressed but is smaller than 44 by 44 CSS pixels. Links within a sentence are
 * as high as its lines (WCAG 2.5.5, Inline); what waits for the focus stands outside the page.
 */
const smallTargets = (tab: Page): Promise<string[]> =>
  tab
    .locator('a, button, input, textarea, summary')
    .filter({ visible: true })
    .evaluateAll(all =>
      all.flatMap(element => {
        const { localName, className, parentElement, textContent } = element
        const { width, height, bottom, right } = element.getBoundingClientRect()
        const isInline = localName === 'a' && getComputedStyle(element).display === 'inline'
        if (isInline && parentElement?.textContent !== textContent) return []
        const isFit = width >= 44 && height >= 44
        if (isFit || bottom + scrollY <= 0 || right <= 0) return []
        return [`${localName}.${className} is ${width} by ${height}`]
      }),
    )
