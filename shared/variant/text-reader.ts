import type { TextIndex, VariantContent } from '../content/variant-content.ts'
import type { WrittenText } from '../content/words.ts'
import type { ReadJsonFile } from '../pages/arrival.ts'
import type { ReadText } from './route-objects.tsx'

/** Returns a function that finds and reads the text pages of a variant. */
export const textReader =
  (content: VariantContent<string>, readJsonFile: ReadJsonFile): ReadText =>
  async path => {
    // Paths are case-insensitive, as in the router.
    const page = path.slice(1).toLowerCase()
    const link = content.footer.find(each => each.page === page)
    if (link) {
      return readJsonFile<WrittenText>(link.file)
    }
    const { files, homePaths } = await readJsonFile<TextIndex>(content.textIndex)
    const file = files[page]
    if (file) {
      return readJsonFile<WrittenText>(file)
    }
    if (homePaths.includes(`/${page}`)) {
      return null
    }
    throw new Response('', { status: 404, statusText: 'Not Found' })
  }
