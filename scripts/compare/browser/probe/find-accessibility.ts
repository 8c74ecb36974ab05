import type axe from 'axe-core'
import type { AccessibilityFact } from '../../findings/page-facts.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** From the compare server (serve-comparison.ts); a name, so that it is not bundled. */
const script: string = '/@compare/axe.js'

let last: Promise<unknown> = Promise.resolve()

/** What axe finds on the page, not in frames, in the order of rules and places. */
export function findAccessibility(): Promise<AccessibilityFact[]> {
  // One after the other: axe refuses to run twice at a time.
  const found = last.then(runAxe, runAxe)
  last = found
  return found
}

async function runAxe(): Promise<AccessibilityFact[]> {
  if (!window.axe) await import(/* @vite-ignore */ script)
  if (!window.axe) throw new Error(`${script} gave no axe.`)
  const { violations } = await window.axe.run(document, {
    iframes: false,
    preload: false,
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
  return violations
    .map(({ id, impact, nodes }) => ({
      rule: id,
      impact: impact ?? 'unknown',
      places: nodes.map(({ target }) => target.join(' ')).sort(),
    }))
    .sort((a, b) => (a.rule < b.rule ? -1 : 1))
}
