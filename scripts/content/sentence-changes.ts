import { diffArrays } from 'diff'
import type { SentenceChange } from '../edit/page/news.ts'

/** Returns the sentences that differ between two texts, with the lines of the new one. */
export function sentenceChanges(before: string, after: string, firstLine = 1): SentenceChange[] {
  let line = firstLine
  return pairItems(
    sentencesOf(before, firstLine),
    sentencesOf(after, firstLine),
    (a, b) => a.text === b.text,
  ).flatMap(([old, edited]) => {
    line = edited?.line ?? line
    if (old?.text === edited?.text) return []
    return [{ line, before: old?.text ?? '', after: edited?.text ?? '' }]
  })
}

/** Pairs the items of two lists that are the same, and those that stand in the same place. */
export function pairItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  comparator: (a: Item, b: Item) => boolean,
): [Item?, Item?][] {
  const rest = [...before]
  return diffArrays([...before], [...after], { comparator }).flatMap(
    ({ value, added, removed }, index, chunks) => {
      // What was added in place of something is paired with it.
      if (added && chunks[index - 1]?.removed) return []
      const next = chunks[index + 1]
      const old = added ? [] : rest.splice(0, value.length)
      const edited = removed ? (next?.added ? next.value : []) : value
      const length = Math.max(old.length, edited.length)
      return Array.from({ length }, (_, at): [Item?, Item?] => [old[at], edited[at]])
    },
  )
}

type Sentence = { line: number; text: string }

/** Where a sentence ends: a full stop, an empty line, a line that begins a heading, item or field. */
const sentenceEnd = /((?<=[.!?]["”’)*_]*)\s+|\n\s*\n|\n(?=\s*(?:[-*+>|#]|\d+\.|[\w-]+:\s)))/

/** Splits a text into sentences, each on one line however it was broken. */
export function sentencesOf(text: string, firstLine: number): Sentence[] {
  let line = firstLine
  return text.split(sentenceEnd).flatMap(piece => {
    const sentence = { line, text: piece.replace(/\s+/g, ' ').trim() }
    line += piece.split('\n').length - 1
    return sentence.text ? [sentence] : []
  })
}
