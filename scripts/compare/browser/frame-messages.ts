/** What a page in a frame tells the compare page. The two may have different origins. */
export type FromFrame =
  /** A document has begun to load. */
  | { type: 'arrived'; path: string }
  /** The page has changed without loading a document. */
  | { type: 'moved'; path: string }
  /** The page shows a variant in a stylesheet, which its look names. */
  | { type: 'shown'; look: string }
  /** The visitor has scrolled: the ratio is 0 at the top, and 1 at the end. */
  | { type: 'scrolled'; ratio: number }
  | { type: 'pressed'; key: string }

/** What the compare page tells a page in a frame. */
export type ToFrame = { scrollTo: number }
