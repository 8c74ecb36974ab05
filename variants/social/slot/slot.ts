// Our own demo slot. Texts and the pay table are in slot.html. It requests and stores nothing.
import { drawSymbol, prizeOf, type SlotSymbol, stake } from './slot-rules.ts'

const find = (id: string) => document.getElementById(id)
const button = find('spin')
const isStill = matchMedia('(prefers-reduced-motion: reduce)')

let credits = 0
let isSpinning = false

/** Draws three symbols, spins the reels until they show, and pays the prize. */
async function spin(): Promise<void> {
  const [machine, reels, result] = [find('machine'), find('reels'), find('result')]
  if (!button || !machine || !reels || !result) {
    return
  }
  if (isSpinning) {
    // The press starts no spin, but the button shows that it was pressed.
    button.animate({ opacity: [1, 0.4, 1] }, 200)
    return
  }
  isSpinning = true
  button.setAttribute('aria-disabled', 'true')
  for (const marked of document.querySelectorAll('.won')) {
    marked.classList.remove('won')
  }
  // Without a text for a moment, so that the same result is announced again.
  result.textContent = ''
  // At the start, and again when all is spent.
  pay(credits < stake ? 1000 - credits - stake : -stake)

  const drawn = [drawSymbol(), drawSymbol(), drawSymbol()]
  await Promise.all(drawn.map((symbol, index) => roll(reels.children[index], symbol, index)))

  const prize = prizeOf(drawn)
  const names = drawn.map(symbol => picture(symbol)?.getAttribute('aria-label')).join(', ')
  const { win = '', noWin = '' } = result.dataset
  reels.setAttribute('aria-label', names)
  const seen = document.createElement('span')
  seen.textContent = `${names}. `
  result.append(seen, prize ? win.replace('{prize}', `${prize.pays}`) : noWin)
  if (prize) {
    const winners = prize.row === 'pair' ? 'bacon' : prize.row
    const pictures = reels.querySelectorAll(`[href="#${winners}"]`)
    for (const marked of [machine, result, find(`row-${prize.row}`), ...pictures]) {
      marked?.classList.add('won')
    }
    await payPrize(prize.pays)
  }
  button.removeAttribute('aria-disabled')
  isSpinning = false
}

const picture = (symbol: SlotSymbol) => find(`row-${symbol}`)?.querySelector('svg')

/**
 * Moves a strip of symbols down through its window, to the drawn one at its top. A visitor who prefers
 * less motion sees it fade in.
 */
async function roll(reel: Element | undefined, symbol: SlotSymbol, index: number): Promise<void> {
  const strip = reel?.firstElementChild
  const copyOf = (each: SlotSymbol) => picture(each)?.cloneNode(true) ?? ''
  if (isStill.matches) {
    strip?.replaceChildren(copyOf(symbol))
    await strip?.animate({ opacity: [0, 1] }, 200).finished
    return
  }
  const passing = Array.from({ length: 8 + 4 * index }, drawSymbol)
  strip?.prepend(copyOf(symbol), ...passing.map(copyOf))
  const hidden = passing.length + 1
  await strip?.animate(
    { translate: [`0 ${(-100 * hidden) / (hidden + 1)}%`, '0 0'] },
    { duration: 700 + 250 * index, easing: 'cubic-bezier(.2, .5, .35, 1.04)' },
  ).finished
  strip?.replaceChildren(copyOf(symbol))
}

/** Shows the credits after a change of them. */
function pay(amount: number): void {
  credits += amount
  showCredits(credits)
}

/** Adds a prize to the credits, which count up to it. */
async function payPrize(prize: number): Promise<void> {
  const before = credits
  credits += prize
  const start = performance.now()
  for (let part = 0; part < 1 && !isStill.matches; part = (performance.now() - start) / 600) {
    showCredits(before + Math.round(prize * part))
    await new Promise(requestAnimationFrame)
  }
  showCredits(credits)
}

function showCredits(shown: number): void {
  const place = find('credits')
  if (place) {
    place.textContent = shown.toLocaleString(document.documentElement.lang)
  }
}

pay(1000)
button?.addEventListener('click', spin)
