import { diffArrays } from 'diff'
import { type Aspect, aspects, linesOf } from './aspects.ts'
import type { PageFacts } from './page-facts.ts'

/** Lines that both have, or one alone, in the order in which they stand. */
export type Part = { lines: string[]; in: 'both' | 'left' | 'right' }

export type Comparison = { aspect: Aspect; same: boolean; parts: Part[] }

/** Two pages, aspect by aspect: what both have and what only one has. */
export function compareFacts(left: PageFacts, right: PageFacts): Comparison[] {
  const [lefts, rights] = [linesOf(left), linesOf(right)]
  return aspects.map(aspect => {
    const parts = diffArrays(lefts[aspect], rights[aspect]).map(
      ({ value, added, removed }): Part => ({
        lines: value,
        in: removed ? 'left' : added ? 'right' : 'both',
      }),
    )
    return { aspect, same: parts.every(part => part.in === 'both'), parts }
  })
}
