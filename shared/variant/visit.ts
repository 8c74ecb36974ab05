import { type Context, useContext } from 'react'
import type { VariantContent } from '../content/variant-content.ts'

/** What the pages of both variants show: their content, and where and when a visitor reads them. */
export type Visit<Label extends string> = {
  content: VariantContent<Label>
  /** The market of the address, or ''. */
  market: string
  now: Date
}

/** Throws if a page is rendered outside its variant’s context. */
export function useVisitOf<VariantVisit>(context: Context<VariantVisit | null>): VariantVisit {
  const visit = useContext(context)
  if (!visit) {
    throw new Error('A page was rendered outside its VisitContext.')
  }
  return visit
}
