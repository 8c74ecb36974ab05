import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Breach } from '../../scripts/compare/browser/rules.ts'
import type { Box } from './compare-pictures.ts'
import type { Scene } from './scenes.ts'

/** What breaks a rule on a scene, or differs from what was approved. */
export type Finding = Breach & {
  /** What an approval of it replaces: a picture, or the file of a page's words. */
  file?: string
  /** Where in the picture. */
  box?: Box
  /** The words of the page that it is about. */
  about?: string
  /** Tells causes apart instead of the message. */
  key?: string
}

const { COMPARE_APPROVED, COMPARE_REPORT } = process.env
export const approvedFolder = COMPARE_APPROVED ?? ''
export const reportFolder = COMPARE_REPORT ?? ''

/** Whether this is a report, which compares pictures and words with approved ones. */
export const isReport = COMPARE_APPROVED !== undefined

/** Whether no picture has ever been approved here, which is nothing to find fault with. */
export const isFirstReport =
  isReport &&
  !(existsSync(approvedFolder) && readdirSync(approvedFolder).some(name => name.endsWith('.webp')))

export const readIfThere = (file: string): Buffer | undefined =>
  existsSync(file) ? readFileSync(file) : undefined

/** Keeps a picture or words as they are now, for an approval. */
export function keep(file: string, bytes: string | Uint8Array): void {
  const path = join(reportFolder, 'now', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** Returns the name of a scene's files: `home-affiliate-dark`, `fi-poker-social-light`. */
export const fileOf = ({ name }: Scene): string =>
  name.replace('/ ', '/home ').slice(1).replaceAll(/[/ ]/g, '-')

/** Returns whether something is a fault: in a first report no picture is. */
export const isFault = ({ rule, key }: Finding): boolean =>
  !(isFirstReport && rule === 'picture' && key === 'new')
