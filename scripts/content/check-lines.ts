import type { Language } from '../../shared/content/languages.ts'
import type { ContentSource } from './content-files.ts'
import { errorIn, type Finding, noteOn } from './finding.ts'

/** Reports what makes a file unreadable. Nothing else is worth saying about it then. */
export function checkReadable({ text, file }: ContentSource): Finding[] {
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

/**
 * Notes what an editor has left to do, years that have passed, and words that sound like a claim, or
 * numbers of helplines, that the list of claims does not know.
 */
export function checkLines(
  { text, file, language }: ContentSource,
  knownClaims: readonly string[],
  year: number,
): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('#') && file.endsWith('.yaml')) return []
    const find = (pattern: RegExp, say: (found: string) => string | false, within = line) =>
      Array.from(within.matchAll(pattern), ([found]) => say(found))
        .filter(message => message !== false)
        .map(message => noteOn(file, message, index + 1))
    const unlisted = knownClaims.reduce((rest, words) => rest.replaceAll(words, '…'), line)
    return [
      ...find(placeholder, found => `${found} is a placeholder. Put the real words in its place.`),
      ...find(leftOver, found => `"${found}" was left over. Write the text or delete it.`),
      ...find(/\S+/g, nameInvisible),
      ...find(
        /\b(?:19|20)\d\d\b/g,
        found => Number(found) < year && `Is the year ${found} still right? It is ${year} now.`,
      ),
      ...find(
        claimWords[language],
        found =>
          `"${found}" sounds like a claim that is not in claims.yaml. List it there, or say it otherwise.`,
        unlisted,
      ).map(note => ({ ...note, kind: 'claim' as const })),
    ]
  })
}

/** Not a link's text: [text](address), [text] (address), [text][name], [name]: address. */
const placeholder = /(?<!!|\])\[\p{Lu}[^\]\n]*\](?! ?[([:])/gu

const leftOver = /\b(TODO|TBD|FIXME|XXX+|lorem ipsum)\b/giu

/** Letters without a shape, but for the tab and what joins emoji. */
const invisible = /(?!\t|(?<=\p{Emoji}|\uFE0F)\u200D)[\p{Cc}\p{Cf}]/gu

function nameInvisible(word: string): string | false {
  const [found] = word.match(invisible) ?? []
  if (found === undefined) return false
  const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const name = found === '\u00AD' ? 'soft hyphen' : `U+${code}`
  return `"${word.replace(invisible, '')}" has an invisible letter (${name}) in it. Type the word again.`
}

/**
 * Words that state what an owner may have to prove: licences, safety, independence, guarantees,
 * superlatives, reviews; and numbers of helplines, which change. The beginning of a Finnish word is
 * enough, since its end changes.
 */
const claimWords: Record<Language, RegExp> = {
  en: /\b(licen[cs]ed?|regulated|certified|verified|approved|independent(ly)?|trusted|trustworthy|secure|safest|fastest|quick(est)?|instant|best|biggest|largest|highest|greatest|leading|number one|#1|award-winning|guaranteed?|risk-free|review(s|ed)?|0800[ \d]+\d)\b/giu,
  fi: /(?<!\p{L})(lisens\p{L}*|säännel\p{L}*|varmennet\p{L}*|hyväksyt\p{L}*|riippumat\p{L}*|luotettav\p{L}*|turvalli(?!sesti)\p{L}*|tietoturval\p{L}*|nopei\p{L}*|paras|para[sš]?ta|parha\p{L}*|suurin|suurimm\p{L}*|johtav\p{L}*|ykkös\p{L}*|palkittu\p{L}*|taat\p{L}*|takuu\p{L}*|riskit\p{L}*|arvioitu\p{L}*|arvostel\p{L}*|0800[ \d]+\d)/giu,
}
