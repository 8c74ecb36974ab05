import type { Language } from '../../../shared/content/languages.ts'
import type { ContentSource } from '../content-files.ts'
import { type Report, reportFound } from '../finding.ts'

/** What makes a file unreadable. */
export const unreadable = {
  'This file is empty. Write its words, or delete it.': /^\s*$/g,
  // In UTF-16 every second byte of a Latin text is zero.
  'A character cannot be read. Save the file as UTF-8.': /(?:^\0?[^\0]\0[^\0]\0|\uFFFD)[\s\S]*/g,
  'Git left two versions here. Keep the words you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.':
    /^<{7}(?: |$)[\s\S]*?^>{7}(?= |$)|^[<>]{7}(?= |$)/gm,
}

/** Notes what is left to do, invisible letters, and claims that the list of claims does not have. */
export function checkLines(
  { text, file, language }: ContentSource,
  knownClaims: readonly string[],
  report: Report,
): void {
  const words = file.endsWith('.yaml') ? text.replace(/^#.*/gm, '') : text
  const unlisted = knownClaims.reduce((rest, known) => rest.replaceAll(known, '…'), words)
  reportFound(unwritten, words, report, 'to do')
  reportFound(slips, words, report, 'note')
  reportFound({ [claim]: claimWords[language] }, unlisted, report, 'to do')
}

/** Words that the owner or an editor still has to write. */
const unwritten = {
  // Not a link's text: [text](address), [text] (address), [text][name], [name]: address.
  '{found} is a placeholder. Replace it with the real words.':
    /(?<!!|\])\[\p{Lu}[^\]\n]*\](?! ?[([:])/gu,
  '"{found}" was left over. Write the text or delete it.':
    /\b(TODO|TBD|FIXME|XXX+|lorem ipsum)\b/giu,
}

const slips = {
  // Control and format characters, but for tabs, line ends and the joiner of emoji.
  '"{found}" contains an invisible character. Type the word again.':
    /\S*(?![\t\n]|(?<=\p{Emoji}|\uFE0F)\u200D)[\p{Cc}\p{Cf}]\S*/gu,
}

const claim =
  '"{found}" sounds like a claim that is not in claims.yaml. List it there, or rephrase it.'

/** What an owner may have to prove, and numbers of helplines. The ends of Finnish words vary. */
const claimWords: Record<Language, RegExp> = {
  en: /\b(licen[cs]ed?|regulated|certified|verified|approved|independent(ly)?|trusted|trustworthy|secure|safest|fastest|quick(est)?|instant|best|biggest|largest|highest|greatest|leading|number one|#1|award-winning|guaranteed?|risk-free|review(s|ed)?|0800[ \d]+\d)\b/giu,
  fi: /(?<!\p{L})(lisens\p{L}*|säännel\p{L}*|varmennet\p{L}*|hyväksyt\p{L}*|riippumat\p{L}*|luotettav\p{L}*|turvalli(?!sesti)\p{L}*|tietoturval\p{L}*|nopei\p{L}*|nopeasti maksa\p{L}*|paras|para[sš]?ta|parha\p{L}*|suurin|suurimm\p{L}*|johtav\p{L}*|ykkös\p{L}*|palkittu\p{L}*|taat\p{L}*|takuu\p{L}*|riskit\p{L}*|arvioitu\p{L}*|arvostel\p{L}*|0800[ \d]+\d)/giu,
}
