import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Language, languages } from '../../shared/content/languages.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
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

/** Returns "cannot be read" with the reason and a remedy, for a message that begins with the file. */
export const whyUnreadable = (
  { code, message }: NodeJS.ErrnoException,
  wanted = 'a file of text',
): string =>
  code === 'EISDIR' || code === 'ENOENT'
    ? `cannot be read. Put ${wanted} here, in place of a folder or a link.`
    : `cannot be read. Make the file available on this computer: a cloud drive may have kept it, or you may not read it (${message}).`

/** `shared` owns the words of both variants, a variant's folder its own. */
export type ContentOwner = 'shared' | `variants/${Variant}`

export const owners: readonly ContentOwner[] = [
  'shared',
  ...variants.map(variant => `variants/${variant}` as const),
]

/** Where a content file is. */
export type ContentPlace = {
  file: string
  owner: ContentOwner
  /** The variant that shows its words, or null for both. */
  variant: Variant | null
  language: Language
  /** The name of the page, or `labels.yaml`. */
  name: string
}

/** The name of each file of labels. */
export const labelsName = 'labels.yaml'

export const contentFolders = owners.flatMap(owner =>
  languages.map(language => ({ owner, language, folder: `${owner}/content/${language}` })),
)

/** Finds the path of the same file in another language. */
export const pathIn = (language: Language, { file, owner }: ContentPlace): string =>
  `${owner}/content/${language}/${posix.basename(file)}`

/** Lists every file with words for visitors, in the same order on every machine. */
export const contentPlaces = (from: ContentReader): ContentPlace[] =>
  contentFolders.flatMap(({ owner, language, folder }) => {
    const variant = variants.find(variant => owner === `variants/${variant}`) ?? null
    const fileNames = from.namesIn(folder).filter(isWordsName).sort()
    return fileNames.map(fileName => {
      const name = fileName.replace(/\.md$/, '')
      return { file: `${folder}/${fileName}`, owner, variant, language, name }
    })
  })

/** Removes what some systems add to a text: a byte order mark, CR line ends. */
export const cleanSource = (source: string): string =>
  source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** Turns a text into the name of a page: lowercase letters, digits and hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Is true for the name of the home page, the error page, or a market such as fi. */
export const isTaken = (name: string): boolean =>
  /^(index|404|[a-z]{2})$/.test(name) || isDevice(name)

/** Is true for a file that Windows cannot have, because it is the name of a device. */
export const isDevice = (name: string): boolean =>
  /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name)

/** Is true for a file with words: the labels, or a page whose name can be an address. */
export function isWordsName(name: string): boolean {
  const pageName = name.replace(/\.md$/, '')
  const isPage = pageName !== name && pageName === slugOf(pageName) && !isTaken(pageName)
  return isPage || name === labelsName
}

export const isPictureName = (name: string) => /\.(jpe?g|png|webp|svg)$/i.test(name)
