import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Box } from '../../scripts/compare/approve.ts'
import type { Breach } from '../../scripts/compare/browser/rules.ts'
import type { Scene } from './scenes.ts'

/** Something on a scene that breaks a rule or differs from what was approved. */
export type Finding = Breach & {
  /** The picture, or the file of words, that an approval replaces. */
  file?: string
  /** Where it is in the picture. */
  box?: Box
  /** The words of the page that it is about. */
  about?: string
  /** What findings of one cause have in common, instead of the message. */
  key?: string
}

const { COMPARE_APPROVED, COMPARE_REPORT } = process.env
const approvedFolder = COMPARE_APPROVED ?? ''
export const reportFolder = COMPARE_REPORT ?? ''

/** Whether this is a report, which compares pictures and words with approved ones. */
export const isReport = COMPARE_APPROVED !== undefined

/** Whether no picture was ever approved here, so that a new one is not a fault. */
export const isFirstReport =
  isReport &&
  !(existsSync(approvedFolder) && readdirSync(approvedFolder).some(name => name.endsWith('.webp')))

/** Returns the approved picture or words with this name. */
export function approvedFile(name: string): Buffer | undefined {
  const folder = name.endsWith('.yml') ? join(import.meta.dirname, 'words') : approvedFolder
  const file = join(folder, name)
  return existsSync(file) ? readFileSync(file) : undefined
}

/** Keeps a picture or words for the report's page and for an approval. */
export function keep(state: 'before' | 'now', name: string, bytes: string | Uint8Array): void {
  const file = join(reportFolder, state, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/** Returns the name of a scene's files: `home-affiliate-dark`, `fi-poker-social-light`. */
export const fileOf = ({ name }: Scene): string =>
  name.replace('/ ', '/home ').slice(1).replaceAll(/[/ ]/g, '-')
