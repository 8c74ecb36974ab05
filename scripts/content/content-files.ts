import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Language, languages } from '../../shared/content/languages.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { asError } from '../system/as-error.ts'

/** Where words are read from. Paths begin at the repository's root and use forward slashes. */
export type ContentReader = {
  /** Lists the files and folders in a folder, or nothing if it cannot be listed. */
  namesIn(folder: string): string[]
  /** Returns an error instead of throwing it. */
  read(file: string): string | Error
}

export const filesOnDisk = (root: string): ContentReader => ({
  namesIn: folder => {
    try {
      return readdirSync(join(root, folder))
    } catch {
      return []
    }
  },
  read: file => {
    try {
      return readFileSync(join(root, file), 'utf8')
    } catch (error) {
      return asError(error)
    }
  },
})

/** Ends a sentence about a file that is listed, but cannot be read: with the reason and a remedy. */
export const whyUnreadable = (
  { code, message }: NodeJS.ErrnoException,
  wanted = 'a file of text',
): string =>
  code === 'EISDIR' || code === 'ENOENT'
    ? `cannot be read. Put ${wanted} here, in place of a folder or a link.`
    : `cannot be read. Make the file available on this computer: a cloud drive may have kept it, or you may not read it (${message}).`

/** `shared` owns the words of both variants, a variant's folder its own. */
export const owners = ['shared', ...variants.map(name => `variants/${name}` as const)] as const

export type ContentOwner = (typeof owners)[number]

export const contentFolders = owners.flatMap(owner =>
  languages.map(language => ({ owner, language, folder: `${owner}/content/${language}` })),
)

/** Removes what some systems add to a text: a byte order mark, CR line ends. */
export const cleanSource = (source: string): string =>
  source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/**
 * Replaces the text between two offsets, which count neither a byte order mark nor the CR of a line
 * end. New lines end as the source’s do.
 */
export function editSource(
  source: string,
  { start, end }: { start: number; end: number },
  text: string,
): string {
  const letters = source.match(/^\uFEFF|\r\n|[\s\S]/g) ?? []
  const first = start + (letters[0] === '\uFEFF' ? 1 : 0)
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(source) ?? []
  return letters.toSpliced(first, end - start, text.replace(/\r\n?|\n/g, lineEnd)).join('')
}

export const pathIn = (language: Language, file: string): string =>
  file.replace(/\/content\/[a-z]+(?=\/)/, `/content/${language}`)

export const englishPath = (file: string): string => pathIn('en', file)

/** Makes a text part of an address: lowercase letters, digits and hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Is true for the name of the home page, the error page, or a market such as fi. */
export const isTaken = (name: string): boolean => /^(index|404|[a-z]{2})$/.test(name)

/** Is true for a file with words: the labels, or a page whose name can be an address. */
export function isWordsName(name: string): boolean {
  const pageName = name.replace(/\.md$/, '')
  const isPage = pageName !== name && pageName === slugOf(pageName) && !isTaken(pageName)
  return isPage || name === 'labels.yaml'
}

export const folderOf = (file: string) =>
  isWordsName(posix.basename(file))
    ? contentFolders.find(({ folder }) => folder === posix.dirname(file))
    : undefined

export const isPictureName = (name: string) => /\.(jpe?g|png|webp|svg)$/i.test(name)

export type ContentPlace = {
  file: string
  owner: ContentOwner
  language: Language
  /** The file's name, without `.md`. */
  name: string
}

/** Lists every file with words for visitors, in the same order on every machine. */
export const contentPlaces = (from: ContentReader): ContentPlace[] =>
  contentFolders.flatMap(({ folder, owner, language }) =>
    from
      .namesIn(folder)
      .filter(isWordsName)
      .sort()
      .map(fileName => ({
        file: `${folder}/${fileName}`,
        owner,
        language,
        name: fileName.replace(/\.md$/, ''),
      })),
  )
