import type { Press } from '../helpers/presses.ts'

// Functions that run in a page, where each sees only its arguments.

/** Checks that badges on one line are apart, and that the last badge has a neighbour. */
export const isNoBadgeAlone = () => {
  const badges = Array.from(document.querySelectorAll('.badge-strip li'), badge =>
    badge.getBoundingClientRect(),
  )
  const isApart = badges.every(({ top, left }, index) => {
    const before = badges[index - 1]
    return before?.top !== top || left - before.right >= 8
  })
  return isApart && badges.at(-1)?.top === badges.at(-2)?.top
}

/** Applies the rules for print instead of those for screens. */
export function applyPrintRules(): void {
  const apply = (media: MediaList) => {
    media.mediaText = media.mediaText.replace('screen', 'not all').replace('print', 'all')
  }
  const applyIn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        apply(rule.media)
      }
      if (rule instanceof CSSGroupingRule) {
        applyIn(rule.cssRules)
      }
    }
  }
  for (const { media, cssRules } of document.styleSheets) {
    apply(media)
    applyIn(cssRules)
  }
}

/** Takes the focus from its element, as another window does. */
export const blur = () =>
  document.activeElement instanceof HTMLElement && document.activeElement.blur()

/** Focuses an element, but does not scroll to it. */
export const focusInPlace = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })

/** Counts what the Tab key reaches in an element, also while it is hidden. */
export const stopsIn = (selector: string) =>
  document.querySelectorAll(`${selector} :is(a, button)`).length

export const isDarkOnLight = () => {
  const { color, backgroundColor } = getComputedStyle(document.body)
  const [letters = 255, ground = 0] = [color, backgroundColor].map(colour =>
    Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
  )
  return letters < 80 && ground > 240
}

export const columnsOfPage = () => {
  const parts = document.querySelectorAll(':is(.banner, .split, .faq, .site-footer) > *')
  const visible = [...parts].filter(part => part.checkVisibility())
  return new Set(visible.map(part => part.getBoundingClientRect().left)).size
}

export const placesOfCards = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.brand-card'), card => [
    card.offsetTop,
    card.offsetHeight,
  ])

export const opacityOfList = () =>
  getComputedStyle(document.querySelector('.all-payments:popover-open') ?? document.body).opacity

export const linesOf = (selector: string, words: string): number => {
  const element = document.querySelector(selector) ?? document.body
  const path = `.//text()[contains(., "${words}")]`
  const text = document.evaluate(path, element, null, XPathResult.ANY_TYPE).iterateNext()
  const at = text?.nodeValue?.indexOf(words) ?? 0
  const range = new Range()
  range.setStart(text ?? element, at)
  range.setEnd(text ?? element, at + words.length)
  return range.getClientRects().length
}

/**
 * Goes back or forward. Returns the different scroll positions in the next page’s first 15 frames.
 */
export const goInHistory = (by: number, heading: string | null | undefined) =>
  new Promise<number[]>(resolve => {
    const tops: number[] = []
    requestAnimationFrame(function look() {
      if (document.querySelector('h1')?.textContent === heading) {
        tops.push(Math.round(window.scrollY))
      }
      if (tops.length < 15) {
        requestAnimationFrame(look)
      } else {
        resolve([...new Set(tops)])
      }
    })
    history.go(by)
  })

export const isReplaced = (picture: string, placeholder: string) => {
  const image = document.querySelector<HTMLImageElement>(picture)
  return image?.src.endsWith(placeholder) && image.naturalWidth > 0
}

/** Checks that a picture has loaded and is not stretched. */
export const keepsProportions = (picture: string) => {
  const image = document.querySelector<HTMLImageElement>(picture)
  const { width = 0, height = 0 } = image?.getBoundingClientRect() ?? {}
  const { naturalWidth = 0, naturalHeight = 0 } = image ?? {}
  return Math.abs(width / height - naturalWidth / naturalHeight) < 0.05
}

/** Scrolls to a card. Returns points in 8 rows of 11 all over it. */
export const gridOver = (selector: string): Press[] => {
  window.clicks = []
  const card = document.querySelector(selector) ?? document.body
  card.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, right, height } = card.getBoundingClientRect()
  // WebKit's scroll bar lies over the page.
  const width = Math.min(right, window.innerWidth - 20) - left
  return Array.from({ length: 88 }, (_, at) => ({
    x: Math.round(left + 4 + ((width - 8) * (at % 11)) / 10),
    y: Math.round(top + 4 + ((height - 8) * Math.floor(at / 11)) / 7),
  }))
}

/** Lists the points at which a press opened neither a new tab nor the payment list. */
export const deadPoints = (points: Press[]): string[] => {
  const card = document.querySelector('.brand-card:nth-child(2)')
  const answers = [...(card?.querySelectorAll('a[target=_blank], .more-payments') ?? [])]
  return points.flatMap(({ x, y }, at) => {
    const path = window.clicks[at]?.path ?? []
    const [target] = path
    return answers.some(answer => path.includes(answer))
      ? []
      : [`${x}, ${y}: ${target instanceof Element ? target.className : 'nothing'}`]
  })
}
