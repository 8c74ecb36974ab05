import { paylines } from './slot-machine.js'

export const startCredits = 1000
export const bets = [1, 2, 5, 10].map(perLine => perLine * paylines.length)

/** Play money: what is left and what a spin costs. It outlives the page where that is allowed. */
export function openWallet(name) {
  const key = `demo-credits-${name}`
  const wallet = { credits: stored(key) ?? startCredits, bet: bets[0] }

  return {
    get credits() {
      return wallet.credits
    },
    get bet() {
      return wallet.bet
    },
    canSpin: () => wallet.credits >= bets[0],
    canBet: step => nextBet(wallet, step) !== undefined,
    changeBet: step => {
      wallet.bet = nextBet(wallet, step) ?? wallet.bet
    },
    pay: () => change(-wallet.bet),
    earn: credits => change(credits),
    refill: () => change(startCredits),
  }

  function change(credits) {
    wallet.credits += credits
    // A bet that is no longer covered falls to the highest one that is.
    wallet.bet = bets.findLast(bet => bet <= Math.min(wallet.bet, wallet.credits)) ?? bets[0]
    store(key, wallet.credits)
  }
}

function nextBet(wallet, step) {
  const bet = bets[bets.indexOf(wallet.bet) + step]
  return bet <= wallet.credits ? bet : undefined
}

// A framed page may be refused its storage: touching it then throws.
function stored(key) {
  try {
    const credits = Number.parseInt(localStorage.getItem(key), 10)
    return Number.isSafeInteger(credits) && credits >= 0 ? credits : null
  } catch {
    return null
  }
}

function store(key, credits) {
  try {
    localStorage.setItem(key, String(credits))
  } catch {}
}
