import type { Page } from '../../shared/content/page.ts'
import { mapValues } from '../../shared/content/records.ts'
import {
  type ByVariantAndLanguage,
  byVariantAndLanguage,
} from '../content/read/read-content-files.ts'
import type { Content } from '../content/read-content.ts'

/** The words of a site without their files, as JSON can contain them. */
export type SiteWords = ByVariantAndLanguage<{
  labels: Record<string, string>
  pages: Record<string, Page>
}>

export const siteWords = (words: Content['words']): SiteWords =>
  byVariantAndLanguage((variant, language) => {
    const { labels, pageFiles } = words[variant][language]
    return { labels, pages: mapValues(pageFiles, ({ page }) => page) }
  })
