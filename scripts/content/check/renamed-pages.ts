import { englishPath, pathIn } from '../content-files.ts'
import type { ContentFile } from '../read/read-content-files.ts'

/**
 * Returns the English page that a translation was made from, if it has another name now: the
 * fingerprint in the translation is still that of its words.
 */
export function renamedPage(
  translation: ContentFile,
  files: readonly ContentFile[],
): ContentFile | undefined {
  const { owner, language, translates } = translation
  const paths = new Set(files.map(({ file }) => file))
  if (language === 'en' || paths.has(englishPath(translation.file))) {
    return undefined
  }
  return files.find(
    each =>
      each.owner === owner &&
      each.language === 'en' &&
      each.fingerprint === translates &&
      !paths.has(pathIn(language, each.file)),
  )
}
