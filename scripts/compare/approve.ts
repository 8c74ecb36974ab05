import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, UsageError } from '../system/run-command.ts'

/** A fault: what is told of it, and the scenes that have it. */
export type Cause = {
  number: number
  /** `approval` is for people to judge; the others are red until somebody mends them. */
  severity: 'critical' | 'rule' | 'approval'
  rule: string
  messages: string[]
  /** What differs because of it. */
  also: string[]
  names: string[]
  /** What an approval replaces: pictures, and files of words. */
  files: string[]
  testId: string
  /** Crops of the pictures, before and after. */
  crops: { width: string; before?: string; after: string }[]
}

/** What was looked at, and what was found: summary.json. */
export type Summary = {
  at: string
  lookedAt: number
  /** What approves it, but for the number of a cause. */
  command: string
  /** Whether no picture had ever been approved. */
  isFirst: boolean
  causes: Cause[]
  /** What differs from what is approved, or is new: the scene of each file in `now`. */
  files: Record<string, string>
}

/** Writes a report's summary: as JSON, and for the report's page, which can load only scripts. */
export function writeSummary(folder: string, summary: Summary): void {
  const json = JSON.stringify(summary, null, 1)
  writeFileSync(join(folder, 'summary.json'), `${json}\n`)
  writeFileSync(join(folder, 'summary.js'), `globalThis.summary = ${json}\n`)
}

export function readSummary(folder: string): Summary {
  const file = join(folder, 'summary.json')
  if (!existsSync(file)) throw new CommandError('There is no report. Run: npm run compare:report')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Approves what the last report shows: all of it, or what `wanted` names by a cause's number or by a
 * pattern of scenes. A picture or a text that also shows another cause is left, and told. Returns what
 * is left of the report.
 */
export function approve(folder: string, approved: string, wanted: string[]): Summary {
  const summary = readSummary(folder)
  const { causes, files } = summary
  const causesOf = (file: string) => causes.filter(each => each.files.includes(file))
  const isNumber = (each: string) => /^\d+$/.test(each)
  const isNamed = (each: string, name: string, own: Cause[]) =>
    isNumber(each)
      ? own.some(({ number }) => number === Number(each))
      : expressionOf(each).test(name)
  const all = Object.entries(files)
  const unknown = wanted.find(
    each => !all.some(([file, name]) => isNamed(each, name, causesOf(file))),
  )
  if (unknown) throw new UsageError(`Nothing in the report to approve is called ${unknown}.`)
  const kept = new Set<Cause>()
  let taken = 0
  for (const [file, name] of all) {
    const own = causesOf(file)
    const areWanted = (some: Cause[]) =>
      !wanted.length || wanted.some(each => isNamed(each, name, some))
    if (!areWanted(own)) continue
    const others = own.filter(cause => cause.severity !== 'approval' || !areWanted([cause]))
    for (const each of others) kept.add(each)
    if (others.length) continue
    const target = file.endsWith('.yml') ? 'tests/scenes/words' : approved
    mkdirSync(target, { recursive: true })
    copyFileSync(join(folder, 'now', file), join(target, file))
    taken += 1
    delete files[file]
    for (const each of own) each.files = each.files.filter(other => other !== file)
  }
  console.log(`Approved: ${taken} pictures and texts.`)
  for (const { severity, number, rule, messages } of kept) {
    const breaks = severity === 'approval' ? '' : ', which breaks a rule'
    console.log(`Left, because it also shows cause ${number}${breaks}: ${rule}: ${messages[0]}`)
  }
  const left = causes.filter(({ severity, files }) => severity !== 'approval' || files.length)
  const result = {
    ...summary,
    isFirst: summary.isFirst && Object.keys(files).length > 0,
    causes: left,
  }
  writeSummary(folder, result)
  return result
}

/** Returns the regular expression of a pattern: * is anything, and a slash first begins the name. */
export function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return RegExp(escaped.startsWith('/') ? `(?:^|\\s)${escaped}` : escaped)
}
