import { join } from 'node:path'
import { structuredPatch } from 'diff'
import type { Page } from 'playwright/test'
import { type Finding, fileOf, keep, readIfThere } from './finding.ts'
import type { Scene } from './scenes.ts'

/** Compares the words of a scene with the approved ones. Returns each part that differs. */
export async function wordFindings(tab: Page, scene: Scene): Promise<Finding[]> {
  const file = `${fileOf(scene)}.yml`
  // The stand-in’s port is another one in each run.
  const now = (await tab.locator('body').ariaSnapshot()).replaceAll(
    /http:\/\/127\.0\.0\.1:\d+/g,
    '',
  )
  const approved = `${readIfThere(join(import.meta.dirname, 'words', file)) ?? ''}`
  if (now === approved) return []
  keep(file, now)
  if (!approved) return [{ rule: 'words', message: 'are not approved yet', file }]
  const { hunks } = structuredPatch('', '', approved, now, '', '', { context: 0 })
  return hunks.map(({ lines }) => {
    // `-   - heading "Poker"` of a list of lists: only what it says.
    const said = lines.map(line => line.replace(/^([-+])\s*(?:- )?/, '$1 '))
    return { rule: 'words', message: said.slice(0, 4).join(', '), about: said.join('\n'), file }
  })
}
