import type { Report } from '../finding.ts'
import { isEscaped } from './rule-context.ts'
import { shorten } from './shorten.ts'

export function checkReadable(source: string, report: Report): void {
  if (source.trim() === '') {
    report('This file is empty. Write its words, or delete it.')
  }
  // In UTF-16 every second byte of a Latin text is zero.
  const isUtf16 = /^\0?[^\0]\0[^\0]\0/.test(source)
  const unknown = isUtf16 ? 0 : source.indexOf('\uFFFD')
  if (unknown >= 0) {
    const message = 'A character cannot be read. Save the file as UTF-8.'
    report(message, isUtf16 ? 1 : lineAt(source, unknown))
  }
  for (const { index } of source.matchAll(/^<{7}(?: |$)[\s\S]*?^>{7}(?= |$)|^[<>]{7}(?= |$)/gm)) {
    const message =
      'Git left two versions here. Keep the words you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.'
    report(message, lineAt(source, index))
  }
}

/** How a text is checked for words that are left to write. */
type WordOptions = {
  /** Whether a backslash before a bracket makes it a plain character. */
  isMarkdown?: boolean
  /** A placeholder that stays, because the customer prescribes it. */
  prescribed?: string
}

/** Reports words that are left to write, and notes invisible characters. */
export function checkWords(
  source: string,
  report: Report,
  { isMarkdown = false, prescribed }: WordOptions = {},
): void {
  const toDo = (pattern: RegExp, say: (found: string) => string) => {
    for (const { 0: found, index } of source.matchAll(pattern)) {
      if (found !== prescribed && !(isMarkdown && isEscaped(source, index))) {
        report(say(shorten(found)), lineAt(source, index), 'to do')
      }
    }
  }
  const bracket = isMarkdown ? ' If you mean the bracket itself, write \\[.' : ''
  // Not a link’s text, such as [text](address), [text] (address), [text][name] and [name]: address,
  // nor a mark of another system.
  toDo(
    /(?<![!\][])\[(?!T(?:oc|OC)\])\p{Lu}[^\]\n]*\](?! ?[([:]|\])/gu,
    found => `${found} is a placeholder. Replace it with the real words.${bracket}`,
  )
  toDo(
    /\b(TODO|TBD|FIXME|XXX+|lorem ipsum)\b/gi,
    found => `"${found}" was left over. Write the text or delete it.`,
  )
  for (const { index } of source.matchAll(invisible)) {
    const [before] = /\S*$/.exec(source.slice(Math.max(0, index - 60), index)) ?? []
    const [after] = /^\S*/.exec(source.slice(index + 1, index + 60)) ?? []
    const word = shorten(`${before}${after}`.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ''))
    const message = word
      ? `"${word}" contains an invisible character. Type the word again.`
      : 'This line contains an invisible character. Delete it.'
    report(message, lineAt(source, index), 'note')
  }
  for (const { 0: found, index } of source.matchAll(withoutGlyph)) {
    const message = `${shorten(found)} contains a character that pages show as an empty box. Type it again.`
    report(message, lineAt(source, index), 'note')
  }
}

/** A word with a character of private use, such as a symbol of Word's, or with the place of an object. */
const withoutGlyph = /\S{0,20}(?!(?<=^ *)\uF0B7)[\p{Co}\uFFFC]\S{0,20}/gmu

/**
 * Control, format and separator characters, but for tabs, line ends, the joiner of emoji and the
 * letters in flags such as Scotland's.
 */
const invisible =
  /(?![\t\n]|(?<=\p{Emoji}|\uFE0F)\u200D|(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Blanks lines that nest blocks too deeply, and reports them. A thousand list marks in a row would
 * exceed the stack of the parser or of React.
 */
export const withoutDeepLines = (bodySource: string, report: Report): string =>
  bodySource.replace(deepLine, (line, at: number) => {
    report('This line begins with more than 20 list marks. Remove some.', lineAt(bodySource, at))
    return ' '.repeat(line.length)
  })

/** More than 20 marks of lists and quotations that are no line across the page, such as - - -. */
const deepLine = /^(?![-\s]+$|[*\s]+$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){21,}.*$/gm

/** Counts lines from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length

/** Blanks comments, keys and variables of YAML, so that all offsets stay. */
export const onlyWords = (yaml: string): string =>
  yaml.replace(/^(?:#.*|\w+(?=:))|\{\w+\}/gm, match => ' '.repeat(match.length))
