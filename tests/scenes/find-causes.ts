import type { Cause } from '../../scripts/compare/approve.ts'
import type { Finding } from './finding.ts'

/** A finding, with the scene and the test that have it. */
export type Found = Finding & { name: string; testId: string }

/** Rules without which the site must not be published. */
const critical =
  /^(18\+|age|wrong-variant words|wrong-variant addresses|paid links|privacy|leak|page|test|variant)$/

const severities = ['critical', 'rule', 'approval'] as const

const severityOf = ({ rule, file }: Finding): Cause['severity'] =>
  file ? 'approval' : critical.test(rule) ? 'critical' : 'rule'

const isMoved = ({ key = '' }: Finding): boolean => / moved \d+ px (up|down)$/.test(key)

/** Rules before words and words before pictures: the earlier ones explain the later ones. */
const rank = (finding: Finding): number =>
  severities.indexOf(severityOf(finding)) +
  (finding.rule === 'picture' ? 1 : 0) +
  (isMoved(finding) ? 1 : 0)

/**
 * Returns the causes of findings. Breaches that differ only in quoted words have one cause. Words
 * and pictures belong to a breach on their page that quotes them, and pictures to such words. What else
 * differs in a picture of a breach belongs to it, and so do the pictures of a page on which something
 * does not load.
 */
export function findCauses(found: readonly Found[]): Cause[] {
  const causes = new Map<string, Cause>()
  const heads: { head: Found; cause: Cause }[] = []
  // Scenes end in any order, but the report is always the same.
  const sorted = [...found].sort(
    (one, two) => rank(one) - rank(two) || one.name.localeCompare(two.name, 'en'),
  )
  for (const each of sorted) {
    const { rule, message, name, testId, file, box } = each
    const known = heads.find(({ head, cause }) => isPartOf(each, head, cause))?.cause
    const cause: Cause = known ??
      causes.get(keyOf(each)) ?? {
        ...{ number: 0, severity: severityOf(each), rule, testId },
        ...{ messages: [], also: [], names: [], files: [], boxes: [] },
      }
    if (!known) {
      causes.set(keyOf(each), cause)
    }
    cause.testId ||= testId
    heads.push({ head: each, cause })
    add(known ? cause.also : cause.messages, message)
    add(cause.names, name)
    if (file) {
      add(cause.files, file)
    }
    if (file && box) {
      cause.boxes.push({ file, box })
    }
  }
  return [...causes.values()]
    .sort(
      (one, two) =>
        severities.indexOf(one.severity) - severities.indexOf(two.severity) ||
        two.names.length - one.names.length,
    )
    .map((cause, index) => ({ ...cause, number: index + 1 }))
}

/** Returns the common part of a cause's findings. */
export const keyOf = ({ rule, message, about, key = about }: Finding): string =>
  `${rule}: ${key ?? message.replaceAll(/( ?“[^”]*”)+/g, ' “”')}`

/** Returns the path and the variant of a scene. */
const pageOf = ({ name }: Found): string => name.split(' ', 2).join(' ')

/** Returns whether a finding is there because of another one. */
function isPartOf(each: Found, head: Found, { files, severity }: Cause): boolean {
  const { about = each.message } = each
  const isPicture = each.rule === 'picture'
  if (rank(head) >= rank(each)) {
    return false
  }
  // A foreign request is also a complaint if it fails.
  const isRequest = head.rule === 'privacy' && each.rule === 'console'
  if (!isRequest && (pageOf(each) !== pageOf(head) || !each.file)) {
    return false
  }
  const isShared = files.includes(each.file ?? '')
  // Something that differs above has pushed it.
  if (isMoved(each) && isShared) {
    return true
  }
  // Nobody can approve a picture that shows a breach, whatever else differs in it.
  if (isPicture && isShared && severity !== 'approval') {
    return true
  }
  // The frame of a missing picture may move.
  if (isPicture && head.message.startsWith('not loaded')) {
    return true
  }
  // Words that are gone make the page shorter.
  const isRemoval = head.rule === 'words' && !/^\+/m.test(head.about ?? '+')
  if (isRemoval && / (different|up), and the page is \d+ px shorter/.test(each.message)) {
    return true
  }
  // Axe cannot quote a name that only screen readers have.
  const isName = /^- (\w+) ".*":?\n\+ \1:?$/.test(about)
  if (isName && /\((landmark|\S*(name|label|alt))/.test(head.message)) {
    return true
  }
  const quoted = head.file
    ? (head.about ?? '').matchAll(/"((?:[^"\\]|\\.)+)"|: (?!")(.+)$/gm)
    : head.message.matchAll(/“([^”]+)”/g)
  const text = about.toLowerCase()
  return Array.from(quoted, ([, one, two]) => (one ?? two ?? '').trim().toLowerCase()).some(
    words => words.length > 2 && text.includes(words),
  )
}

function add(list: string[], text: string): void {
  if (!list.includes(text)) {
    list.push(text)
  }
}
