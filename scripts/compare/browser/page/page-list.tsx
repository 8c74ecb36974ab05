import type { ReactNode } from 'react'
import { marketPath } from '../../../../shared/routes/market-path.ts'
import type { KnownSite } from '../page-facts.ts'
import type { Change } from './compare-page.tsx'
import type { CompareState } from './compare-state.ts'

/** The last report, as tests/scenes/summary-reporter.ts writes it: each cause with its scenes. */
export type Report = { at: string; causes: { names: string[] }[] }

/** Returns how many causes the last report has found at an address. */
export const findingsAt = (report: Report | null, address: string): number =>
  report?.causes.filter(({ names }) => names.some(name => name.startsWith(`${address} `))).length ??
  0

type PageListProps = { site: KnownSite; report: Report | null; state: CompareState; change: Change }

/** The pages of the market, each with the number of its findings in the last report. */
export function PageList({ site, report, state, change }: PageListProps): ReactNode {
  const { segment } = marketPath(state.path)
  const addresses = Object.keys(site.pages).filter(each => marketPath(each).segment === segment)
  return (
    <nav aria-label="Pages">
      <p>{report ? `Findings on ${report.at.slice(0, 10)}` : 'There is no report yet.'}</p>
      {addresses.map(address => (
        <button
          key={address}
          type="button"
          aria-current={address === state.path ? 'page' : undefined}
          onClick={() => change({ path: address, rightPath: '' })}
        >
          {address} <b className="bad">{findingsAt(report, address) || ''}</b>
        </button>
      ))}
    </nav>
  )
}
