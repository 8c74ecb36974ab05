import { bet, findWins, spinReels, symbols } from './slot-machine.js'

const startCredits = 1000
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const find = id => document.getElementById(id)
let credits = startCredits
let rolling = []

find('pays').replaceChildren(
  ...symbols.map(({ name, pays }) => {
    const item = document.createElement('li')
    item.append(draw(name), `${name} ${pays}`)
    return item
  }),
)
find('spin').addEventListener('click', pressSpin)
showReels(spinReels())

/** Spins, stops rolling reels at once, or gives new credits when they are used up. */
async function pressSpin() {
  if (rolling.length > 0) {
    for (const animation of rolling) animation.finish()
  } else if (credits < bet) {
    credits = startCredits
    showState('Here are new credits.', 'Spin')
  } else {
    credits -= bet
    showState('', 'Stop')
    await roll(spinReels())
  }
}

async function roll(reels) {
  const columns = showReels(reels)
  if (!calm.matches) {
    rolling = columns.map((column, reel) => rollColumn(column, 600 + reel * 300))
    await Promise.all(rolling.map(({ finished }) => finished))
    rolling = []
  }
  const wins = findWins(reels)
  for (const { line } of wins)
    for (const [reel, row] of line.entries()) columns[reel].children[row].classList.add('won')
  const prize = wins.reduce((sum, { symbol }) => sum + symbol.pays, 0)
  credits += prize
  const names = wins.map(({ symbol }) => symbol.name).join(', ')
  const message = prize > 0 ? `You win ${prize} credits: three of ${names}.` : 'No win this time.'
  showState(message, credits < bet ? 'New credits' : 'Spin')
}

function rollColumn(column, duration) {
  for (const { name } of spinReels().flat()) column.append(draw(name))
  const animation = column.animate([{ translate: '0 -75%' }, { translate: '0 0' }], {
    duration,
    easing: 'cubic-bezier(.3, 0, .3, 1)',
  })
  animation.finished.then(() => column.replaceChildren(...[...column.children].slice(0, 3)))
  return animation
}

/** Draws three symbols on each reel and returns the reels' elements. */
function showReels(reels) {
  const columns = reels.map(reel => {
    const column = document.createElement('div')
    column.append(...reel.map(({ name }) => draw(name)))
    return column
  })
  const names = reels.map(reel => reel.map(({ name }) => name).join(', '))
  find('reels').setAttribute('aria-label', `Reels from left to right: ${names.join('; ')}`)
  find('reels').replaceChildren(...columns)
  return columns
}

function showState(message, action) {
  find('message').textContent = message
  find('credits').textContent = credits.toLocaleString('en-NZ')
  find('spin').textContent = action
}

function draw(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `/game/symbols.svg#${name}`)
  svg.setAttribute('viewBox', '0 0 100 100')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(use)
  return svg
}
