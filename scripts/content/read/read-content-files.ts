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

/** Pages by name. A page that is not translated is the English one. */
export type PageFiles = ByVariantAndLanguage<Record<string, PageFile>>

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

export const choosePages = (files: readonly ContentFile[], withDrafts: boolean): PageFiles =>
  byVariantAndLanguage((variant, language) => {
    const pagesIn = (pageLanguage: Language) =>
      files.flatMap(file => {
        const isHere = file.owner === `variants/${variant}` && file.language === pageLanguage
        return isHere && 'page' in file && (withDrafts || !file.draft) ? file : []
      })
    const translated = new Map(pagesIn(language).map(page => [page.name, page]))
    const pages = pagesIn('en').map(page => translated.get(page.name) ?? page)
    return Object.fromEntries(pages.map(page => [page.name, page]))
  })
