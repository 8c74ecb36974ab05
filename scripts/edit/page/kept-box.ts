import type { OpenedText } from '../contract.ts'

/** The text in the box, null until the preview has answered, and what is typed for it. */
export type Box = { mark: string; text: OpenedText | null; after: string }

// The tab keeps these when the page reloads, also after the preview has stopped.
const boxKey = 'previewBox'
const savedKey = 'previewSaved'

export const isTyped = (box: Box | null): boolean =>
  box?.text != null && box.after !== box.text.source

export function keepBox(box: Box | null): void {
  sessionStorage.setItem(boxKey, JSON.stringify(box))
}

export function keptBox(): Box | null {
  const box: Box | null = JSON.parse(sessionStorage.getItem(boxKey) ?? 'null')
  return box
}

/** Remembers which text was saved, for the page that shows it. */
export function keepSaved(mark: string): void {
  sessionStorage.setItem(savedKey, mark)
}

/** Returns the text that was saved before this page was loaded, once. */
export function takeSaved(): string {
  const mark = sessionStorage.getItem(savedKey) ?? ''
  sessionStorage.removeItem(savedKey)
  return mark
}
