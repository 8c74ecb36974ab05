import { englishPath, pathIn } from '../content-files.ts'
import type { ContentFile } from '../read/read-content-files.ts'

/**
 * Finds translations whose English page has another name now, each with that page: the fingerprint
 * in the translation is still that of the page’s words.
 */
export function renamedPages(files: readonly ContentFile[]): Map<ContentFile, ContentFile> {
  const paths = new Set(files.map(({ file }) => file))
  const renamed = new Map<ContentFile, ContentFile>()
  for (const translation of files.filter(({ file }) => !paths.has(englishPath(file)))) {
    const english = files.find(
      ({ file, owner, language, fingerprint }) =>
        owner === translation.owner &&
        language === 'en' &&
        fingerprint === translation.translates &&
        !paths.has(pathIn(translation.language, file)),
    )
    if (english) {
      renamed.set(translation, english)
    }
  }
  return renamed
}
