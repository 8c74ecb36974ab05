import { mapValues } from '../../shared/content/records.ts'
import { byVariantAndLanguage } from '../content/read/read-content-files.ts'
import type { Content } from '../content/read-content.ts'

/** Appends “(Draft)” to the links of drafts. */
export function showDrafts<Read extends Content>(content: Read): Read {
  const words = byVariantAndLanguage((variant, language) => {
    const { labels, pageFiles } = content.words[variant][language]
    const shown = mapValues(pageFiles, file =>
      file.draft
        ? { ...file, page: { ...file.page, link: `${file.page.link} (${labels.draft})` } }
        : file,
    )
    return { labels, pageFiles: shown }
  })
  return { ...content, words }
}
