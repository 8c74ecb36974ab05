// Our own demo slot. Texts and the pay table are in slot.html. It requests and stores nothing.
import { drawSymbol, type Prize, prizeOf, type SlotSymbol, stake } from './slot-rules.ts'

const isStill = matchMedia('(prefers-reduced-motion: reduce)')

let credits = 0
let isSpinning = false

function find(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) {
    throw new Error(`slot.html has no #${id}.`)
  }
  return element
}

/** Draws three symbols, spins the reels until they show, and pays the prize. */
async function spin(): Promise<void> {
  const [button, reels, result] = [find('spin'), find('reels'), find('result')]
  if (isSpinning) {
    // The press starts no spin, but the button shows that it was pressed.
    button.animate({ opacity: [1, 0.4, 1] }, 200)
    return
  }
  isSpinning = true
  button.setAttribute('aria-disabled', 'true')
  find('game').removeAttribute('class')
  for (const marked of document.querySelectorAll('.won')) {
    marked.classList.remove('won')
  }
  // Without a text for a moment, so that the same result is announced again.
  result.textContent = ''
  show('prize', 0)
  // At the start, and again when all is spent.
  pay(credits < stake ? 1000 - credits - stake : -stake)

  const drawn = [drawSymbol(), drawSymbol(), drawSymbol()]
  await Promise.all(drawn.map((symbol, index) => roll(reels.children[index], symbol, index)))

  const names = drawn.map(symbol => pictureOf(symbol)?.getAttribute('aria-label')).join(', ')
  reels.setAttribute('aria-label', names)
  const drawnNames = document.createElement('span')
  drawnNames.textContent = `${names}. `
  const prize = prizeOf(drawn)
  const { win = '', stakeBack = '', noWin = '' } = result.dataset
  if (prize && prize.pays > stake) {
    result.append(drawnNames, win.replace('{prize}', `${prize.pays}`))
    await celebrate(prize)
  } else {
    result.append(drawnNames, prize ? stakeBack : noWin)
    pay(prize?.pays ?? 0)
  }
  button.removeAttribute('aria-disabled')
  isSpinning = false
}

const pictureOf = (symbol: SlotSymbol) => find(`${symbol}-pays`).querySelector('svg')

/**
 * Moves a strip of symbols down through its window, until the drawn one is in the middle, between two
 * by chance. A visitor who prefers less motion sees them fade in.
 */
async function roll(reel: Element | undefined, symbol: SlotSymbol, index: number): Promise<void> {
  const strip = reel?.firstElementChild
  const passing = Array.from({ length: 8 + 4 * index }, drawSymbol)
  const coming = [drawSymbol(), symbol, ...passing].map(
    symbol => pictureOf(symbol)?.cloneNode(true) ?? '',
  )
  const symbolsInView = coming.slice(0, 3)
  if (isStill.matches) {
    strip?.replaceChildren(...symbolsInView)
    await strip?.animate({ opacity: [0, 1] }, 200).finished
    return
  }
  strip?.prepend(...coming)
  await strip?.animate(
    { translate: [`0 ${(-100 * coming.length) / (coming.length + 3)}%`, '0 0'] },
    { duration: 700 + 250 * index, easing: 'cubic-bezier(.2, .5, .35, 1.04)' },
  ).finished
  strip?.replaceChildren(...symbolsInView)
}

/** Marks what wins, and pays the prize. The stylesheet makes more of three than of two. */
async function celebrate({ symbol, count, pays }: Prize): Promise<void> {
  const isBig = count === 3
  find('game').className = isBig ? 'big' : 'small'
  find(`${symbol}-${count}`).classList.add('won')
  for (const reel of find('reels').children) {
    const middle = reel.querySelector('svg:nth-child(2)')
    middle?.classList.toggle('won', middle.querySelector(`[href="#${symbol}"]`) !== null)
  }
  const before = credits
  credits += pays
  await countTo(pays, isBig ? 1600 : 600, counted => {
    show('prize', counted)
    show('credits', before + counted)
  })
}

/** Calls a function with growing figures, or at once with the last one if motion is unwelcome. */
async function countTo(last: number, duration: number, showCount: (counted: number) => void) {
  const start = performance.now()
  for (let part = 0; part < 1 && !isStill.matches; part = (performance.now() - start) / duration) {
    showCount(Math.round(last * part))
    await new Promise(requestAnimationFrame)
  }
  showCount(last)
}

function pay(amount: number): void {
  credits += amount
  show('credits', credits)
}

function show(id: 'credits' | 'prize', figure: number): void {
  find(id).textContent = figure.toLocaleString(document.documentElement.lang)
}

pay(1000)
find('spin').addEventListener('click', spin)
