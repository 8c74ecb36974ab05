import { structuredPatch } from 'diff'
import type { Page } from 'playwright/test'
import { approvedFile, type Finding, fileOf, keep } from './finding.ts'
import type { Scene } from './scenes.ts'

/** Compares the words of a scene with the approved ones. Returns each part that differs. */
export async function wordFindings(tab: Page, scene: Scene): Promise<Finding[]> {
  const file = `${fileOf(scene)}.yml`
  const snapshot = await tab.locator('body').ariaSnapshot()
  // The stand-in has another port in each run.
  const now = snapshot.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')
  const approved = `${approvedFile(file) ?? ''}`
  if (now === approved) {
    return []
  }
  keep('now', file, now)
  if (!approved) {
    return [{ rule: 'words', message: 'are not approved yet', file }]
  }
  // What is at most two lines apart is one change.
  const { hunks } = structuredPatch('', '', approved, now, '', '', { context: 1 })
  return hunks.map(({ lines }) => {
    const changed = lines.filter(line => /^[-+]/.test(line))
    // Without the indentation of lists in lists.
    const changes = changed.map(line => line.replace(/^([-+])\s*(?:- )?/, '$1 '))
    const message = changes.slice(0, 4).join(', ')
    return { rule: 'words', message, about: changes.join('\n'), file }
  })
}
