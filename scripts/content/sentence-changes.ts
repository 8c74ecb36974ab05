import { diffArrays } from 'diff'

/** A sentence before and after. Either can be empty, not both. */
export type SentenceChange = { line: number; before: string; after: string }

/** Returns the sentences that differ between two texts, with the lines of the new one. */
export function sentenceChanges(before: string, after: string): SentenceChange[] {
  const comparator = (a: Sentence, b: Sentence) => a.text === b.text
  const chunks = diffArrays(sentencesOf(before), sentencesOf(after), { comparator })
  let line = 1
  return chunks.flatMap(({ value, added, removed }, index) => {
    const next = chunks[index + 1]
    const [old, edited] = removed ? [value, next?.added ? next.value : []] : [[], value]
    line = edited.at(-1)?.line ?? line
    // What was added in place of something has been told with it.
    if (!(added && !chunks[index - 1]?.removed) && !removed) return []
    return Array.from({ length: Math.max(old.length, edited.length) }, (_, at) => ({
      line: edited[at]?.line ?? line,
      before: old[at]?.text ?? '',
      after: edited[at]?.text ?? '',
    }))
  })
}

type Sentence = { line: number; text: string }

/** Where a sentence ends: a full stop, an empty line, a line that begins a heading, item or field. */
const sentenceEnd = /((?<=[.!?]["”’)*_]*)\s+|\n\s*\n|\n(?=\s*(?:[-*+>|#]|\d+\.|[\w-]+:\s)))/

/** Splits a text into sentences, each on one line however it was broken. */
function sentencesOf(text: string): Sentence[] {
  let line = 1
  return text.split(sentenceEnd).flatMap(piece => {
    const sentence = { line, text: piece.replace(/\s+/g, ' ').trim() }
    line += piece.split('\n').length - 1
    return sentence.text ? [sentence] : []
  })
}
