import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

/** A cause: what was found, the names of the scenes that have it, and one test of them. */
export type Cause = {
  rule: string
  messages: string[]
  names: string[]
  testId: string
  approve: string
}

/** What was looked at, and what was found: summary.json. */
export type Summary = { at: string; lookedAt: number; causes: Cause[] }

/** Tells findings by their cause: in the terminal, in summary.json and in index.html. */
export default class SummaryReporter implements Reporter {
  private readonly causes = new Map<string, Cause>()
  private lookedAt = 0

  onTestEnd({ title, id: testId }: TestCase, { annotations, status, errors }: TestResult): void {
    if (status === 'interrupted') return
    this.lookedAt += 1
    // A test that ended without telling why: a time limit, or a fault of ours.
    const untold = { type: 'test', description: errors[0]?.message?.split('\n')[0] ?? status }
    const found = annotations.length || status === 'passed' ? annotations : [untold]
    for (const { type: rule, description: message = '' } of found) {
      // Breaches that differ in words of the page alone are one cause.
      const key = `${rule}: ${isApproved(rule) ? message : message.replaceAll(/“[^”]*”/g, '“”')}`
      const none: Cause = { rule, messages: [], names: [], testId, approve: '' }
      const cause = this.causes.get(key) ?? none
      if (!cause.messages.includes(message)) cause.messages.push(message)
      if (!cause.names.includes(title)) cause.names.push(title)
      this.causes.set(key, cause)
    }
    console.log(`${this.lookedAt}  ${title}${found.length ? `  ${found.length} findings` : ''}`)
  }

  onEnd(): void {
    const causes = [...this.causes.values()]
      .sort((one, two) => rank(one) - rank(two) || two.names.length - one.names.length)
      .map(cause => ({ ...cause, approve: approvalOf(cause) }))
    const { lookedAt } = this
    const summary: Summary = { at: new Date().toISOString(), lookedAt, causes }
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 1)}\n`)
    writeFileSync(join(folder, 'index.html'), summaryPage(summary))
    for (const { rule, messages, names, approve } of causes) {
      console.log(`\n${rule}: ${shortList(messages, 1)}`)
      console.log(`  ${names.length} × ${shortList(names, 5)}`)
      if (approve) console.log(`  to approve: ${approve}`)
    }
    if (lookedAt) console.log(`\n${verdict(summary)}: ${join(folder, 'index.html')}`)
  }
}

const { COMPARE_ENGINE, COMPARE_REPORT: folder = '' } = process.env
const engine = COMPARE_ENGINE ? `engine ${COMPARE_ENGINE} ` : ''

const isApproved = (rule: string): boolean => rule === 'picture' || rule === 'words'

/** Rules first, because they stay red after an approval; accessibility before all. */
const rank = ({ rule }: Cause): number => (rule === 'accessibility' ? 0 : isApproved(rule) ? 2 : 1)

const approvalOf = ({ rule, names }: Cause): string =>
  isApproved(rule)
    ? `npm run compare:report ${engine}approve ${names.map(name => `'${name}'`).join(' ')}`
    : ''

/** Returns the first of some texts, and how many there are besides. */
const shortList = (texts: readonly string[], most: number): string =>
  texts.slice(0, most).join(', ') + (texts.length > most ? `, and ${texts.length - most} more` : '')

const verdict = ({ lookedAt, causes }: Summary): string =>
  `Causes: ${causes.length || 'none'}; pages looked at: ${lookedAt}`

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

/** Returns the page that a reviewer opens first. */
const summaryPage = (summary: Summary): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${verdict(summary)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 70rem; margin: auto; padding: 1rem }
  li { margin-block: 1.25rem; padding-inline-start: 0.5rem }
  code { overflow-wrap: anywhere }
  button { font: inherit; min-height: 2rem }
</style>
<h1>${verdict(summary)}</h1>
<p>${summary.at.slice(0, 16).replace('T', ' ')} UTC. <a href="playwright/index.html">All pages, with pictures to compare</a></p>
<ol>${summary.causes.map(causeEntry).join('')}</ol>
<script>
  addEventListener('click', ({ target }) => {
    if (target.matches('button')) navigator.clipboard.writeText(target.previousElementSibling.textContent)
  })
</script>
`

const causeEntry = ({ rule, messages, names, testId, approve }: Cause): string => `
<li><strong>${escaped(rule)}</strong> ${escaped(shortList(messages, 1))}
<details><summary>${names.length} × ${escaped(names[0] ?? '')}</summary>
${[names.join(', '), ...messages.slice(1)].map(line => `<p>${escaped(line)}</p>`).join('')}</details>
<a href="playwright/index.html#?testId=${testId}">see the first</a>
${approve && `<p>To approve: <code>${escaped(approve)}</code> <button type="button">Copy</button></p>`}</li>`
