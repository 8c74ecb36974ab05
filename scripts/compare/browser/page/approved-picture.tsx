import type { ReactNode } from 'react'
import { approvedName } from '../../findings/approved-name.ts'
import type { ComparisonData } from '../../findings/comparison-data.ts'
import type { CompareState } from './compare-state.ts'

type ApprovedPictureProps = {
  data: ComparisonData
  state: CompareState
  scenario: string
  /** CSS pixels of the page, and how much smaller they are shown. */
  width: number
  scale: number
  /** How far down the page below is scrolled, in its pixels. */
  down: number
}

/** The approved picture of a page, scrolled as the page is; or which ones there are instead. */
export function ApprovedPicture(props: ApprovedPictureProps): ReactNode {
  const { data, state, scenario, width, scale, down } = props
  const name = approvedName(`${state.path} ${scenario}`)
  const file = `${name}.${width}.png`
  if (!data.approved.includes(file)) {
    const others = data.approved
      .filter(each => each.startsWith(`${name}.`))
      .map(each => each.slice(name.length + 1, -'.png'.length))
    return (
      <p className="no-picture">
        There is no approved picture of this page in the scenario {scenario} at {width} pixels.
        {others.length ? ` There is one at ${others.join(' and ')}.` : ''}
      </p>
    )
  }
  return (
    <img
      src={`/@compare/approved/${file}`}
      alt={`As approved: ${state.path}, ${scenario}, ${width} pixels wide`}
      style={{ transform: `scale(${scale}) translateY(${-down}px)` }}
    />
  )
}
