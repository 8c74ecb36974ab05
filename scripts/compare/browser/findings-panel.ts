import type { PageFacts } from './read-facts.ts'
import { type Breach, checkPage, checkPair, type KnownSite } from './rules.ts'

/** Returns what breaks a rule, loud and first, and what differs as it may, folded away. */
export const findingsOf = (left: PageFacts, right: PageFacts, site: KnownSite): Node[] => [
  breachList(left.variant, checkPage(left, site)),
  breachList(right.variant, checkPage(right, site)),
  ...(left.path === right.path ? [breachList('both', checkPair(left, right, site))] : []),
  ...Object.entries(aspects).map(([name, linesOf]) =>
    differenceOf(name, linesOf(left), linesOf(right)),
  ),
]

function breachList(of: string, breaches: Breach[]): Node {
  if (!breaches.length) return create('p', { className: 'good' }, `${of}: as the rules want it`)
  const lines = breaches.map(({ rule, message }) =>
    create('p', {}, create('strong', { className: 'bad' }, rule), ` ${message}`),
  )
  const heading = create('h2', { className: 'bad' }, `${of}: ${breaches.length} to mend`)
  return create('section', { role: 'alert' }, heading, ...lines)
}

const aspects: Record<string, (facts: PageFacts) => string[]> = {
  title: ({ title }) => [title],
  description: ({ description }) => [description],
  headings: ({ headings }) => headings,
  links: ({ links }) => links.map(({ text, href, rel }) => `${text} → ${href} ${rel}`),
  text: ({ text }) => text,
}

function differenceOf(name: string, left: string[], right: string[]): Node {
  const leftOnly = left.filter(line => !right.includes(line))
  const rightOnly = right.filter(line => !left.includes(line))
  const counts = `${name}: ${leftOnly.length} left only, ${rightOnly.length} right only`
  const lines = ['left only:', ...leftOnly, '', 'right only:', ...rightOnly]
  return create('details', {}, create('summary', {}, counts), create('pre', {}, lines.join('\n')))
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
