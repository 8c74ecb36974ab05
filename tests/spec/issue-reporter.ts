import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'
import type { Issue, Report } from '../../scripts/compare/browser/issues.ts'
import { separator } from './breaches.ts'

/** Counts scenes in the terminal, prints each issue once, and writes issues.json. */
export default class IssueReporter implements Reporter {
  private readonly folder: string
  private readonly issues = new Map<string, Issue>()
  private total = 0
  private checked = 0

  constructor({ folder }: { folder: string }) {
    this.folder = folder
  }

  onBegin(_: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length
  }

  onTestEnd({ title }: TestCase, { annotations, errors, status }: TestResult): void {
    if (status === 'interrupted') {
      return
    }
    this.checked += 1
    // A time limit, or a mistake in the code of the test.
    const failure = { type: 'test', description: errors.at(-1)?.message?.split('\n')[0] }
    const found = errors.length > annotations.length ? [...annotations, failure] : annotations
    for (const { type, description = '' } of found) {
      this.add(type, description, title)
    }
    const issues = found.length ? `  issues: ${found.length}` : ''
    console.log(`${this.checked} of ${this.total}  ${title}${issues}`)
  }

  /** Adds a scene to an issue. Messages that differ only in quoted words are one issue. */
  private add(rule: string, description: string, scene: string): void {
    const [message = '', language = '', widths = ''] = description.split(separator)
    const key = `${rule}: ${message.replaceAll(/( ?“[^”]*”)+/g, ' “”')}`
    const known = this.issues.get(key)
    this.issues.set(key, {
      rule,
      messages: union(known?.messages, [message]),
      scenes: union(known?.scenes, [scene]),
      languages: union(known?.languages, language ? [language] : []),
      widths: union(known?.widths, widths.match(/\d+/g) ?? []),
    })
  }

  /** Shows what stops the tests, such as a build that fails. */
  onError({ stack, message }: TestError): void {
    console.error(stack ?? message)
  }

  onEnd(): void {
    // Rules first, and the issues of most scenes.
    const order = ({ rule, scenes }: Issue) =>
      (/^(picture|text)$/.test(rule) ? this.total : 0) - scenes.length
    const issues = [...this.issues.values()].sort((one, two) => order(one) - order(two))
    for (const { rule, messages, scenes, languages, widths } of issues) {
      const more = messages.length > 1 ? `, and ${messages.length - 1} more like it` : ''
      const count = `${scenes.length} scene${scenes.length > 1 ? 's' : ''}`
      const names = [...scenes.slice(0, 3), ...(scenes.length > 3 ? ['…'] : [])].join(', ')
      const spoken = languages.length ? `, ${languages.join(' and ')}` : ''
      const wide = widths.length ? `, ${widths.join(' and ')} px` : ''
      console.log(`\n${rule}: ${messages[0]}${more} (${count}${spoken}${wide}: ${names})`)
    }
    const { total, checked } = this
    const report: Report = { at: new Date().toISOString(), total, checked, issues }
    mkdirSync(this.folder, { recursive: true })
    writeFileSync(join(this.folder, 'issues.json'), `${JSON.stringify(report, null, 1)}\n`)
  }
}

const union = (known: readonly string[] = [], more: readonly string[] = []): string[] => [
  ...new Set([...known, ...more]),
]
