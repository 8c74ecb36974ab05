import type { PageFacts } from './read-facts.ts'
import { areTwins, checkPage, checkPair, type Expectations, rules } from './rules.ts'

/** Returns how many rules are broken, and what is told of it: a line each, then a table of both sides. */
export function findingsOf(left: PageFacts, right: PageFacts, expected: Expectations) {
  const isPair = left.path === right.path && left.variant !== right.variant
  const found = [left, right].map(facts => checkPage(facts, expected))
  const both = isPair ? checkPair(left, right, expected) : []
  const all = [...found.flat(), ...both]
  const isBroken = (side: number, name: string) =>
    [...(found[side] ?? []), ...both].some(({ rule }) => rule === name)

  const rows = Object.entries(rules).flatMap(([rule, { must, shown = () => '' }]) => {
    if (!must) return []
    const [one, two] = [shown(left), shown(right)]
    const isWrong = isPair && must === 'match' && one !== two
    return create(
      'tr',
      {},
      create('th', { scope: 'row' }, rule),
      create('td', {}, must),
      ...[one, two].map((text, side) => {
        const isBad = isWrong || isBroken(side, rule)
        return create('td', { className: isBad ? 'bad' : 'good' }, `${isBad ? '✗' : '✓'} ${text}`)
      }),
    )
  })
  const heads = ['', 'must', `left: ${left.variant}`, `right: ${right.variant}`]
  const head = create('tr', {}, ...heads.map(text => create('th', { scope: 'col' }, text)))
  const table = create('table', {}, head, ...rows)
  const lines = all.map(({ rule, message }) =>
    create('p', { className: 'bad' }, create('strong', {}, rule), ` ${message}`),
  )
  const texts = areTwins(left, right, expected) ? [differences(left, right)] : []
  return { issues: all.length, details: [...lines, table, ...texts] }
}

/** Returns the lines that only one of two pages has, which have to read the same. */
function differences(left: PageFacts, right: PageFacts): Node {
  const only = (mark: string, one: PageFacts, two: PageFacts) =>
    one.text.filter(line => !two.text.includes(line)).map(line => `${mark} ${line}`)
  const lines = [...only('left: ', left, right), ...only('right: ', right, left)]
  const summary = `Texts that differ: ${lines.length}`
  return create('details', {}, create('summary', {}, summary), create('pre', {}, lines.join('\n')))
}

/** Returns a new element with what is in it. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
