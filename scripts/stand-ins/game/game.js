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
let rolling = []

find('spin').addEventListener('click', pressSpin)
showReels([draw(), draw(), draw()])

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
    const drawn = [draw(), draw(), draw()]
    rolling = showReels(drawn).map(rollReel)
    await Promise.all(rolling.map(({ finished }) => finished))
    rolling = []
    const [{ name, pays }] = drawn
    const prize = new Set(drawn).size === 1 ? pays : 0
    credits += prize
    const message = prize ? `You win ${prize} credits: three of ${name}.` : 'No win this time.'
    showState(message, credits < bet ? 'New credits' : 'Spin')
  }
}

/** Shows a symbol on each reel, more of them out of sight. Returns the reels. */
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
  })

function showState(message, action) {
  find('message').textContent = message
  find('credits').textContent = credits.toLocaleString('en-NZ')
  find('spin').textContent = action
}
