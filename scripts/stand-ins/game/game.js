/** Each symbol, and what three of it pay: 95 percent of all stakes come back. */
const symbols = [
  { sign: '🥚', name: 'eggs', pays: 1000 },
  { sign: '🥓', name: 'bacon', pays: 500 },
  { sign: '🍅', name: 'tomatoes', pays: 250 },
  { sign: '🍞', name: 'bread', pays: 150 },
  { sign: '🍄', name: 'mushrooms', pays: 100 },
  { sign: '🧀', name: 'cheese', pays: 50 },
]
const bet = 10
const startCredits = 1000

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const find = id => document.getElementById(id)
const draw = () => symbols[Math.floor(Math.random() * symbols.length)]

let credits = startCredits
let isRolling = false

showReels([draw(), draw(), draw()])
find('spin').addEventListener('click', async () => {
  if (isRolling) return
  isRolling = true
  credits = (credits < bet ? startCredits : credits) - bet
  showState('')
  const drawn = [draw(), draw(), draw()]
  await Promise.all(showReels(drawn).map(rollReel))
  const [{ name, pays }] = drawn
  const prize = new Set(drawn).size === 1 ? pays : 0
  credits += prize
  showState(prize ? `You win ${prize} credits: three of ${name}.` : 'No win this time.')
  isRolling = false
})

/** Shows a symbol on each reel, with more of them out of sight. Returns the reels. */
function showReels(drawn) {
  const reels = drawn.map(({ sign }) => {
    const reel = document.createElement('span')
    reel.textContent = [sign, ...Array.from({ length: 12 }, () => draw().sign)].join('\n')
    return reel
  })
  find('reels').setAttribute('aria-label', drawn.map(({ name }) => name).join(', '))
  find('reels').replaceChildren(...reels)
  return reels
}

const rollReel = (reel, index) =>
  reel.animate([{ translate: '0 -12lh' }, { translate: '0 0' }], {
    duration: calm.matches ? 0 : 600 + index * 300,
    easing: 'cubic-bezier(.3, 0, .3, 1)',
  }).finished

function showState(message) {
  find('message').textContent = message
  find('credits').textContent = credits.toLocaleString('en-NZ')
}
