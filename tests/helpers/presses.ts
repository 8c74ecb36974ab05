// Functions that run in a page, which takes many presses without leaving it.

export type Pointer = 'mouse' | 'finger'
export type Press = { x: number; y: number }
export type ControlPress = Press & { control: number }

type Click = {
  /** The key that was pressed, or '' for a pointer. */
  key: string
  path: EventTarget[]
}

declare global {
  interface Window {
    clicks: Click[]
    stopRecording: () => void
    controls: HTMLElement[]
    /** The keys that click a control. */
    keysOf: (control: HTMLElement) => string[]
  }
}

/** Records what the browser makes of presses, and keeps it from having an effect until `stopRecording`. */
export function recordClicks(): void {
  const recording = new AbortController()
  window.stopRecording = () => recording.abort()
  // A game, which is another document, would take keys, and presses where it was before a scroll.
  document.querySelector('iframe')?.style.setProperty('visibility', 'hidden')
  window.clicks = []
  let pressed = ''
  addEventListener(
    'keydown',
    ({ key }) => {
      pressed = key
    },
    { signal: recording.signal },
  )
  addEventListener(
    'click',
    event => {
      event.preventDefault()
      event.stopImmediatePropagation()
      // No pointer has clicked if the detail is 0.
      const key = event.detail === 0 ? pressed : ''
      window.clicks.push({ key, path: event.composedPath() })
    },
    { capture: true, signal: recording.signal },
  )
}

/** Finds what a visitor can press: in an open popover, otherwise on the page. Counts it. */
export function findControls(): number {
  const root = document.querySelector(':popover-open') ?? document
  const found = root.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, textarea, label',
  )
  window.controls = [...found].filter(
    control =>
      control.checkVisibility({ visibilityProperty: true }) &&
      // The skip link is for keys.
      getComputedStyle(control).clipPath === 'none',
  )
  window.keysOf = ({ localName }) =>
    ({ a: ['Enter'], button: ['Enter', ' '], summary: ['Enter', ' '] })[localName] ?? []
  return window.controls.length
}

/**
 * Scrolls to a control. Returns the middle of each control in view from there on, and points near
 * two of its corners. Closer to an edge, a finger may press the neighbour.
 */
export function pressesFrom({
  first,
  pointer,
}: {
  first: number
  pointer: Pointer
}): ControlPress[] {
  window.clicks = []
  window.controls[first]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const bar = document.querySelector('header')
  const barEnd = bar?.getBoundingClientRect().bottom ?? 0
  const presses: ControlPress[] = []
  for (let control = first; control < window.controls.length; control++) {
    const element = window.controls[control] ?? document.body
    // A link can have two lines.
    const { left, top, right, bottom } = element.getClientRects()[0] ?? new DOMRect()
    const style = getComputedStyle(element)
    // The padding of a link in a text is below the next line.
    const padding = style.display === 'inline' ? Number.parseFloat(style.paddingTop) : 0
    const isClear = (top >= barEnd || bar?.contains(element)) && bottom <= window.innerHeight
    if (control > first && !isClear) {
      break
    }
    const round = Number.parseFloat(style.borderTopLeftRadius)
    const depth = pointer === 'finger' ? padding + (bottom - top - 2 * padding) / 4 : padding
    const inset = Math.max(Math.ceil(round), 2)
    presses.push(
      { control, x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) },
      { control, x: Math.ceil(left) + inset, y: Math.ceil(top + depth) },
      { control, x: Math.floor(right) - 1 - inset, y: Math.floor(bottom - depth) - 1 },
    )
  }
  return presses
}

/**
 * Names the controls whose presses clicked something else. Each press makes one click, although a
 * finger's is not exactly where it went down.
 */
export function missedPresses(presses: ControlPress[]): string[] {
  return presses.flatMap(({ control, x, y }, index) => {
    const element = window.controls[control] ?? document.body
    const path = window.clicks[index]?.path ?? []
    const [target] = path
    const clicked =
      target instanceof Element ? `${target.localName}.${target.className}` : 'nothing'
    const { localName, className, textContent } = element
    return path.includes(element)
      ? []
      : [`${localName}.${className} “${textContent}”: a press at ${x}, ${y} clicks ${clicked}`]
  })
}

/** Focuses the first control. Returns the keys that press all of them one after the other. */
export function keysForControls(): string[] {
  window.clicks = []
  const stops = window.controls.filter(control => control.localName !== 'label')
  stops[0]?.focus()
  return stops.flatMap(stop => [...window.keysOf(stop), 'Tab'])
}

/** Names the controls that a key did not click. */
export function missedKeys(): string[] {
  return window.controls.flatMap(control =>
    window
      .keysOf(control)
      .filter(key => !window.clicks.some(click => click.key === key && click.path[0] === control))
      .map(
        key => `${control.localName}.${control.className} “${control.textContent}”: key “${key}”`,
      ),
  )
}
