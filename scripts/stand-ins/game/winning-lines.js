import { paylines } from './slot-machine.js'

/** Gives `show` and `hide` for the lines over the reels and the cells under them. */
export function winningLines(svg, cellAt) {
  let marked = []
  const hide = () => {
    for (const cell of marked) cell.classList.remove('won')
    marked = []
    svg.replaceChildren()
    svg.parentElement.classList.remove('has-won')
  }
  return {
    hide,
    show(wins) {
      hide()
      if (wins.length === 0) return
      svg.parentElement.classList.add('has-won')
      svg.append(...wins.map(({ line }) => drawLine(line)))
      marked = wins.flatMap(({ line, count }) =>
        paylines[line].slice(0, count).map((row, reel) => cellAt(reel, row)),
      )
      for (const cell of marked) cell.classList.add('won')
    },
  }
}

/** A line through the middles of its cells, in a plane where each cell measures 100. */
export function drawLine(line) {
  const polyline = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
  const points = paylines[line].map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
  polyline.setAttribute('points', points.join(' '))
  polyline.setAttribute('pathLength', '1')
  polyline.setAttribute('class', `line line-${line + 1}`)
  return polyline
}
