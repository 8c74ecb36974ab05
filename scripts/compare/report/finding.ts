import type { Aspect } from '../findings/aspects.ts'
import type { Part } from '../findings/compare-facts.ts'
import type { Feature } from '../findings/features.ts'

/** Something that is not as it has to be: a breach of the route map, a leak, or not as approved. */
export type Finding = {
  /** What is wrong: the route map's feature, the aspect or the picture that is not as approved. */
  kind:
    | `route map: ${Feature}`
    | `changed: ${Aspect}`
    | 'changed: picture'
    | 'not approved'
    | 'leak'
  message: string
  /** The lines that were approved (`left`) and are there now (`right`). */
  parts?: Part[]
  /** CSS pixels, for a picture. */
  width?: number
}

/** PNGs of a page at a width; approved and difference where there is an approved one. */
export type Pictures = { now: Uint8Array; approved?: Uint8Array; difference?: Uint8Array }

/** What the report tells of a page. */
export type CaseResult = {
  name: string
  address: string
  variant: string
  scenario: string
  approved: { by: string; at: string } | null
  findings: Finding[]
  /** By width. */
  pictures: Record<number, Pictures>
}
