import { expect, test } from 'vitest'
import type { CaseResult } from '../../../scripts/compare/report/finding.ts'
import { type Report, reportJson } from '../../../scripts/compare/report/report.ts'
import { isNamed } from '../../../scripts/compare/report/report-case.ts'
import { reportHtml } from '../../../scripts/compare/report/report-html.ts'

const page = (name: string, message?: string): CaseResult => ({
  name,
  address: '/',
  variant: 'social',
  scenario: 'social',
  approved: { by: 'Aroha', at: '2026-11-01T00:00:00.000Z' },
  findings: message ? [{ kind: 'changed: text', message }] : [],
  pictures: message ? { 390: { now: new Uint8Array([1, 2, 3]) } } : {},
})

const report: Report = {
  at: '2026-11-02T00:00:00.000Z',
  leaks: [],
  pages: [page('/good social'), page('/bad social', 'It says <b>no</b> & "yes"')],
}

test('the report for people has failures first, with their pictures in it', () => {
  const html = reportHtml(report, '')
  expect(html.indexOf('/bad social')).toBeLessThan(html.indexOf('/good social'))
  expect(html.match(/<img /g)).toHaveLength(1)
  expect(html).toContain('src="data:image/png;base64,AQID"')
  expect(html).toContain('1 of 2 pages need a look')
  expect(html).toContain('approved by Aroha, 2026-11-01T00:00:00.000Z')
})

test('what a page says is text in the report, never markup', () => {
  expect(reportHtml(report, '')).toContain('It says &lt;b&gt;no&lt;/b&gt; &amp; &quot;yes&quot;')
})

test('the report for programs says whether all is well, and has no pictures', () => {
  const [good] = report.pages
  expect(JSON.parse(reportJson(report))).toMatchObject({ good: false })
  expect(JSON.parse(reportJson({ ...report, pages: good ? [good] : [] }))).toMatchObject({
    good: true,
    pages: [{ name: '/good social', findings: [] }],
  })
  expect(JSON.parse(reportJson({ ...report, pages: [], leaks: ['A leak'] })).good).toBe(false)
  expect(reportJson(report)).not.toContain('pictures')
})

test.each([
  ['/fi/poker social-black', '*', true],
  ['/fi/poker social-black', '/fi/', true],
  ['/fi/poker social-black', 'poker*black', true],
  ['/fi/poker social-black', 'black*poker', false],
  ['/fi/poker social', 'po.er', false],
])('the name %s and the pattern %s: %s', (name, pattern, named) => {
  expect(isNamed(name, pattern)).toBe(named)
})
