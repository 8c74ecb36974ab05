import { type ReactNode, type RefObject, useCallback, useState } from 'react'
import type { ComparisonData } from '../../findings/comparison-data.ts'
import { ApprovedPicture } from './approved-picture.tsx'
import { type CompareState, type SideName, sides, widthLimits } from './compare-state.ts'
import type { Shown } from './use-frame.ts'
import { useRoom } from './use-room.ts'
import { useScrollTogether } from './use-scroll-together.ts'

type StageProps = {
  data: ComparisonData
  state: CompareState
  frames: Record<SideName, RefObject<HTMLIFrameElement | null>>
  shown: Record<SideName, Shown | null>
}

/**
 * The two frames at the wanted width, made smaller where the window has no room for that. The same
 * two elements in every view, so that changing the view loads nothing again.
 */
export function Stage({ data, state, frames, shown }: StageProps): ReactNode {
  const { view, against, at, together } = state
  const [stage, room] = useRoom()
  const [down, setDown] = useState(0)
  const beside = view === 'side'
  const measured = against === 'right' ? shown.right : shown.left
  const scrolled = useCallback(() => setDown(measured?.view.scrollY ?? 0), [measured])
  useScrollTogether([shown.left, shown.right], together, scrolled)

  const width = Math.min(widthLimits.max, Math.max(widthLimits.min, state.width))
  const scale = Math.min(1, room.width / (width * (beside ? 2 : 1)))
  const size = { width, height: room.height / scale, transform: `scale(${scale})` }
  const upper = view === 'slider' ? { clipPath: `inset(0 0 0 ${at}%)` } : {}
  const isShown = (side: SideName) => beside || against === 'other' || against === side
  const isUpper = (side: SideName) => !beside && against === 'other' && side === 'right'

  return (
    <div ref={stage} className={`stage stage-${view}`}>
      {sides.map(side => (
        <div
          key={side}
          className={`side ${isUpper(side) ? 'upper' : ''}`}
          hidden={!isShown(side)}
          style={{ width: width * scale, ...(isUpper(side) && upper) }}
        >
          <iframe
            ref={frames[side]}
            title={`${side === 'left' ? 'Left' : 'Right'}: ${state[side]}`}
            style={size}
          />
        </div>
      ))}
      {beside || against === 'other' ? null : (
        <div className="side upper" style={{ width: width * scale, ...upper }}>
          <ApprovedPicture {...{ data, state, width, scale, down }} scenario={state[against]} />
        </div>
      )}
    </div>
  )
}
