import type { ReactNode } from 'react'
import type { KnownSite, PageFacts } from '../page-facts.ts'
import { type Breach, checkPage, checkPair } from '../rules.ts'

type FindingsPanelProps = { site: KnownSite; left: PageFacts | null; right: PageFacts | null }

/** What breaks a rule, loud and first; what differs as it may, folded away. */
export function FindingsPanel({ site, left, right }: FindingsPanelProps): ReactNode {
  if (!left || !right) return <aside aria-busy="true">Reading both sides …</aside>
  return (
    <aside aria-label="Findings">
      <Breaches of={left.variant} breaches={checkPage(left, site)} />
      <Breaches of={right.variant} breaches={checkPage(right, site)} />
      {left.path === right.path && <Breaches of="both" breaches={checkPair(left, right, site)} />}
      {Object.entries(aspects).map(([name, linesOf]) => (
        <Difference key={name} name={name} left={linesOf(left)} right={linesOf(right)} />
      ))}
    </aside>
  )
}

const Breaches = ({ of, breaches }: { of: string; breaches: Breach[] }): ReactNode =>
  breaches.length ? (
    <section className="bad" role="alert">
      <h2>
        {of}: {breaches.length} to mend
      </h2>
      {breaches.map(({ rule, message }) => (
        <p key={`${rule} ${message}`}>
          <strong>{rule}</strong> {message}
        </p>
      ))}
    </section>
  ) : (
    <p className="good">{of}: as the rules want it</p>
  )

const aspects: Record<string, (facts: PageFacts) => string[]> = {
  title: ({ title }) => [title],
  description: ({ description }) => [description],
  headings: ({ headings }) => headings,
  links: ({ links }) => links.map(({ text, href, rel }) => `${text} → ${href} ${rel}`),
  text: ({ text }) => text,
}

type DifferenceProps = { name: string; left: string[]; right: string[] }

function Difference({ name, left, right }: DifferenceProps): ReactNode {
  const sides = {
    left: left.filter(line => !right.includes(line)),
    right: right.filter(line => !left.includes(line)),
  }
  return (
    <details>
      <summary>
        {name}: {sides.left.length} left only, {sides.right.length} right only
      </summary>
      {Object.entries(sides).map(([side, lines]) => (
        <pre key={side}>{[`${side} only:`, ...lines].join('\n')}</pre>
      ))}
    </details>
  )
}
