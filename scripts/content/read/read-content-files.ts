import { type Language, languages } from '../../../shared/content/languages.ts'
import { recordOf } from '../../../shared/content/records.ts'
import { type Variant, variants } from '../../../shared/site-info/site-info.ts'
import { type ContentReader, contentPlaces, pathIn } from '../content-files.ts'
import { parseFile } from './parse-file.ts'
import { isPage, type PageFile, type ParsedFile } from './parsed-file.ts'

export type ByVariantAndLanguage<Value> = Record<Variant, Record<Language, Value>>

export const byVariantAndLanguage = <Value>(
  make: (variant: Variant, language: Language) => Value,
): ByVariantAndLanguage<Value> =>
  recordOf(variants, variant => recordOf(languages, language => make(variant, language)))

/** By the names of their pages. */
export type PageFilesByName = Record<string, PageFile>

/** A page that is not translated has the English file. */
export type PageFiles = ByVariantAndLanguage<PageFilesByName>

/** Reads and parses all content files. A page is a draft as long as its English one is. */
export function readContentFiles(from: ContentReader): ParsedFile[] {
  const files = contentPlaces(from).map(place => parseFile(from.read(place.file), place))
  const drafts = new Set(files.flatMap(({ file, draft }) => (draft ? file : [])))
  const isDraft = (file: ParsedFile) => file.draft || drafts.has(pathIn('en', file))
  return files.map(file => ({ ...file, draft: isDraft(file) }))
}

export const choosePageFiles = (files: readonly ParsedFile[], withDrafts: boolean): PageFiles =>
  byVariantAndLanguage((variant, language) => {
    const pageFilesIn = (pageLanguage: Language) =>
      files
        .filter(isPage)
        .filter(file => file.variant === variant && file.language === pageLanguage)
        .filter(({ draft }) => withDrafts || !draft)
    const translated = new Map(pageFilesIn(language).map(file => [file.name, file]))
    const pageFiles = pageFilesIn('en').map(file => translated.get(file.name) ?? file)
    return Object.fromEntries(pageFiles.map(file => [file.name, file]))
  })
