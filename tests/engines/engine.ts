/** A browser engine with one tab, as far as the sentences need it. */
export type Engine = {
  /** Begins to load an address. */
  go: (address: string) => Promise<unknown>
  back: () => Promise<unknown>
  /** Runs the text of a script in the page. Returns its value, which has to be JSON. */
  evaluate: (script: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  click: (x: number, y: number) => Promise<unknown>
  /** Presses the keys for a text, or one that WebDriver has a code for. */
  type: (keys: string) => Promise<unknown>
  /** Returns how many tabs the page has opened. None stays open. */
  tabs: () => number
  /** What was written to the console as an error or a warning, and what the policy refused. */
  complaints: string[]
  close: () => Promise<unknown>
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = { enter: '\uE007', escape: '\uE00C' }

/** Returns the actions of a click as WebDriver wants them, with or without BiDi. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Returns the actions of pressing keys one after the other. */
export const typed = (keys: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...keys].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
