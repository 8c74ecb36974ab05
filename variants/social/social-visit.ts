import { createContext } from 'react'
import type { Visit } from '../../shared/variant/visit.ts'
import { useVisitOf } from '../../shared/variant/visit.ts'
import type { SocialLabel } from './labels.ts'

/** The context of this variant's pages, with typed labels. */
export const VisitContext = createContext<Visit<SocialLabel> | null>(null)

export const useVisit = (): Visit<SocialLabel> => useVisitOf(VisitContext)
