import { Fragment, type ReactNode } from 'react'
import { useVisit } from '../affiliate-visit.ts'
import { presentMonth } from '../ranked-list/present-month.ts'

/** Renders a heading with the month (spec §2, '/'), which the loader updates from `data-months`. */
export function MonthHeading({ heading }: { heading: string }): ReactNode {
  const { content, now } = useVisit()
  const { months } = content.labels
  const [before, after] = heading.split('{month}')
  if (after === undefined) {
    return heading
  }
  return (
    <Fragment>
      {before}
      <span data-months={months}>{presentMonth(now, months)}</span>
      {after}
    </Fragment>
  )
}
