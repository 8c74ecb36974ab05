import type { TextSource } from '../../content/text-source.ts'

export type NamedText = Pick<TextSource, 'file' | 'name'>

export const markOf = ({ file, name }: NamedText): string => `${file}#${name}`

export function textOfMark(mark: string): NamedText {
  const [file = '', name = ''] = mark.split('#')
  return { file, name }
}

export const selectorOf = (text: NamedText): string =>
  `[data-preview-text=${CSS.escape(markOf(text))}]`
