import { errorIn, type Finding, noteOn } from './finding.ts'

/** Returns a file's text without what some systems add: a byte order mark, CR line ends. */
export const cleanSource = (source: string): string =>
  source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** Reports what makes a file unreadable. Nothing else is worth saying about it then. */
export function checkReadable(text: string, file: string): Finding[] {
  if (text.trim() === '')
    return [errorIn(file, 'This file is empty. Write its words, or delete it.')]
  const lines = text.split('\n')
  // In UTF-16 every second byte of a Latin text is zero.
  const isUtf16 = text.split('\0').length > text.length / 4
  const unread = lines.findIndex(line => isUtf16 || line.includes('\uFFFD')) + 1
  if (unread > 0) return [errorIn(file, 'A letter cannot be read. Save the file as UTF-8.', unread)]
  const startsWith = (mark: string) =>
    lines.flatMap((line, index) => (`${line} `.startsWith(`${mark} `) ? [index + 1] : []))
  const [starts, ends] = [startsWith('<<<<<<<'), startsWith('>>>>>>>')]
  const message =
    'Git left two versions here. Keep the words you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.'
  return (starts.length > 0 ? starts : ends).map(line => errorIn(file, message, line))
}

/** Letters without a shape, but for the tab and what joins emoji. */
const invisible = /(?![\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu

/** What an editor has left to do in a line. */
const left: { pattern: RegExp; say: (found: string) => string }[] = [
  {
    // Not a link's text: [text](address), [text] (address), [text][name], [name]: address.
    pattern: /(?<!!|\])\[\p{Lu}[^\]\n]*\](?! ?[([:])/gu,
    say: found => `${found} is a placeholder. Put the real words in its place.`,
  },
  {
    pattern: /\b(TODO|TBD|FIXME|XXX+|lorem ipsum)\b/giu,
    say: found => `"${found}" was left over. Write the text or delete it.`,
  },
  {
    pattern: /\S+/g,
    say: word => {
      const [found] = word.match(invisible) ?? []
      if (found === undefined) return ''
      const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      const name = found === '\u00AD' ? 'soft hyphen' : `U+${code}`
      return `"${word.replace(invisible, '')}" has an invisible letter (${name}) in it. Type the word again.`
    },
  },
]

/** Notes what an editor has left to do and years that have passed. */
export function checkLines(text: string, file: string, year: number): Finding[] {
  const findings: Finding[] = []
  text.split('\n').forEach((line, index) => {
    if (line.startsWith('#') && file.endsWith('.yaml')) return
    const note = (message: string) => message && findings.push(noteOn(file, message, index + 1))
    for (const { pattern, say } of left) {
      for (const [found] of line.matchAll(pattern)) note(say(found))
    }
    for (const [found] of line.matchAll(/\b(?:19|20)\d\d\b/g)) {
      if (Number(found) < year) note(`Is the year ${found} still right? It is ${year} now.`)
    }
  })
  return findings
}
