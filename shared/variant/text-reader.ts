import type { TextIndex, VariantContent } from '../content/variant-content.ts'
import type { WrittenText } from '../content/words.ts'
import type { ReadJsonFile } from '../pages/arrival.ts'
import type { ReadText } from './route-objects.tsx'

/** Returns a function that finds and reads the text pages of a variant. */
export function textReader(
  { footer, textIndex }: VariantContent<string>,
  readJsonFile: ReadJsonFile,
): ReadText {
  const texts = new Map<string, WrittenText>()
  return async path => {
    // Paths are case-insensitive, as in the router.
    const page = path.slice(1).toLowerCase()
    const known = texts.get(page)
    if (known) {
      return known
    }
    let file = footer.find(link => link.page === page)?.file
    if (!file) {
      const index = await readJsonFile<TextIndex>(textIndex)
      if (index.homePaths.includes(`/${page}`)) {
        return null
      }
      file = index.files[page]
    }
    if (!file) {
      throw new Response('', { status: 404, statusText: 'Not Found' })
    }
    const text = await readJsonFile<WrittenText>(file)
    texts.set(page, text)
    return text
  }
}
