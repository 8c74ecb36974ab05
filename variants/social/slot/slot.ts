// Our own demo slot. Symbols, prizes and texts are in slot.html. It requests and stores nothing.
const stake = 10
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const ids = ['reels', 'result', 'spin', 'credits', 'pair']
const [reels, result, button, shown, pair] = ids.map(id => document.getElementById(id))

/** The address, name and prize of each symbol. On average 95 percent of all stakes are paid back. */
const symbols = all('li:not(#pair)').map(row => ({
  address: row.querySelector('use')?.getAttribute('href') ?? '',
  name: row.querySelector('svg')?.getAttribute('aria-label') ?? '',
  pays: Number(row.dataset.pays),
}))
const drawOne = () => symbols[Math.floor(Math.random() * symbols.length)] ?? []

let credits = 0
let isSpinning = false

async function spin(): Promise<void> {
  if (isSpinning || !reels || !result) {
    return
  }
  isSpinning = true
  // At the start, and again when all is spent.
  pay(credits < stake ? 1000 - credits - stake : -stake)
  const places = all('#reels use')
  const drawn = places.flatMap(drawOne)
  await Promise.all(places.map((place, index) => roll(place, drawn[index]?.address ?? '', index)))
  const names = drawn.map(({ name }) => name).join(', ')
  const isThree = drawn.every(({ name }) => name === drawn[0]?.name)
  const isPair = drawn.filter(({ name }) => name === symbols[0]?.name).length === 2
  const paysForPair = isPair ? pair?.dataset.pays : 0
  const prize = Number(isThree ? drawn[0]?.pays : paysForPair)
  const { win = '', noWin = '' } = result.dataset
  reels.setAttribute('aria-label', names)
  result.textContent = `${names}. ${prize ? win.replace('{prize}', `${prize}`) : noWin}`
  pay(prize)
  isSpinning = false
}

function pay(amount: number): void {
  credits += amount
  if (shown) {
    shown.textContent = credits.toLocaleString(document.documentElement.lang)
  }
}

/** Animates a symbol into its place, unless the visitor prefers reduced motion. */
function roll(place: Element, address: string, index: number): Promise<unknown> | null {
  place.setAttribute('href', address)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return null
  }
  const fall = [{ translate: '0 -48px' }, { translate: '0 4px' }, { translate: '0' }]
  return place.animate(fall, { duration: 350 + 150 * index, easing: 'ease-out' }).finished
}

pay(1000)
button?.addEventListener('click', spin)
