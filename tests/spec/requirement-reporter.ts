import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { separator } from './requirement.ts'

/** Where a requirement is broken. */
type Broken = { details: Set<string>; scenes: Set<string>; widths: Set<string> }

/** Prints each broken requirement once, with what is wrong and where, and then the notes for editors. */
export default class RequirementReporter implements Reporter {
  private readonly broken = new Map<string, Broken>()
  private readonly notes: string[] = []

  printsToStdio(): boolean {
    return false
  }

  onTestEnd({ title, annotations }: TestCase, { errors, status }: TestResult): void {
    if (status === 'interrupted') {
      return
    }
    const notes = annotations.filter(({ type }) => type === 'note')
    this.notes.push(...notes.map(({ description = '' }) => description))
    for (const { message = '' } of errors) {
      const [line = ''] = stripVTControlCharacters(message)
        .replace(/^Error: /, '')
        .split('\n')
      const [requirement = '', scene = title, width = '', ...details] = line.split(separator)
      if (!/^\d+\.\d+ /.test(requirement)) {
        continue
      }
      const known = this.broken.get(requirement)
      const { details: all, scenes, widths } = known ?? newBroken()
      all.add(details.join(separator))
      scenes.add(scene)
      widths.add(width)
      this.broken.set(requirement, { details: all, scenes, widths })
    }
  }

  onEnd(): void {
    const all = [...this.broken].sort(([, one], [, other]) => other.scenes.size - one.scenes.size)
    for (const [requirement, { details, scenes, widths }] of all) {
      const [scene = '', ...otherScenes] = scenes
      const [detail = '', ...otherDetails] = details
      const places = otherScenes.length ? `${scene} and ${otherScenes.length} more` : scene
      const wide = [...widths].join(' and ')
      const more = otherDetails.length ? `${detail}, and ${otherDetails.length} more` : detail
      console.log(`\n${[requirement, places, wide, more].filter(Boolean).join(separator)}`)
    }
    if (this.notes.length > 0) {
      console.log(['\nNotes for editors', ...this.notes].join('\n  '))
    }
  }
}

const newBroken = (): Broken => ({ details: new Set(), scenes: new Set(), widths: new Set() })
