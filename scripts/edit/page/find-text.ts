import { diffArrays } from 'diff'
import type { TextSource } from '../../content/text-source.ts'
import type { OpenedText } from './requests.ts'

/** Whether a text is a block of a body, whose name is only its position. */
export const isBlock = ({ name }: Pick<TextSource, 'name'>): boolean => /^\d+$/.test(name)

/** Returns a text with what finds it again after others have changed its file. */
export function openText(
  { file, name, source }: TextSource,
  texts: readonly TextSource[],
): OpenedText {
  const blocks = isBlock({ name }) ? blocksOf(file, texts).map(block => block.source) : []
  return { file, name, source, blocks }
}

/**
 * Finds an opened text among the present ones: a field or label by its name, a block by its words
 * and its neighbours. Returns null if it is gone.
 */
export function findText(opened: OpenedText, texts: readonly TextSource[]): TextSource | null {
  if (!isBlock(opened)) {
    return texts.find(({ file, name }) => file === opened.file && name === opened.name) ?? null
  }
  const present = blocksOf(opened.file, texts)
  const sources = present.map(({ source }) => source)
  if (isOnce(opened.source, opened.blocks) && isOnce(opened.source, sources)) {
    return present[sources.indexOf(opened.source)] ?? null
  }
  const number = presentNumbers(opened.blocks, sources)[Number(opened.name)]
  return present[number ?? -1] ?? null
}

/** Returns the present text after which an opened one belongs, or null at the beginning. */
export function textAbove(opened: OpenedText, texts: readonly TextSource[]): TextSource | null {
  if (!isBlock(opened)) {
    return texts.findLast(text => text.file === opened.file && !isBlock(text)) ?? null
  }
  const above = Array.from(opened.blocks.keys()).slice(0, Number(opened.name)).reverse()
  const present = above.map(number =>
    findText({ ...opened, name: `${number}`, source: opened.blocks[number] ?? '' }, texts),
  )
  return present.find(text => text !== null) ?? null
}

/** Says what the file contains now in place of a text. */
export const outdatedMessage = (present: string | null): string =>
  present === null
    ? 'This text is no longer in the file.'
    : `The file has changed. The text is now: ${present}`

const blocksOf = (file: string, texts: readonly TextSource[]): TextSource[] =>
  texts.filter(text => text.file === file && isBlock(text))

/** Returns the present number of each block that there was, -1 for a block that is gone. */
function presentNumbers(before: readonly string[], present: readonly string[]): number[] {
  const changes = diffArrays([...before], [...present])
  const numbers: number[] = []
  let next = 0
  for (const [index, { added, removed, count }] of changes.entries()) {
    if (added) {
      next += count
    } else if (!removed) {
      numbers.push(...Array.from({ length: count }, () => next++))
    } else {
      const following = changes[index + 1]
      // One new block in the place of one is the same block with other words.
      const isOne = count === 1 && following?.added && following.count === 1
      const isReplaced = isOne && !before.includes(present[next] ?? '')
      numbers.push(...(isReplaced ? [next] : Array.from({ length: count }, () => -1)))
    }
  }
  return numbers
}

const isOnce = (source: string, sources: readonly string[]): boolean =>
  sources.includes(source) && sources.indexOf(source) === sources.lastIndexOf(source)
