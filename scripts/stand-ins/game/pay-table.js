import { paylines, payouts } from './slot-machine.js'
import { drawSymbol, nameOf } from './themes.js'
import { drawLine } from './winning-lines.js'

/** Fills the dialog with what each symbol pays at this bet, and with the ten lines. */
export function fillPayTable(dialog, bet) {
  const perLine = bet / paylines.length
  dialog.querySelector('#pay-rows').replaceChildren(
    ...payouts.map((pays, symbol) => {
      const row = document.createElement('tr')
      const head = document.createElement('th')
      head.scope = 'row'
      const drawing = drawSymbol(symbol)
      drawing.classList.add('pay-symbol')
      head.append(drawing, symbol === 0 ? `${nameOf(symbol)} (any)` : nameOf(symbol))
      row.append(head, ...pays.map(pay => numberCell(pay * perLine)))
      return row
    }),
  )
  dialog.querySelector('#line-list').replaceChildren(
    ...paylines.map((_, line) => {
      const item = document.createElement('li')
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      svg.setAttribute('viewBox', '0 0 500 300')
      svg.setAttribute('role', 'img')
      svg.setAttribute('aria-label', rowsOf(line))
      svg.append(drawLine(line))
      item.append(svg)
      return item
    }),
  )
}

function rowsOf(line) {
  return `Rows ${paylines[line].map(row => row + 1).join(', ')}`
}

function numberCell(value) {
  const cell = document.createElement('td')
  cell.textContent = value.toLocaleString('en-NZ')
  return cell
}
