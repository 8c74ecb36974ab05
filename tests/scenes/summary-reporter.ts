import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { writeSummary } from '../../scripts/compare/approve.ts'
import { cutCrops } from './cut-crops.ts'
import { type Found, findCauses } from './find-causes.ts'
import { isFault, isFirstReport, reportFolder } from './finding.ts'

/** Tells findings by their cause: in the terminal, in summary.json and in index.html. */
export default class SummaryReporter implements Reporter {
  private readonly found: Found[] = []
  private lookedAt = 0

  onTestEnd({ title: name, id: testId }: TestCase, result: TestResult): void {
    const { attachments, status, errors } = result
    if (status === 'interrupted') return
    this.lookedAt += 1
    const json = attachments.find(each => each.name === 'findings')?.body
    // A test that ended without telling why: a time limit, or a fault of ours.
    const untold = { rule: 'test', message: errors[0]?.message?.split('\n')[0] ?? status }
    const found: Found[] = json ? JSON.parse(`${json}`) : status === 'passed' ? [] : [untold]
    this.found.push(...found.map(each => ({ ...each, name, testId })))
    const faults = found.filter(isFault)
    // For the other reporters. A worker begins again after a test that fails by itself.
    if (faults.length) {
      result.status = 'failed'
      result.errors = faults.map(({ rule, message }) => ({ message: `${rule}: ${message}` }))
    }
    console.log(`${this.lookedAt}  ${name}${faults.length ? `  findings: ${faults.length}` : ''}`)
  }

  async onEnd(): Promise<void> {
    mkdirSync(reportFolder, { recursive: true })
    const causes = await Promise.all(findCauses(this.found.filter(isFault)).map(cutCrops))
    const files = Object.fromEntries(
      this.found.flatMap(({ file, name }) => (file ? [[file, name]] : [])),
    )
    const { COMPARE_ENGINE: engine } = process.env
    const command = `npm run compare:report ${engine ? `engine ${engine} ` : ''}approve`
    const { lookedAt } = this
    const [at, isFirst] = [new Date().toISOString(), isFirstReport]
    writeSummary(reportFolder, { at, lookedAt, command, isFirst, causes, files })
    const page = join(reportFolder, 'index.html')
    copyFileSync(join(import.meta.dirname, 'report-page.html'), page)
    copyFileSync('scripts/system/tool-look.css', join(reportFolder, 'tool-look.css'))
    for (const { number, severity, rule, messages, names } of causes) {
      console.log(`\n${number}. ${rule}: ${messages[0]}`)
      console.log(
        `   on ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`,
      )
      if (severity === 'approval') console.log(`   to approve: ${command} ${number}`)
    }
    if (this.lookedAt)
      console.log(`\nIssues: ${causes.length || 'none'}; looked at: ${this.lookedAt}; ${page}`)
    if (isFirstReport)
      console.log(`\nNo pictures are approved yet. Look through them (${page}), then: ${command}`)
  }
}
