import type { ReactNode } from 'react'
import type { Comparison, Part } from '../../findings/compare-facts.ts'
import { ChangedWords } from './changed-words.tsx'

const names = { left: 'left only', right: 'right only', both: 'both' }

/** One aspect of the two pages: open where they differ. */
export function AspectSection({ aspect, same, parts }: Comparison): ReactNode {
  const [left, right] = parts
  const oneLine = parts.length === 2 && left?.lines.length === 1 && right?.lines.length === 1
  const lines = parts.flatMap(part => part.lines)
  return (
    <details className="aspect" open={!same}>
      <summary>
        {aspect} <span>{same ? `same (${lines.length})` : 'differs'}</span>
      </summary>
      {oneLine ? (
        <ChangedWords left={left.lines[0] ?? ''} right={right.lines[0] ?? ''} />
      ) : (
        parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
          <PartLines key={index} {...part} />
        ))
      )}
    </details>
  )
}

const PartLines = ({ lines, in: side }: Part): ReactNode => (
  <ul className={`lines in-${side}`} aria-label={names[side]}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
      <li key={index}>{line}</li>
    ))}
  </ul>
)
