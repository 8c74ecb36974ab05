import type { PageFacts } from '../../findings/page-facts.ts'
import { findAccessibility } from './find-accessibility.ts'
import { fixClock } from './fix-clock.ts'
import { fixRandom } from './fix-random.ts'
import { hideScrollbar } from './hide-scrollbar.ts'
import { readFacts } from './read-facts.ts'
import { recordMessages } from './record-messages.ts'
import { settle } from './settle.ts'
import { takenOver } from './taken-over.ts'

/**
 * Runs before anything else on a page that is compared: fixes the clock and the shuffle as its
 * address says (`clock`, `seed`), keeps what is reported, and can be asked for the facts.
 */
const asked = new URLSearchParams(location.search)
const clock = asked.get('clock')
const seed = asked.get('seed')
if (clock && !Number.isNaN(Date.parse(clock))) fixClock(Date.parse(clock))
if (seed) fixRandom(Number(seed))
if (window !== parent) hideScrollbar()
performance.setResourceTimingBufferSize(5000)
const messages = recordMessages()

const comparison = {
  settle,
  facts: async (): Promise<PageFacts> => {
    await takenOver()
    return { ...readFacts(messages), accessibility: await findAccessibility() }
  },
}

export type ComparisonProbe = typeof comparison

declare global {
  interface Window {
    comparison?: ComparisonProbe
  }
}

window.comparison = comparison
