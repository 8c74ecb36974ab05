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

const find = id => document.getElementById(id)

let credits = startCredits

spin()
find('spin').addEventListener('click', () => {
  credits = (credits < bet ? startCredits : credits) - bet
  const drawn = spin()
  const [{ name, pays }] = drawn
  const prize = new Set(drawn).size === 1 ? pays : 0
  credits += prize
  find('message').textContent = prize
    ? `You win ${prize} credits: three of ${name}.`
    : 'No win this time.'
  find('credits').textContent = credits.toLocaleString('en-NZ')
})

/** Draws a symbol for each reel and shows them, each in a new element that rolls in. */
function spin() {
  const drawn = [1, 2, 3].map(() => symbols[Math.floor(Math.random() * symbols.length)])
  const reels = drawn.map(({ sign }) => {
    const reel = document.createElement('span')
    reel.textContent = sign
    return reel
  })
  find('reels').setAttribute('aria-label', drawn.map(({ name }) => name).join(', '))
  find('reels').replaceChildren(...reels)
  return drawn
}
