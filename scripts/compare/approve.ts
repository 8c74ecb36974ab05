import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, UsageError } from '../system/run-command.ts'

/** A part of a picture that differs, and how far down something above has pushed it. */
export type Box = { left: number; top: number; right: number; bottom: number; pushed: number }

/** A fault, and where it shows. */
export type Cause = {
  number: number
  /** People judge an `approval`. The others are red until they are fixed. */
  severity: 'critical' | 'rule' | 'approval'
  rule: string
  messages: string[]
  /** Other findings that it explains. */
  also: string[]
  /** Scenes that have it. */
  names: string[]
  /** The test of one that has a trace, or ''. */
  testId: string
  /** Pictures, and files of words, that an approval replaces. */
  files: string[]
  boxes: { file: string; box: Box }[]
}

/** A report: summary.json. */
export type Summary = {
  at: string
  checked: number
  /** The command that approves a cause, without its number. */
  command: string
  /** Whether no picture was ever approved. */
  isFirst: boolean
  causes: Cause[]
  /** What differs from what is approved, or is new: the scene of each file in `now`. */
  files: Record<string, string>
}

/** Writes a report's summary as JSON, and as a script, because its page is also opened as a file. */
export function writeSummary(folder: string, summary: Summary): void {
  const json = JSON.stringify(summary, null, 1)
  writeFileSync(join(folder, 'summary.json'), `${json}\n`)
  writeFileSync(join(folder, 'summary.js'), `globalThis.summary = ${json}\n`)
}

export function readSummary(folder: string): Summary {
  const file = join(folder, 'summary.json')
  if (!existsSync(file)) {
    throw new CommandError('There is no report. Run: npm run compare:report')
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Approves what the last report shows: all of it, or causes by number and scenes by pattern. A file
 * that also shows another cause is left, and the command says so.
 */
export function approve(folder: string, approved: string, wanted: string[]): void {
  const { causes, files, ...summary } = readSummary(folder)
  const isNumber = (word: string) => /^\d+$/.test(word)
  const causesOf = (file: string) => causes.filter(cause => cause.files.includes(file))
  const names = (word: string, file: string) =>
    isNumber(word)
      ? causesOf(file).some(({ number }) => number === Number(word))
      : expressionOf(word).test(files[file] ?? '')
  const unknown = wanted.find(word => !Object.keys(files).some(file => names(word, file)))
  if (unknown) {
    throw new UsageError(`The report has nothing to approve that matches "${unknown}".`)
  }

  const left = new Set<Cause>()
  let count = 0
  for (const file of Object.keys(files)) {
    const words = wanted.filter(word => names(word, file))
    if (wanted.length && !words.length) {
      continue
    }
    // A number names one cause; a pattern names all causes of a scene.
    const isAll = !wanted.length || !words.every(isNumber)
    const others = causesOf(file).filter(
      ({ severity, number }) => severity !== 'approval' || !(isAll || words.includes(`${number}`)),
    )
    for (const cause of others) {
      left.add(cause)
    }
    if (others.length) {
      continue
    }
    const target = file.endsWith('.yml') ? 'tests/scenes/words' : approved
    mkdirSync(target, { recursive: true })
    copyFileSync(join(folder, 'now', file), join(target, file))
    for (const cause of causesOf(file)) {
      cause.files.splice(cause.files.indexOf(file), 1)
    }
    delete files[file]
    count += 1
  }
  console.log(`Approved: ${count} pictures and texts.`)
  for (const { severity, number, rule, messages } of left) {
    const breaks = severity === 'approval' ? '' : ', which breaks a rule'
    console.log(`Skipped, because it also shows cause ${number}${breaks}: ${rule}: ${messages[0]}`)
  }
  writeSummary(folder, {
    ...summary,
    isFirst: summary.isFirst && Object.keys(files).length > 0,
    causes: causes
      .filter(({ severity, files }) => severity !== 'approval' || files.length)
      .map(each => ({
        ...each,
        boxes: each.boxes.filter(({ file }) => each.files.includes(file)),
      })),
    files,
  })
}

/** Returns the regular expression of a pattern: * is anything, and a slash first begins the name. */
export function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return RegExp(escaped.startsWith('/') ? `(?:^|\\s)${escaped}` : escaped)
}
