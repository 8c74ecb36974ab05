import { Fragment, type ReactNode } from 'react'
import { useSite } from '../affiliate-site.ts'
import { presentMonth } from '../ranked-list/present-month.ts'

/**
 * A heading with the present month in the place of `{month}` (spec §2, '/'). The month stands in an
 * element of its own, where the loader writes the present one over that of the build.
 */
export function MonthHeading({ heading }: { heading: string }): ReactNode {
  const { content, now } = useSite()
  const [before, after] = heading.split('{month}')
  if (after === undefined) return heading
  return (
    <Fragment>
      {before}
      <span data-month="">{presentMonth(now, content.language)}</span>
      {after}
    </Fragment>
  )
}
