/** For each theme the symbols in order of worth, as `slot-machine.js` numbers them, and names. */
const themes = {
  'bacon-slot': {
    pig: 'Lucky pig',
    bacon: 'Bacon',
    egg: 'Fried egg',
    coffee: 'Coffee',
    toast: 'Toast',
    tomato: 'Tomato',
    mushroom: 'Mushroom',
  },
  'book-of-dead': {
    book: 'Golden book',
    pharaoh: 'Pharaoh',
    scarab: 'Scarab',
    eye: 'Eye',
    ankh: 'Ankh',
    pyramid: 'Pyramid',
    lotus: 'Lotus',
  },
  temple: {
    sun: 'Sun',
    idol: 'Idol',
    serpent: 'Serpent',
    ruby: 'Ruby',
    emerald: 'Emerald',
    sapphire: 'Sapphire',
    leaf: 'Leaf',
  },
}

/** The theme of this page. */
export const theme = document.documentElement.dataset.theme

const symbols = Object.entries(themes[theme])

/** What a symbol is called. */
export function nameOf(symbol) {
  return symbols[symbol][1]
}

/** Gives a drawing of a symbol. It has no name of its own: the text beside it says what it is. */
export function drawSymbol(symbol) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `/game/symbols-${theme}.svg#${symbols[symbol][0]}`)
  svg.setAttribute('viewBox', '0 0 100 100')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(use)
  return svg
}
