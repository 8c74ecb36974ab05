import { type Language, languages } from '../../../shared/content/languages.ts'
import { recordOf } from '../../../shared/content/records.ts'
import { type Variant, variants } from '../../../shared/site-info/site-info.ts'
import {
  type ContentPlace,
  type ContentReader,
  contentPlaces,
  englishPath,
} from '../content-files.ts'
import { parseContent } from './parse-content.ts'
import type { ParsedFile, ParsedPage } from './parsed-content.ts'

export type ByVariantAndLanguage<Value> = Record<Variant, Record<Language, Value>>

export const byVariantAndLanguage = <Value>(
  make: (variant: Variant, language: Language) => Value,
): ByVariantAndLanguage<Value> =>
  recordOf(variants, variant => recordOf(languages, language => make(variant, language)))

export type ContentFile = ContentPlace & ParsedFile
export type PageFile = Extract<ContentFile, ParsedPage>

/** By the names of their pages. */
export type PageFilesByName = Record<string, PageFile>

/** A page that is not translated has the English file. */
export type PageFiles = ByVariantAndLanguage<PageFilesByName>

/** Reads and parses all content files. A page is a draft as long as its English one is. */
export function readContentFiles(from: ContentReader): ContentFile[] {
  const files = contentPlaces(from).map(place => ({
    ...place,
    ...parseContent(from.read(place.file), place.file),
  }))
  const drafts = new Set(files.flatMap(({ file, draft }) => (draft ? file : [])))
  const isDraft = ({ file, draft }: ContentFile) => draft || drafts.has(englishPath(file))
  return files.map(file => ({ ...file, draft: isDraft(file) }))
}

export const choosePageFiles = (files: readonly ContentFile[], withDrafts: boolean): PageFiles =>
  byVariantAndLanguage((variant, language) => {
    const pageFilesIn = (pageLanguage: Language) =>
      files.flatMap(file => {
        const isHere = file.owner === `variants/${variant}` && file.language === pageLanguage
        return isHere && 'page' in file && (withDrafts || !file.draft) ? file : []
      })
    const translated = new Map(pageFilesIn(language).map(file => [file.name, file]))
    const pageFiles = pageFilesIn('en').map(file => translated.get(file.name) ?? file)
    return Object.fromEntries(pageFiles.map(file => [file.name, file]))
  })
