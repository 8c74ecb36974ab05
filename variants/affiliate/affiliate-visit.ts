import { createContext } from 'react'
import type { Rankings } from '../../shared/pages/arrival.ts'
import type { Visit } from '../../shared/variant/visit.ts'
import { useVisitOf } from '../../shared/variant/visit.ts'
import type { AffiliateLabel } from './labels.ts'

/** What this variant's pages show besides those of both: the brands, in the orders of the lists. */
export type AffiliateVisit = Visit<AffiliateLabel> & { rankings: Rankings }

/** The context of this variant's pages, so that its labels are typed. */
export const VisitProvider = createContext<AffiliateVisit | null>(null)

export const useVisit = (): AffiliateVisit => useVisitOf(VisitProvider)
