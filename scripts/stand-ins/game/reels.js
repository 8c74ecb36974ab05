import { spinReels } from './slot-machine.js'
import { drawSymbol, nameOf } from './themes.js'

const rows = ['Top', 'Middle', 'Bottom']
const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Draws the reels into an element. Gives `roll`, `hurry` and `cellAt`. */
export function buildReels(element, reels) {
  const windows = reels.map(() => document.createElement('div'))
  let rolling = []
  element.replaceChildren(...windows)
  show(reels)

  return {
    /** Lets the reels roll to these symbols. Resolves when the last one has stopped. */
    async roll(target) {
      element.setAttribute('aria-busy', 'true')
      if (!calm.matches) {
        rolling = windows.map((window, reel) => rollReel(window, target[reel], reel))
        await Promise.all(rolling.map(animation => animation.finished))
      }
      rolling = []
      show(target)
      element.removeAttribute('aria-busy')
    },
    /** Stops the rolling reels at once. */
    hurry() {
      for (const animation of rolling) animation.finish()
    },
    cellAt: (reel, row) => windows[reel].firstElementChild.children[row],
  }

  function show(symbols) {
    for (const [reel, window] of windows.entries()) window.replaceChildren(column(symbols[reel]))
    element.setAttribute('aria-label', describe(symbols))
  }
}

/** The new symbols come down from above, behind some that rush by; later reels take longer. */
function rollReel(window, target, reel) {
  const present = [...window.firstElementChild.children]
  const passing = Array.from({ length: 4 + reel * 2 }, () => spinReels()[reel]).flat()
  const strip = column([...target, ...passing])
  strip.append(...present)
  window.replaceChildren(strip)
  const away = 100 * (1 - target.length / strip.children.length)
  const past = 100 * (0.16 / strip.children.length)
  return strip.animate(
    [
      { transform: `translateY(-${away}%)`, easing: 'cubic-bezier(.35, 0, .35, 1)' },
      { transform: `translateY(${past}%)`, offset: 0.9, easing: 'ease-out' },
      { transform: 'none' },
    ],
    { duration: 900 + reel * 260, fill: 'forwards' },
  )
}

function column(symbols) {
  const element = document.createElement('div')
  element.className = 'column'
  element.append(...symbols.map(cell))
  return element
}

function cell(symbol) {
  const element = document.createElement('div')
  element.className = 'cell'
  element.append(drawSymbol(symbol))
  return element
}

function describe(symbols) {
  return rows
    .map((name, row) => `${name} row: ${symbols.map(reel => nameOf(reel[row])).join(', ')}.`)
    .join(' ')
}
