import type { TextSource } from '../content/text-source.ts'
import type { EditableText } from './contract.ts'

/** Returns the texts of a file, each with what tells it from others with the same source. */
export function editableTexts(texts: readonly TextSource[]): (TextSource & EditableText)[] {
  const numbers = new Map<string, number>()
  const counted = texts.map(text => {
    const number = (numbers.get(text.source) ?? 0) + 1
    numbers.set(text.source, number)
    return { text, number }
  })
  return counted.map(({ text, number }) => ({
    ...text,
    copy: `${number} of ${numbers.get(text.source)}`,
  }))
}
