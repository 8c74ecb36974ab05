import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../../shared/content/languages.ts'
import { variants } from '../../shared/site-info/site-info.ts'

/** The files that words are read from. Paths begin at the repository's root, with forward slashes. */
export type ContentFiles = {
  /** The names of a folder's files; no folder is a folder without files. */
  namesIn(folder: string): string[]
  /** A file's text, or null if there is no such file. */
  read(file: string): string | null
}

/** Reads the words that are on the disk now. */
export const filesOnDisk = (root: string): ContentFiles => ({
  namesIn: folder => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
  read: file => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null),
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

/** Returns a text as an address has it: small letters, digits and hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The home page under a second name, the error page, and two letters, which are a market as in /fi. */
export const isTaken = (page: string): boolean => /^(index|404|[a-z]{2})$/.test(page)

/** Whether a file is the labels, or a page: letters, digits and hyphens make the address it has. */
export function isWordsName(name: string): boolean {
  const page = name.replace(/\.md$/, '')
  return name === 'labels.yaml' || (page !== name && page === slugOf(page) && !isTaken(page))
}

export const isPictureName = (name: string) => /\.(jpe?g|png|webp|svg)$/i.test(name)

export type ContentSource = {
  file: string
  folder: string
  /** Of a page without `.md`. */
  name: string
  language: Language
  text: string
}

/** Returns every file with words that visitors read, in the same order on every machine. */
export const contentSources = (from: ContentFiles): ContentSource[] =>
  contentFolders.flatMap(({ folder, language }) =>
    from
      .namesIn(folder)
      .filter(isWordsName)
      .sort()
      .map(name => {
        const file = `${folder}/${name}`
        const text = cleanSource(from.read(file) ?? '')
        return { file, folder, name: name.replace(/\.md$/, ''), language, text }
      }),
  )
