import type { NamedPage } from '../content/page.ts'
import type { TextIndex, VariantContent } from '../content/variant-content.ts'
import type { ReadJsonFile } from '../pages/arrival.ts'
import type { ReadText } from './route-objects.tsx'

/** Finds and reads the text pages of a variant. Errors name the file. */
export function textReader(content: VariantContent<string>, readJsonFile: ReadJsonFile): ReadText {
  const read = <File>(file: string) =>
    readJsonFile<File>(file).catch((error): File => {
      throw new Error(`${file}: ${error}`)
    })
  return async path => {
    // Paths are case-insensitive, as in the router.
    const page = path.slice(1).toLowerCase()
    const link = content.footer.find(each => each.page === page)
    if (link) {
      return read<NamedPage>(link.file)
    }
    const { files, homePaths } = await read<TextIndex>(content.textIndex)
    const file = files[page]
    if (file) {
      return read<NamedPage>(file)
    }
    if (homePaths.includes(`/${page}`)) {
      return null
    }
    throw new Response('', { status: 404, statusText: 'Not Found' })
  }
}
