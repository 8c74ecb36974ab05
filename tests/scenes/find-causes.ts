import type { Cause } from '../../scripts/compare/approve.ts'
import type { Box } from './compare-pictures.ts'
import type { Finding } from './finding.ts'

/** A finding, and the scene and the test that have it. */
export type Found = Finding & { name: string; testId: string }

/** A cause, before its crops are cut out of the pictures. */
export type Uncut = Omit<Cause, 'crops'> & { boxes: { file: string; box: Box }[] }

/** Rules that a site must never go out with, whatever else is wrong. */
const critical = /^(18\+|age|foreign words|foreign addresses|paid links|leak|page|test|variant)$/

const severityOf = ({ rule, file }: Finding): Cause['severity'] =>
  file ? 'approval' : critical.test(rule) ? 'critical' : 'rule'

/** Rules first, because they say what is wrong; words before pictures, for the same reason. */
const rank = (finding: Finding): number =>
  ['critical', 'rule', 'approval'].indexOf(severityOf(finding)) +
  (finding.rule === 'picture' ? 1 : 0) +
  (isMoved(finding) ? 1 : 0)

const isMoved = ({ key = '' }: Finding): boolean => / moved \d+ px (up|down)$/.test(key)

/**
 * Returns what was found by its cause. Breaches that differ only in words of the page are one; words
 * and pictures belong to the breach on the same page, and pictures to the words, that speaks of them.
 */
export function findCauses(found: readonly Found[]): Uncut[] {
  const causes = new Map<string, Uncut>()
  const onPages = new Map<string, { head: Found; cause: Uncut }[]>()
  // Scenes end in another order in each run, and the report is the same.
  const sorted = [...found].sort(
    (one, two) => rank(one) - rank(two) || one.name.localeCompare(two.name, 'en'),
  )
  for (const each of sorted) {
    const { rule, message, name, testId, file, box } = each
    const page = name.split(' ', 2).join(' ')
    const onPage = onPages.get(page) ?? []
    onPages.set(page, onPage)
    const known = onPage.find(({ head, cause }) => isPartOf(each, head, cause))?.cause
    const severity = severityOf(each)
    const empty = {
      number: 0,
      severity,
      rule,
      testId,
      messages: [],
      also: [],
      names: [],
      files: [],
      boxes: [],
    }
    const cause: Uncut = known ?? causes.get(keyOf(each)) ?? empty
    if (known) add(cause.also, message)
    else {
      causes.set(keyOf(each), cause)
      onPage.push({ head: each, cause })
      add(cause.messages, message)
    }
    add(cause.names, name)
    if (file) add(cause.files, file)
    if (file && box) cause.boxes.push({ file, box })
  }
  const severities = ['critical', 'rule', 'approval']
  return [...causes.values()]
    .sort(
      (one, two) =>
        severities.indexOf(one.severity) - severities.indexOf(two.severity) ||
        two.names.length - one.names.length,
    )
    .map((cause, index) => ({ ...cause, number: index + 1 }))
}

/** Returns what is the same for all findings of a cause. */
export const keyOf = ({ rule, message, about, key = about }: Finding): string =>
  `${rule}: ${key ?? message.replaceAll(/( ?“[^”]*”)+/g, ' “”')}`

/** Tells whether words or a picture differ because of another finding on their page. */
function isPartOf(each: Found, head: Found, { files }: Uncut): boolean {
  const { about = '' } = each
  if (rank(each) < 2 || rank(head) >= rank(each)) return false
  // What differs above pushes it, if anything does.
  if (isMoved(each) && files.includes(each.file ?? '')) return true
  if (head.rule === 'broken images' && /^(\w+ )?img/.test(about)) return true
  const text = about.toLowerCase()
  // A name that only screen readers have is nothing that axe could quote.
  if (
    /^- (\w+) ".*":?\n\+ \1:?$/.test(about) &&
    /\((landmark|\S*(name|label|alt))/.test(head.message)
  )
    return true
  const quoted = head.file
    ? (head.about ?? '').matchAll(/"((?:[^"\\]|\\.)+)"|: (?!")(.+)$/gm)
    : head.message.matchAll(/“([^”]+)”/g)
  return Array.from(quoted, ([, one, two]) => (one ?? two ?? '').trim().toLowerCase())
    .filter(words => words.length > 2)
    .some(words => text.includes(words))
}

function add(list: string[], text: string): void {
  if (!list.includes(text)) list.push(text)
}
