import type { Page } from 'playwright/test'
import type { Requirement } from './requirement.ts'
import type { Scene } from './scenes.ts'
import { onPages, onScreens } from './where.ts'

/** How pages are laid out (§10). */
export const layout: Requirement[] = [
  {
    number: '10.9',
    title: 'nothing moves while a page arrives, and every picture has a size',
    appliesTo: scene => onScreens(scene) && !scene.reach && !scene.from,
    check: async ({ page, expect }) => {
      const unsized = page.locator('img:not([width][height])')
      const sources = await unsized.evaluateAll(all => all.map(image => image.getAttribute('src')))
      expect(sources, `no size: ${sources[0]}`).toEqual([])
      for (const name of new Set(await page.evaluate(movedElements))) {
        expect(name, `${name} moves`).toBe('')
      }
    },
  },
  {
    number: '10.10',
    title: 'nothing else moves when a question, a payment list or the menu opens',
    appliesTo: scene => openers[scene.state] !== undefined,
    when: 'last',
    check: async ({ page, scene, expect }) => {
      const { opener = '', part = '' } = openers[scene.state] ?? {}
      // If it does not open or close, §4.3, §4.5 or §4.6 is broken.
      if (!(await close(page, scene))) {
        return
      }
      // Nothing scrolls from here on: neither the focus nor the browser's scroll anchoring.
      const button = page.locator(opener).first()
      await button.evaluate((element: HTMLElement) => {
        element.scrollIntoView({ block: 'center' })
        element.focus({ preventScroll: true })
      })
      const before = await page.evaluate(placesOutside, part)
      await page.keyboard.press('Enter')
      const after = await page.evaluate(placesOutside, part)
      if (!(await page.locator(part).first().isVisible())) {
        return
      }
      const below = after.find(({ isBelow }) => isBelow)
      const first = before.find(({ isBelow }) => isBelow)
      const grown = scene.state === 'question open' ? (below?.y ?? 0) - (first?.y ?? 0) : 0
      // A neighbour in a grid may become as high as what has opened.
      const moved = after.flatMap(({ name, isBelow, x, y, width }, index) => {
        const old = before[index] ?? { x, y, width }
        // An element that is also below a higher column next to the questions moves less, or not at
        // all.
        const down = y - old.y
        const allowed = isBelow ? Math.min(Math.max(down, 0), grown) : 0
        const changes = [x - old.x, down - allowed, width - old.width]
        return changes.some(change => Math.abs(change) >= 0.5) ? [`${name} by ${changes}`] : []
      })
      expect(after.length, 'elements').toBe(before.length)
      expect(moved, `moves ${moved[0]} px`).toEqual([])
    },
  },
  {
    number: '10.11',
    title: 'everything fits into a window 320 px wide, also with text at 200 %',
    appliesTo: fitsSmallPhones,
    when: 'small window',
    check: async ({ page, expect }) => {
      const wide = await page.locator('html, :popover-open').evaluateAll(wideParts)
      expect(wide, `${wide[0]} is too wide`).toEqual([])
      if (wide.length) {
        return
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const large = await page.locator('html, h1, :popover-open').evaluateAll(wideParts)
      expect(large, `${large[0]} is too wide with text at 200 %`).toEqual([])
      await page.evaluate(() => {
        document.documentElement.style.fontSize = ''
      })
    },
  },
  {
    number: '10.12',
    title: 'buttons, fields and links outside of texts are at least 44 by 44 px',
    appliesTo: fitsSmallPhones,
    when: 'each width',
    check: async ({ page, expect }) => {
      const targets = page.locator('a, button, input, textarea, summary').filter({ visible: true })
      for (const target of new Set(await targets.evaluateAll(smallTargets))) {
        expect(target, target).toBe('')
      }
    },
  },
  {
    number: '10.13',
    title: 'hydration waits for no timer of 200 ms',
    appliesTo: onPages,
    check: async ({ page, expect }) => {
      const { waits } = await page.evaluate(() => window.watched)
      expect(waits, `it waits for one of ${waits[0]} ms`).toEqual([])
    },
  },
]

/** What opens something in a state, and what it opens. */
const openers: Partial<Record<Scene['state'], { opener: string; part: string }>> = {
  'menu open': { opener: '.burger', part: 'header nav' },
  'payment list open': { opener: '.more-payments', part: '.all-payments' },
  'question open': { opener: '#faq summary', part: '#faq details > :not(summary)' },
}

/** Closes what a state has opened. Resolves to false if it stays open, or has no visible opener. */
async function close(page: Page, { state }: Scene): Promise<boolean> {
  const { opener = 'body', part = 'nothing' } = openers[state] ?? {}
  const open = page.locator(part).filter({ visible: true })
  const button = page.locator(opener).first()
  await page.keyboard.press('Escape')
  if (state === 'question open' && (await open.count())) {
    await button.click()
  }
  return (await open.count()) === 0 && (await button.isVisible())
}

/** Paper and forced colours have the same layout, and the second stylesheet only other colours. */
function fitsSmallPhones(scene: Scene): boolean {
  return onPages(scene) && scene.isFirstLook && !scene.media
}

/** Names the elements that moved before all pictures were loaded. Runs in the page. */
async function movedElements(): Promise<string[]> {
  const pictures = [...document.images]
  for (const picture of pictures) {
    picture.loading = 'eager'
  }
  // A picture that fails to load is in the console.
  await Promise.allSettled([document.fonts.ready, ...pictures.map(picture => picture.decode())])
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return window.watched.moved.map(node =>
    node instanceof Element
      ? `${node.localName}.${node.className || node.id}`
      : 'something removed',
  )
}

/** Lists the boxes of elements and texts that neither are in a part nor contain it. Runs in the page. */
function placesOutside(selector: string) {
  const parts = [...document.querySelectorAll(selector)]
  const [part] = parts
  const boxOf = (node: Node): DOMRect => {
    if (node instanceof Element) {
      return node.getBoundingClientRect()
    }
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  const nodes: Node[] = []
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  )
  while (walker.nextNode()) {
    nodes.push(walker.currentNode)
  }
  return nodes
    .filter(node => !parts.some(part => part.contains(node) || node.contains(part)))
    .map(node => {
      const { x, y, width, height } = boxOf(node)
      const after = part?.compareDocumentPosition(node) ?? 0
      const element = node instanceof Element ? node : node.parentElement
      const name = `${element?.localName}.${element?.className || element?.id}`
      const isBelow = Boolean(after & Node.DOCUMENT_POSITION_FOLLOWING)
      return { name, x, y, width, height, isBelow }
    })
    .filter(({ width, height }) => width > 0 && height > 0)
}

/** Names the elements that overflow. Runs in the page. */
function wideParts(all: Element[]): string[] {
  // A popover outside the window does not make the page wider.
  const isOutside = (element: Element) => element.getBoundingClientRect().right > innerWidth + 0.5
  return all
    .filter(part => part.scrollWidth > part.clientWidth || isOutside(part))
    .map(part => {
      const [cause = part] = [...document.querySelectorAll('body *')].filter(
        element => isOutside(element) && ![...element.children].some(isOutside),
      )
      return `${cause.localName}.${cause.className || cause.id}`
    })
}

/** Names targets below 44 by 44 px, except the skip link and links in texts. Runs in the page. */
function smallTargets(all: Element[]): string[] {
  return all.flatMap(element => {
    const { localName, className, parentElement, textContent } = element
    const { width, height, bottom, right } = element.getBoundingClientRect()
    const isInline = localName === 'a' && getComputedStyle(element).display === 'inline'
    const isInText = element.matches('p > a') && parentElement?.textContent !== textContent
    const isOutside = bottom + scrollY <= 0 || right <= 0
    if (isInline || isInText || isOutside || (width >= 44 && height >= 44)) {
      return []
    }
    return [`${localName}.${className} is ${Math.round(width)} by ${Math.round(height)}`]
  })
}
