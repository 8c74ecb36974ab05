import type { Finding, Report } from '../finding.ts'

export function checkReadable(text: string, report: Report): void {
  if (text.trim() === '') {
    report('This file is empty. Write its words, or delete it.')
  }
  // In UTF-16 every second byte of a Latin text is zero.
  const isUtf16 = /^\0?[^\0]\0[^\0]\0/.test(text)
  const unknown = isUtf16 ? 0 : text.indexOf('\uFFFD')
  if (unknown >= 0) {
    const message = 'A character cannot be read. Save the file as UTF-8.'
    report(message, isUtf16 ? 1 : lineAt(text, unknown))
  }
  for (const { index } of text.matchAll(/^<{7}(?: |$)[\s\S]*?^>{7}(?= |$)|^[<>]{7}(?= |$)/gm)) {
    const message =
      'Git left two versions here. Keep the words you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.'
    report(message, lineAt(text, index))
  }
}

/** Reports words that are left to write, and notes invisible characters. */
export function checkWords(text: string, file: string, report: Report): void {
  const words = onlyWords(text, file)
  const each = (pattern: RegExp, kind: Finding['kind'], say: (found: string) => string) => {
    for (const { 0: found, index } of words.matchAll(pattern)) {
      const visible = found.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      report(say(visible), lineAt(words, index), kind)
    }
  }
  // Not a link's text: [text](address), [text] (address), [text][name], [name]: address.
  each(
    /(?<!!|\])\[\p{Lu}[^\]\n]*\](?! ?[([:])/gu,
    'to do',
    found => `${found} is a placeholder. Replace it with the real words.`,
  )
  each(
    /\b(TODO|TBD|FIXME|XXX+|lorem ipsum)\b/giu,
    'to do',
    found => `"${found}" was left over. Write the text or delete it.`,
  )
  // Control, format and separator characters, but for tabs, line ends and the joiner of emoji.
  each(
    /\S*(?![\t\n]|(?<=\p{Emoji}|\uFE0F)\u200D)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]\S*/gu,
    'note',
    found => `"${found}" contains an invisible character. Type the word again.`,
  )
}

/** Returns the number of the line at an offset, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length

/** Returns a text with blanks in place of YAML's comments, keys and variables, so that all offsets stay. */
export const onlyWords = (text: string, file: string): string =>
  file.endsWith('.yaml')
    ? text.replace(/^(?:#.*|\w+(?=:))|\{\w+\}/gm, other => ' '.repeat(other.length))
    : text
