import { createContext } from 'react'
import type { Rankings } from '../../shared/site-info/rank-brands.ts'
import type { Visit } from '../../shared/variant/visit.ts'
import { useVisitOf } from '../../shared/variant/visit.ts'
import type { AffiliateLabel } from './labels.ts'

type AffiliateVisit = Visit<AffiliateLabel> & { rankings: Rankings }

/** The context of this variant's pages, with typed labels. */
export const VisitContext = createContext<AffiliateVisit | null>(null)

export const useVisit = (): AffiliateVisit => useVisitOf(VisitContext)
