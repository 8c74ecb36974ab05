import { type OpenedText, type Refusal, saveAddress, textAddress, textIdOf } from '../contract.ts'

/** A text as it was when the box opened, and what is typed for it. */
export type Box = OpenedText & { newSource: string }

export const isTyped = (box: Box | null): box is Box => box !== null && box.newSource !== box.source

/** Opens a box for the text of a mark as its file is now. Rejects with the reason if it cannot. */
export async function openBox(mark: string): Promise<Box> {
  const text = await askPreview<OpenedText | null>(textAddress, textIdOf(mark))
  if (!text) {
    throw new Error('This text is no longer in its file.')
  }
  return { ...text, newSource: text.source }
}

/** Saves what is typed. Resolves to null, or to the reason why nothing was saved. */
export const saveBox = (box: Box): Promise<Refusal | null> =>
  askPreview<Refusal | null>(saveAddress, box).catch(({ message: reason }: Error) => ({
    reason,
    present: null,
  }))

async function askPreview<Answer>(address: string, sent: unknown): Promise<Answer> {
  const options = { method: 'POST', body: JSON.stringify(sent) }
  const response = await fetch(address, options).catch(() => {
    throw new Error('The preview has stopped. Start the preview again; your words stay here.')
  })
  const body = await response.json()
  if (!response.ok) {
    throw new Error(`${body.error}`)
  }
  return body
}

const storageKey = 'previewBox'

/** Keeps a box for the page that this tab loads next. */
export function keepBox(box: Box): void {
  sessionStorage.setItem(storageKey, JSON.stringify(box))
}

/** Takes the box that the last page kept, once. */
export function takeKeptBox(): Box | null {
  const box: Box | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
  sessionStorage.removeItem(storageKey)
  return box
}
