import { Fragment, type ReactNode } from 'react'
import { useVisit } from '../affiliate-visit.ts'
import { presentMonth } from '../ranked-list/present-month.ts'

/**
 * A heading with the present month in the place of `{month}` (spec §2, '/'). The month stands in an
 * element of its own, where the loader writes the present one over that of the build; it finds the
 * months' names there.
 */
export function MonthHeading({ heading }: { heading: string }): ReactNode {
  const { content, now } = useVisit()
  const { months } = content.labels
  const [before, after] = heading.split('{month}')
  if (after === undefined) return heading
  return (
    <Fragment>
      {before}
      <span data-months={months}>{presentMonth(now, months)}</span>
      {after}
    </Fragment>
  )
}
