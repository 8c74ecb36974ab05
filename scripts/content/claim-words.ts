/**
 * Words that state what an owner may have to prove: licences, safety, independence, guarantees,
 * superlatives. The beginning of a Finnish word is enough, since its end changes.
 */
const english =
  /\b(licen[cs]ed?|regulated|certified|verified|approved|independent(ly)?|trusted|trustworthy|secure|safest|fastest|quick(est)?|instant|best|biggest|largest|highest|greatest|leading|number one|#1|award-winning|guaranteed?|risk-free|reviewed)\b/giu
const finnish =
  /(?<!\p{L})(lisens\p{L}*|säännel\p{L}*|varmennet\p{L}*|hyväksyt\p{L}*|riippumat\p{L}*|luotettav\p{L}*|turvalli(?!sesti)\p{L}*|tietoturval\p{L}*|nopei\p{L}*|paras|para[sš]?ta|parha\p{L}*|suurin|suurimm\p{L}*|johtav\p{L}*|ykkös\p{L}*|palkittu\p{L}*|taat\p{L}*|takuu\p{L}*|riskit\p{L}*|arvioitu\p{L}*)/giu

/** Where such words stand in a text: the words, from their first letter to after their last. */
export function findClaimWords(
  text: string,
  language: 'en' | 'fi',
): { word: string; start: number; end: number }[] {
  return [...text.matchAll(language === 'en' ? english : finnish)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
}
