import type { ReactNode } from 'react'
import type { KnownSite, PageFacts } from '../page-facts.ts'
import { type Breach, checkPage, checkPair } from '../rules.ts'

type FindingsPanelProps = { site: KnownSite; left: PageFacts | null; right: PageFacts | null }

/** What breaks a rule, loud and first; what differs as it may, folded away. */
export function FindingsPanel({ site, left, right }: FindingsPanelProps): ReactNode {
  if (!left || !right) {
    return (
      <aside aria-busy="true">
        <p>Reading both sides …</p>
      </aside>
    )
  }
  const pair = left.path === right.path ? checkPair(left, right, site) : []
  return (
    <aside aria-label="Findings">
      <Breaches of={left.variant} breaches={checkPage(left, site)} />
      <Breaches of={right.variant} breaches={checkPage(right, site)} />
      <Breaches of="both" breaches={pair} />
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
        {of}: {breaches.length} {breaches.length === 1 ? 'breach' : 'breaches'}
      </h2>
      <ul>
        {breaches.map(({ rule, message }) => (
          <li key={`${rule} ${message}`}>
            <strong>{rule}</strong> {message}
          </li>
        ))}
      </ul>
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

const Difference = ({ name, left, right }: DifferenceProps): ReactNode => {
  const leftAlone = left.filter(line => !right.includes(line))
  const rightAlone = right.filter(line => !left.includes(line))
  if (!leftAlone.length && !rightAlone.length) return <p>{name}: the same</p>
  return (
    <details>
      <summary>
        {name}: {leftAlone.length} left, {rightAlone.length} right
      </summary>
      <Lines label="Left only" lines={leftAlone} />
      <Lines label="Right only" lines={rightAlone} />
    </details>
  )
}

const Lines = ({ label, lines }: { label: string; lines: string[] }): ReactNode => (
  <>
    <h3>{label}</h3>
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
        <li key={index}>{line}</li>
      ))}
    </ul>
  </>
)
