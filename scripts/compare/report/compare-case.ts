import { compareFacts } from '../findings/compare-facts.ts'
import type { PageFacts } from '../findings/page-facts.ts'
import { readApproval, readApprovedPicture } from './approved-set.ts'
import { comparePictures } from './compare-pictures.ts'
import type { CaseResult, Finding, Pictures } from './finding.ts'
import type { ReportCase } from './report-case.ts'
import type { View } from './view-page.ts'

/** A page as it is now against what was approved of it. Pictures are kept where they differ. */
export function compareCase(folder: string, each: ReportCase, view: View): CaseResult {
  const { name, at, variant, scenario } = each
  const approval = readApproval(folder, name)
  const result = { name, address: at.address, variant, scenario }
  if (!approval) {
    const findings: Finding[] = [
      { kind: 'not approved', message: 'Nobody has approved this page.' },
    ]
    return { ...result, approved: null, findings, pictures: {} }
  }
  const findings = changedFacts(approval.facts, view.facts)
  const pictures: Record<number, Pictures> = {}
  for (const [width, now] of view.pictures) {
    const approved = readApprovedPicture(folder, name, width)
    const changed = approved && comparePictures(approved, now)
    if (approved && !changed) continue
    const message = changed?.message ?? 'There is no approved picture.'
    findings.push({ kind: 'changed: picture', message: `${width} pixels wide: ${message}`, width })
    pictures[width] = { now, approved, difference: changed?.difference }
  }
  const { by, at: when } = approval
  return { ...result, approved: { by, at: when }, findings, pictures }
}

/** The bytes are told, not judged: they change with every edit. */
const changedFacts = (approved: PageFacts, now: PageFacts): Finding[] =>
  compareFacts(approved, now)
    .filter(({ aspect, same }) => !same && aspect !== 'bytes')
    .map(({ aspect, parts }) => {
      const lines = (side: 'left' | 'right') =>
        parts.flatMap(part => (part.in === side ? part.lines : []))
      const told = [
        ...lines('left').map(line => `− ${line}`),
        ...lines('right').map(line => `+ ${line}`),
      ]
      return { kind: `changed: ${aspect}`, message: told.slice(0, 3).join('  '), parts }
    })
