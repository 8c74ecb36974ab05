import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { approvedName } from '../findings/approved-name.ts'
import type { PageFacts } from '../findings/page-facts.ts'
import type { View } from './view-page.ts'

/** A page as somebody has approved it. */
export type Approval = { by: string; at: string; facts: PageFacts }

/** The file of an approved picture at a width in CSS pixels. */
const approvedPicture = (folder: string, caseName: string, width: number): string =>
  join(folder, `${approvedName(caseName)}.${width}.png`)

const approvalFile = (folder: string, caseName: string): string =>
  join(folder, `${approvedName(caseName)}.json`)

const readOrNothing = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file)
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined
    throw error
  }
}

/** What was approved of a page, undefined where nothing was. Throws when a file is not ours. */
export function readApproval(folder: string, caseName: string): Approval | undefined {
  const file = readOrNothing(approvalFile(folder, caseName))
  return file && JSON.parse(file.toString())
}

/** The approved PNG of a page at a width, undefined where there is none. */
export const readApprovedPicture = (
  folder: string,
  caseName: string,
  width: number,
): Buffer | undefined => readOrNothing(approvedPicture(folder, caseName, width))

/** Takes a page as it is now as approved, with who did so and when. */
export function approve(folder: string, caseName: string, view: View, by: string, at: Date): void {
  mkdirSync(folder, { recursive: true })
  for (const [width, picture] of view.pictures) {
    writeFileSync(approvedPicture(folder, caseName, width), picture)
  }
  const approval: Approval = { by, at: at.toISOString(), facts: view.facts }
  writeFileSync(approvalFile(folder, caseName), `${JSON.stringify(approval, null, 1)}\n`)
}
