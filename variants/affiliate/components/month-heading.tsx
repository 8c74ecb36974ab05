import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { useVisit } from '../affiliate-visit.ts'
import { presentMonth } from '../ranked-list/present-month.ts'

/**
 * Renders a heading with the month (spec §2, '/'), which the loader updates from `data-months`. A
 * tab that is shown again, maybe weeks later, shows the month of that time.
 */
export function MonthHeading({ heading }: { heading: string }): ReactNode {
  const { content, now } = useVisit()
  const { months } = content.labels
  const month = useSyncExternalStore(
    onShownAgain,
    () => presentMonth(new Date(), months),
    () => presentMonth(now, months),
  )
  const [before, after] = heading.split('{month}')
  if (after === undefined) {
    return heading
  }
  return (
    <Fragment>
      {before}
      <span data-months={months}>{month}</span>
      {after}
    </Fragment>
  )
}

function onShownAgain(change: () => void): () => void {
  document.addEventListener('visibilitychange', change)
  return () => document.removeEventListener('visibilitychange', change)
}
