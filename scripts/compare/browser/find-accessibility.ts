import axe from 'axe-core'
import type { AccessibilityFact } from './page-facts.ts'

let last: Promise<unknown> = Promise.resolve()

/** Returns what axe finds wrong on the page by WCAG 2.2 AA and its best practices, not in frames. */
export function findAccessibility(): Promise<AccessibilityFact[]> {
  // One after the other, because axe refuses to run twice at a time.
  const found = last.then(runAxe, runAxe)
  last = found
  return found
}

async function runAxe(): Promise<AccessibilityFact[]> {
  const { violations } = await axe.run(document, {
    iframes: false,
    preload: false,
    // What is right, told as well, takes axe half as long again.
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // WCAG 2.5.3: who says "click Play now" has to reach what shows these words.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  return violations.map(({ id, impact, help, nodes }) => ({
    rule: id,
    impact: impact ?? 'unknown',
    help,
    places: nodes.map(({ target }) => target.join(' ')).sort(),
  }))
}
