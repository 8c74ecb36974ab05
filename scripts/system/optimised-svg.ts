// This is all of svgo in one file: Node loads the 370 modules of 'svgo' in half a second.
import { optimize } from 'svgo/browser'

/** Optimises an SVG. Throws an error that names the file and the line of a mistake. */
export const optimisedSvg = (source: string, path: string): string =>
  optimize(source, { path, multipass: true }).data
