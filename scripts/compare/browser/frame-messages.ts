/** What a page in a frame tells the compare page. The two may have different origins. */
export type FromFrame =
  /** A document has begun to load. */
  | { says: 'arrived'; path: string }
  /** The page has changed without loading a document. */
  | { says: 'moved'; path: string }
  /** The page shows a variant in a stylesheet, which its look names. */
  | { says: 'shown'; look: string }
  /** The visitor has scrolled to a part of the page's height, 0 to 1. */
  | { says: 'scrolled'; part: number }
  | { says: 'pressed'; key: string }

/** What the compare page tells a page in a frame. */
export type ToFrame = { scrollTo: number }
