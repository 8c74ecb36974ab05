import type { ContentNode } from '../content/content-node.ts'
import { pathOf } from '../pages/route.ts'

export type ReadBody = (page: string) => Promise<readonly ContentNode[]>

/** Returns a function that fetches each text page once, or else has the browser open it. */
export function bodyReader(addresses: Record<string, string>, basename: string): ReadBody {
  const bodies = new Map<string, readonly ContentNode[]>()
  return async page => {
    try {
      const known = bodies.get(page)
      if (known) {
        return known
      }
      const response = await fetch(addresses[page] ?? '')
      if (!response.ok) {
        throw new Error(`HTTP ${response.status}`)
      }
      const body: readonly ContentNode[] = await response.json()
      bodies.set(page, body)
      return body
    } catch {
      location.assign(basename + pathOf(page))
      return new Promise(() => {})
    }
  }
}
