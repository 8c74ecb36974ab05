import type { Page } from 'playwright/test'
import type {} from '../../scripts/compare/browser/probe.ts'

/** Viewports, the phones' without the browser's bars, and how many brands each must show. */
const viewports = [
  { width: 360, height: 640, brands: 1 },
  { width: 390, height: 664, brands: 1 },
  { width: 844, height: 390, brands: 1 },
  { width: 1280, height: 720, brands: 2 },
  { width: 1440, height: 900, brands: 3 },
]

/** Returns the parts of the first brands that are below the fold. */
export async function firstScreenProblems(tab: Page): Promise<string[]> {
  const problems: string[] = []
  for (const { width, height, brands } of viewports) {
    await tab.setViewportSize({ width, height })
    const parts = ['.brand-rank', '.brand-logo', '.brand-bonus', '.covers-card']
    // A low viewport has no room for the score.
    if (height >= 500) {
      parts.push('.brand-score')
    }
    const wanted = Array.from({ length: brands }, (_, index) =>
      parts.map(part => `.brand-card:nth-child(${index + 1}) ${part}`),
    )
    const missing = await tab.evaluate(
      selectors =>
        selectors.filter(selector => {
          const box = document.querySelector(selector)?.getBoundingClientRect()
          return !box?.height || box.bottom + scrollY > innerHeight
        }),
      wanted.flat(),
    )
    problems.push(...missing.map(part => `${part} is below the fold at ${width} by ${height} px`))
  }
  return problems
}

/** Returns parts too wide for a small phone, at normal and doubled text, and targets too small. */
export async function fitProblems(tab: Page): Promise<string[]> {
  await tab.setViewportSize({ width: 320, height: 640 })
  const problems = [...(await wideParts(tab, 'html, :popover-open')), ...(await smallTargets(tab))]
  await tab.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const large = await wideParts(tab, 'html, h1, :popover-open')
  return [
    ...problems.map(problem => `${problem} at 320 px`),
    // A part that is too wide at the normal size is too wide at the double size as well.
    ...(problems.length ? [] : large).map(problem => `${problem} at 320 px with text at 200 %`),
  ]
}

/** Returns parts that overflow, each with the element that makes the page wide. */
const wideParts = (tab: Page, selector: string): Promise<string[]> =>
  tab.locator(selector).evaluateAll(parts => {
    const { nameOf = String } = window.probe ?? {}
    // A popover outside the viewport does not make the page wider.
    const isOutside = (each: Element) => each.getBoundingClientRect().right > innerWidth + 0.5
    const wide = parts.filter(part => part.scrollWidth > part.clientWidth || isOutside(part))
    const widthWithout = (each: HTMLElement) => {
      const { display } = each.style
      each.style.display = 'none'
      const { scrollWidth } = document.documentElement
      each.style.display = display
      return scrollWidth
    }
    // Others next to the cause are as wide as it is, but only without the cause is the page narrower.
    const [cause] = wide.length
      ? [...document.querySelectorAll<HTMLElement>('body *')]
          .filter(each => isOutside(each) && ![...each.children].some(isOutside))
          .map(element => ({ element, width: widthWithout(element) }))
          .sort((one, two) => one.width - two.width)
      : []
    const because = cause ? `, because of ${nameOf(cause.element)},` : ''
    return wide.map(part => {
      const name = part === document.documentElement ? 'the page' : nameOf(part)
      return `${name} is ${part.scrollWidth} wide${because}`
    })
  })

/** Returns targets below 44 by 44 pixels, except the skip link and links in text (WCAG 2.5.5). */
const smallTargets = (tab: Page): Promise<string[]> =>
  tab
    .locator('a, button, input, textarea, summary')
    .filter({ visible: true })
    .evaluateAll(all =>
      all.flatMap(element => {
        const { localName, parentElement, textContent } = element
        const { width, height, bottom, right } = element.getBoundingClientRect()
        const isInline = localName === 'a' && getComputedStyle(element).display === 'inline'
        if (isInline && parentElement?.textContent !== textContent) {
          return []
        }
        const isFit = width >= 44 && height >= 44
        if (isFit || bottom + scrollY <= 0 || right <= 0) {
          return []
        }
        return [`${window.probe?.nameOf(element)} is ${Math.round(width)} by ${Math.round(height)}`]
      }),
    )
