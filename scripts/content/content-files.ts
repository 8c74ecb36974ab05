import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../shared/content/words.ts'

/** Where words are read from. Paths begin at the repository's root, with forward slashes. */
export type ContentFiles = {
  /** The names of a folder's files; no folder is a folder without files. */
  namesIn(folder: string): string[]
  /** A file's text, or null where there is no such file. */
  read(file: string): string | null
}

/** Reads the words as they stand on the disk now. */
export const filesOnDisk = (root: string): ContentFiles => ({
  namesIn: folder => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
  read: file => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null),
})

/** `shared` owns the words of both variants, a variant's folder its own. */
export type ContentOwner = 'shared' | `variants/${string}`

/** Returns the folder of an owner's words in a language. */
export const contentFolder = (owner: ContentOwner, language: Language): string =>
  owner === 'shared' ? `shared/content/${language}` : `${owner}/content/${language}`
