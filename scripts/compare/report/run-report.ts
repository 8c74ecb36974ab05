import type { KnownWords } from '../findings/known-words.ts'
import { approve } from './approved-set.ts'
import { breachesOf, type Seen } from './breaches-of.ts'
import { compareCase } from './compare-case.ts'
import type { CaseResult } from './finding.ts'
import { isNamed, type ReportCase } from './report-case.ts'
import { viewPages } from './view-pages.ts'

export type RunReportInput = {
  /** Of a running comparison server. */
  origin: string
  cases: readonly ReportCase[]
  words: KnownWords
  /** The folder of the approved set. */
  approved: string
  /** Takes the pages whose names hold the pattern as approved. */
  approval?: { pattern: string; by: string; at: Date }
  /** Keeps pictures of pages without findings, too. */
  allPictures: boolean
  progress: (done: number, name: string, findings: number) => void
}

/** Looks at all pages, compares them with the approved set, and checks pairs by the route map. */
export async function runReport(input: RunReportInput): Promise<CaseResult[]> {
  const { origin, cases, words, approved, approval, allPictures, progress } = input
  const results = new Map<string, CaseResult>()
  const facts: Seen[] = []
  await viewPages({
    origin,
    cases,
    seen: (each, view) => {
      if (approval && isNamed(each.name, approval.pattern)) {
        approve(approved, each.name, view, approval.by, approval.at)
      }
      const result = compareCase(approved, each, view)
      if (allPictures || result.findings.length) {
        for (const [width, now] of view.pictures) result.pictures[width] ??= { now }
      }
      results.set(each.name, result)
      facts.push({ each, facts: view.facts })
      progress(results.size, each.name, result.findings.length)
    },
  })
  const breaches = breachesOf(facts, words)
  // In the order of the route tables, whichever page came first.
  return cases.flatMap(({ name }) => {
    const result = results.get(name)
    return result
      ? [{ ...result, findings: [...(breaches.get(name) ?? []), ...result.findings] }]
      : []
  })
}
