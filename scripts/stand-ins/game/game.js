import { fillPayTable } from './pay-table.js'
import { buildReels } from './reels.js'
import { countWins, paylines, spinReels } from './slot-machine.js'
import { nameOf, theme } from './themes.js'
import { openWallet, startCredits } from './wallet.js'
import { winningLines } from './winning-lines.js'

const find = id => document.getElementById(id)
const number = value => value.toLocaleString('en-NZ')

const wallet = openWallet(theme)
const reels = buildReels(find('reels'), spinReels())
const lines = winningLines(find('lines'), reels.cellAt)
const spinButton = find('spin')
const pays = find('pays')
let spinning = false

spinButton.addEventListener('click', pressSpin)
find('bet-less').addEventListener('click', () => changeBet(-1))
find('bet-more').addEventListener('click', () => changeBet(1))
find('open-pays').addEventListener('click', () => {
  fillPayTable(pays, wallet.bet)
  pays.showModal()
})
find('close-pays').addEventListener('click', () => pays.close())
pays.addEventListener('click', event => {
  // The dialog itself is hit only where nothing in it is: beside it, or on its edge.
  if (event.target === pays) pays.close()
})
document.addEventListener('keydown', spinByKey)
showControls()

/** One button: it spins, stops the reels early, or gives new credits when they are used up. */
function pressSpin() {
  if (spinning) {
    reels.hurry()
  } else if (wallet.canSpin()) {
    spin()
  } else {
    wallet.refill()
    say(`Here are ${number(startCredits)} new credits.`)
    showControls()
  }
}

async function spin() {
  const { bet } = wallet
  const outcome = spinReels()
  const wins = countWins(outcome, bet / paylines.length)
  const prize = wins.reduce((sum, { credits }) => sum + credits, 0)

  spinning = true
  wallet.pay()
  lines.hide()
  showPrize(0, bet)
  say('')
  showControls()
  await reels.roll(outcome)

  spinning = false
  wallet.earn(prize)
  lines.show(wins)
  showPrize(prize, bet)
  say(describe(wins, prize))
  showControls()
}

function describe(wins, prize) {
  if (wins.length === 0) {
    return wallet.canSpin() ? 'No win this time.' : 'No win, and the credits are used up.'
  }
  const parts = wins.map(
    ({ line, symbol, count }) => `line ${line + 1} with ${count} × ${nameOf(symbol)}`,
  )
  const more = parts.length > 2 ? ` and ${parts.length - 2} more` : ''
  return `You win ${number(prize)} credits: ${parts.slice(0, 2).join(', ')}${more}.`
}

function changeBet(step) {
  if (spinning || !wallet.canBet(step)) return
  wallet.changeBet(step)
  say(`Bet ${number(wallet.bet)} credits.`)
  showControls()
}

function spinByKey(event) {
  if ((event.key !== ' ' && event.key !== 'Enter') || pays.open) return
  // A held key is one press, also on the button, where the browser would click again and again.
  if (event.repeat) return event.preventDefault()
  if (event.target instanceof Element && event.target.closest('button')) return
  event.preventDefault()
  pressSpin()
}

function showControls() {
  find('credits').textContent = number(wallet.credits)
  find('bet').textContent = number(wallet.bet)
  // Not `disabled`, which would drop the keyboard's focus at either end.
  find('bet-less').setAttribute('aria-disabled', String(spinning || !wallet.canBet(-1)))
  find('bet-more').setAttribute('aria-disabled', String(spinning || !wallet.canBet(1)))
  spinButton.textContent = spinning ? 'Stop' : wallet.canSpin() ? 'Spin' : 'New credits'
}

function showPrize(prize, bet) {
  const element = find('prize')
  element.textContent = prize === 0 ? '' : `+${number(prize)}`
  element.classList.toggle('big', prize >= bet * 5)
}

function say(text) {
  find('message').textContent = text
}
