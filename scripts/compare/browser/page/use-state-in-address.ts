import { useCallback, useEffect, useState } from 'react'
import { type CompareState, formatState, parseState } from './compare-state.ts'

export type Change = (part: Partial<CompareState>) => void

/** The page's state, which is its address: read from it, and written back at each change. */
export function useStateInAddress(scenarios: readonly string[]): [CompareState, Change] {
  const [state, set] = useState(() => parseState(location.search, scenarios))
  useEffect(() => {
    history.replaceState(null, '', `${location.pathname}${formatState(state)}`)
  }, [state])
  const change = useCallback((part: Partial<CompareState>) => set(old => ({ ...old, ...part })), [])
  return [state, change]
}
