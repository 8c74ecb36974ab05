import 'vite/types/customEvent.d.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { Severity } from '../content/finding.ts'

/** A line of a file, as editing programs write it: `file:line`. */
export type FileLine = `${string}:${number}`

/** A finding on a content file, or on the address of a page. */
export type PanelFinding = { severity: Severity; message: string; fileLine: FileLine | null }

declare module 'vite/types/customEvent.d.ts' {
  /** What the panel and the preview say over Vite’s connection. */
  interface CustomEventMap {
    /** From a page that opens, with the version of its words. */
    'preview:page': { path: string; version: string | null }
    /** Answers `preview:page`, unless the page reloads because its words have changed since. */
    'preview:findings': PanelFinding[]
    /** From a clicked element: its text, and those of the elements around it. */
    'preview:texts': { path: string; variant: Variant; texts: string[] }
    /** Answers `preview:texts` with the line of the first text that a content file contains. */
    'preview:line': FileLine | null
  }
}
