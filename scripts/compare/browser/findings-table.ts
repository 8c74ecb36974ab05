import { marketPath } from '../../../shared/pages/market-path.ts'
import type { PageFacts } from './page-facts.ts'
import type { Expectations } from './rule.ts'
import { checkPage, rules } from './rules.ts'

/** Returns the number of issues on two pages, and what to show: a line each, then a table of both. */
export function findingsOf(sides: readonly [PageFacts, PageFacts], expected: Expectations) {
  const found = sides.map(facts => checkPage(facts, expected))
  const lines = found
    .flat()
    .map(({ rule, message }) =>
      create('p', { className: 'bad' }, create('strong', {}, rule), ` ${message}`),
    )
  const heads = ['', 'must', ...sides.map(({ variant }) => variant)]
  const rows = Object.entries(rules).flatMap(([name, { must, shown }]) => {
    if (!must || !shown) {
      return []
    }
    const cells = sides.map((facts, side) => {
      const isBad = found[side]?.some(({ rule }) => rule === name)
      const text = `${isBad ? '✗' : '✓'} ${shown(facts, expected)}`
      return create('td', { className: isBad ? 'bad' : 'good' }, text)
    })
    const head = create('th', { scope: 'row' }, name)
    return [create('tr', {}, head, create('td', {}, must), ...cells)]
  })
  const head = create('tr', {}, ...heads.map(text => create('th', { scope: 'col' }, text)))
  const table = create('table', {}, head, ...rows)
  return { issues: lines.length, details: [...lines, table, ...differencesOf(sides, expected)] }
}

/** Returns the lines that only one of two pages has, if both have to read the same. */
function differencesOf([left, right]: readonly [PageFacts, PageFacts], expected: Expectations) {
  const policy = expected.policies[marketPath(left.path).path]
  if (left.variant !== right.variant && !policy) {
    return []
  }
  const linesOf = (side: string, one: PageFacts, two: PageFacts) =>
    one.text.filter(line => !two.text.includes(line)).map(line => `${side}: ${line}`)
  const lines = [...linesOf('left', left, right), ...linesOf('right', right, left)]
  const summary = create('summary', {}, `Texts that differ: ${lines.length}`)
  return [create('details', {}, summary, create('pre', {}, lines.join('\n')))]
}

export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
