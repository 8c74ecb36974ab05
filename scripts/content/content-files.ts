import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../../shared/content/languages.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { checkReadable, cleanSource } from './check-source.ts'

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
const owners = ['shared', ...variants.map(variant => `variants/${variant}` as const)] as const

export type ContentOwner = (typeof owners)[number]

/** Returns the folder of an owner's words in a language. */
export const contentFolder = (owner: ContentOwner, language: Language): string =>
  `${owner}/content/${language}`

/** All folders with words that visitors read. */
export const contentFolders = owners.flatMap(owner =>
  languages.map(language => ({ language, folder: contentFolder(owner, language) })),
)

/** Whether a file's name is that of words; some editors keep hidden files beside the edited one. */
export const isContentName = (name: string): boolean => /^[^.].*\.md$|^labels\.yaml$/.test(name)

export type ContentSource = {
  file: string
  text: string
  language: Language
  unreadable: boolean
}

/** Returns every file with words that visitors read. */
export const contentSources = (from: ContentFiles): ContentSource[] =>
  contentFolders.flatMap(({ folder, language }) =>
    from
      .namesIn(folder)
      .filter(isContentName)
      .sort()
      .map(name => `${folder}/${name}`)
      .map(file => {
        const text = cleanSource(from.read(file) ?? '')
        return { file, language, text, unreadable: checkReadable(text, file).length > 0 }
      }),
  )
