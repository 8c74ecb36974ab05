import type { ReactNode } from 'react'
import { marketPath } from '../../../../shared/routes/market-path.ts'
import { compareFacts } from '../../findings/compare-facts.ts'
import type { ComparisonData } from '../../findings/comparison-data.ts'
import { type Breach, findBreaches } from '../../findings/find-breaches.ts'
import type { PageFacts } from '../../findings/page-facts.ts'
import { AspectSection } from './aspect-section.tsx'
import type { CompareState, SideName } from './compare-state.ts'

type DifferencesPanelProps = {
  data: ComparisonData
  state: CompareState
  facts: Record<SideName, PageFacts | null>
}

/** What breaks the route map, on top, and what differs between the two sides, in words. */
export function DifferencesPanel({ data, state, facts }: DifferencesPanelProps): ReactNode {
  const { left, right } = facts
  if (!left || !right) {
    return (
      <aside className="differences" aria-busy="true">
        <p>Reading both sides …</p>
      </aside>
    )
  }
  return (
    <aside className="differences" aria-label="Differences in words">
      <Breaches breaches={breachesOf(data, state.path, left, right)} />
      {compareFacts(left, right).map(each => (
        <AspectSection key={each.aspect} {...each} />
      ))}
    </aside>
  )
}

/** null where the route map has nothing to say, for both sides show the same variant. */
function breachesOf(
  { pages, words }: ComparisonData,
  address: string,
  left: PageFacts,
  right: PageFacts,
): Breach[] | null {
  if (left.variant === right.variant) return null
  const [affiliate, social] = left.variant === 'affiliate' ? [left, right] : [right, left]
  const { path } = marketPath(address)
  const shared = pages.some(page => page.path === path && page.in === 'both')
  return findBreaches({ path, shared, affiliate, social }, words)
}

function Breaches({ breaches }: { breaches: Breach[] | null }): ReactNode {
  if (!breaches) return <p className="route-map">Both sides show the same variant.</p>
  if (!breaches.length) return <p className="route-map good">As the route map wants it.</p>
  return (
    <section className="route-map bad" role="alert">
      <h2>Breaks the route map: {breaches.length}</h2>
      <ul>
        {breaches.map(({ feature, side, message }) => (
          <li key={`${feature} ${side}`}>
            <strong>{feature}</strong> ({side}) {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
