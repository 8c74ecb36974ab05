import type { Severity } from '../content/finding.ts'

/** A line of a file, as editing programs write it: `file:line`. */
export type FileLine = `${string}:${number}`

/** A finding on a content file, or on the address of a page. */
export type PanelFinding = { severity: Severity; message: string; fileLine: FileLine | null }

/** What the panel of a page shows. A page of another version of the content reloads. */
export type PanelData = { version: string; findings: PanelFinding[] }

/** Answers with the `PanelData` for the page of `path`. */
export const findingsAddress = '/preview/findings'

/**
 * Answers with the line of the first `text` that a content file contains, or null. The texts are
 * those of a clicked element and of the elements around it, on the page of `path`.
 */
export const textAddress = '/preview/text'
