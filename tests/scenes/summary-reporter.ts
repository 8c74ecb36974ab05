import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter'
import { writeSummary } from '../../scripts/compare/approve.ts'
import { type Found, findCauses } from './find-causes.ts'
import { type Finding, isFirstReport, reportFolder } from './finding.ts'

/** In a first report a new picture is not a fault. */
const isFault = ({ key }: Finding): boolean => !(isFirstReport && key === 'new')

/** Reports findings by their cause: in the terminal, in summary.json and in index.html. */
export default class SummaryReporter implements Reporter {
  private readonly found: Found[] = []
  private checked = 0

  onTestEnd({ title: name, id }: TestCase, result: TestResult): void {
    const { attachments, status, errors } = result
    const testId = attachments.some(each => each.name === 'trace') ? id : ''
    if (status === 'interrupted') {
      return
    }
    this.checked += 1
    const json = attachments.find(each => each.name === 'findings')?.body
    // A test without findings failed by itself: a time limit, or a mistake in its code.
    const failure = { rule: 'test', message: errors[0]?.message?.split('\n')[0] ?? status }
    const found: Finding[] = json ? JSON.parse(`${json}`) : status === 'passed' ? [] : [failure]
    this.found.push(...found.map(each => ({ ...each, name, testId })))
    const faults = found.filter(isFault)
    // For the other reporters. A test that failed by itself would cost a new worker.
    if (faults.length) {
      result.status = 'failed'
      result.errors = faults.map(({ rule, message }) => ({ message: `${rule}: ${message}` }))
    }
    console.log(`${this.checked}  ${name}${faults.length ? `  findings: ${faults.length}` : ''}`)
  }

  /** Shows what stops the tests, such as a build that fails. */
  onError({ stack, message }: TestError): void {
    console.error(stack ?? message)
  }

  onEnd(): void {
    const { found, checked } = this
    const { COMPARE_ENGINE: engine } = process.env
    const causes = findCauses(found.filter(isFault))
    const page = join(reportFolder, 'index.html')
    const command = `npm run compare:report ${engine ? `engine ${engine} ` : ''}approve`
    mkdirSync(reportFolder, { recursive: true })
    copyFileSync(join(import.meta.dirname, 'report-page.html'), page)
    copyFileSync('scripts/system/tool-look.css', join(reportFolder, 'tool-look.css'))
    writeSummary(reportFolder, {
      ...{ at: new Date().toISOString(), checked, command, isFirst: isFirstReport, causes },
      files: Object.fromEntries(found.flatMap(({ file, name }) => (file ? [[file, name]] : []))),
    })
    for (const { number, severity, rule, messages, names } of causes) {
      const more = names.length > 3 ? ` and ${names.length - 3} more` : ''
      console.log(
        `\n${number}. ${rule}: ${messages[0]}\n   on ${names.slice(0, 3).join(', ')}${more}`,
      )
      if (severity === 'approval') {
        console.log(`   to approve: ${command} ${number}`)
      }
    }
    if (checked) {
      console.log(`\nIssues: ${causes.length || 'none'}; checked: ${checked}; ${page}`)
    }
    if (isFirstReport && checked) {
      console.log(`\nNo pictures are approved yet. Look through them (${page}), then: ${command}`)
    }
  }
}
