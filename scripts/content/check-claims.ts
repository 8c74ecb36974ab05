import type { Language } from '../../shared/content/languages.ts'
import type { ContentSource } from './content-files.ts'
import { type Finding, noteOn } from './finding.ts'
import type { Claim, Claims } from './parse-claims.ts'

/** Words of a claim about licences, which anybody can look up in the authority's register. */
const ofLicence = /licen[cs]|lisens/i

/**
 * Reports what the owner could not prove today: claims whose evidence is missing, was never looked at
 * or has expired, licences without the address of their register, claims that no file makes any more,
 * and words that sound like a claim, or numbers of helplines, that are not on the list.
 */
export function checkClaims(
  list: Claims,
  file: string,
  sources: readonly ContentSource[],
  now: Date,
): Finding[] {
  const today = now.toISOString().slice(0, 10)
  const listed = list.claims.flatMap(claim =>
    [...unproven(claim, today), ...missing(claim, sources)].map(message =>
      claimIn(file, claim.line, `"${claim.says[0]}" ${message}`),
    ),
  )
  return [
    ...listed,
    ...sources.flatMap(source => (source.unreadable ? [] : unlisted(source, list))),
  ]
}

const claimIn = (file: string, line: number, message: string): Finding => ({
  ...noteOn(file, message, line),
  kind: 'claim',
})

function unproven({ says, evidence, checked, expires }: Claim, today: string): string[] {
  if (evidence === '') return ['has no evidence. Write where its proof is kept, or take it back.']
  const messages = []
  if (ofLicence.test(says.join()) && !/https?:\/\//.test(evidence))
    messages.push('names no register. Write the address where the licences can be looked up.')
  if (checked === '') messages.push('was never checked. Write the day on which somebody looked.')
  else if (expires === '') messages.push('never expires. Write the day on which to look again.')
  else if (expires <= today) messages.push(`expired on ${expires}. Look again.`)
  return messages
}

function missing({ says, stands }: Claim, sources: readonly ContentSource[]): string[] {
  const isIn = (place: string, file: string) => file === place || file.startsWith(`${place}/`)
  return stands
    .filter(place => {
      const inPlace = sources.filter(({ file }) => isIn(place, file))
      if (inPlace.some(({ unreadable }) => unreadable)) return false
      const texts = inPlace.map(({ text }) => oneLine(text))
      return !texts.some(text => says.some(words => text.includes(oneLine(words))))
    })
    .map(place => `does not stand in ${place} any more. Correct the list.`)
}

function unlisted({ file, text, language }: ContentSource, list: Claims): Finding[] {
  const known = [...list.claims.flatMap(({ says }) => says), ...list.harmless]
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('#') && file.endsWith('.yaml')) return []
    const rest = known.reduce((left, words) => left.replaceAll(words, '…'), line)
    return [...rest.matchAll(claimWords[language])].map(([word]) => {
      const message = `"${word}" sounds like a claim that is not in claims.yaml. List it there, or say it otherwise.`
      return claimIn(file, index + 1, message)
    })
  })
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/**
 * Words that state what an owner may have to prove: licences, safety, independence, guarantees,
 * superlatives, reviews; and numbers of helplines, which change. The beginning of a Finnish word is
 * enough, since its end changes.
 */
const claimWords: Record<Language, RegExp> = {
  en: /\b(licen[cs]ed?|regulated|certified|verified|approved|independent(ly)?|trusted|trustworthy|secure|safest|fastest|quick(est)?|instant|best|biggest|largest|highest|greatest|leading|number one|#1|award-winning|guaranteed?|risk-free|review(s|ed)?|0800[ \d]+\d)\b/giu,
  fi: /(?<!\p{L})(lisens\p{L}*|säännel\p{L}*|varmennet\p{L}*|hyväksyt\p{L}*|riippumat\p{L}*|luotettav\p{L}*|turvalli(?!sesti)\p{L}*|tietoturval\p{L}*|nopei\p{L}*|paras|para[sš]?ta|parha\p{L}*|suurin|suurimm\p{L}*|johtav\p{L}*|ykkös\p{L}*|palkittu\p{L}*|taat\p{L}*|takuu\p{L}*|riskit\p{L}*|arvioitu\p{L}*|arvostel\p{L}*|0800[ \d]+\d)/giu,
}
