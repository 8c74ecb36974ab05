import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Language, languages } from '../../shared/content/languages.ts'
import { variants } from '../../shared/site-info/site-info.ts'

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

/** Returns files that are read from memory, by path. */
export const filesInMemory = (texts: Record<string, string | undefined>): ContentFiles => ({
  namesIn: folder =>
    Object.keys(texts)
      .filter(file => texts[file] !== undefined && posix.dirname(file) === folder)
      .map(file => file.slice(folder.length + 1)),
  read: file => texts[file] ?? null,
})

/** `shared` owns the words of both variants, a variant's folder its own. */
export const owners = [
  'shared',
  ...variants.map(variant => `variants/${variant}` as const),
] as const

export type ContentOwner = (typeof owners)[number]

/** Returns the folder of an owner's words in a language. */
export const contentFolder = (owner: ContentOwner, language: Language): string =>
  `${owner}/content/${language}`

/** All folders with words that visitors read. */
export const contentFolders = owners.flatMap(owner =>
  languages.map(language => ({ language, folder: contentFolder(owner, language) })),
)

/** Returns a file's text without what some systems add: a byte order mark, CR line ends. */
export const cleanSource = (source: string): string =>
  source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

export type ContentSource = { file: string; text: string; language: Language }

/** Returns every file with words that visitors read, but for those that some editors hide beside it. */
export const contentSources = (from: ContentFiles): ContentSource[] =>
  contentFolders.flatMap(({ folder, language }) =>
    from
      .namesIn(folder)
      .filter(name => /^[^.].*\.md$|^labels\.yaml$/.test(name))
      .sort()
      .map(name => `${folder}/${name}`)
      .map(file => ({ file, language, text: cleanSource(from.read(file) ?? '') })),
  )
