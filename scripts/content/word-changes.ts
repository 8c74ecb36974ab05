import { diffWordsWithSpace } from 'diff'

/** Words that went and words that came in the same place. Either can be empty, not both. */
export type WordChange = { line: number; went: string; came: string }

/** What changed between two texts, word by word, with the lines of the new one. */
export function wordChanges(before: string, after: string): WordChange[] {
  const changes: WordChange[] = []
  let line = 1
  let isNew = true
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    if (added || removed) {
      const side = added ? 'came' : 'went'
      const change = isNew ? { line, went: '', came: '' } : changes.pop()
      if (change) changes.push({ ...change, [side]: `${change[side]} ${value}`.trim() })
      isNew = false
    } else isNew = isNew || value.trim() !== '' || value.includes('\n')
    if (!removed) line += value.split('\n').length - 1
  }
  return changes.filter(({ went, came }) => went !== came)
}
