import type { Page } from '../content/page.ts'
import type { TextPageIndex, VariantContent } from '../content/variant-content.ts'
import type { ReadJsonFile } from '../pages/handover.ts'
import type { ReadTextPage } from './route-objects.tsx'

/** Finds and reads the text pages of a variant. Errors name the file. */
export function textPageReader(
  content: VariantContent<string>,
  readJsonFile: ReadJsonFile,
): ReadTextPage {
  const read = <File>(address: string) =>
    readJsonFile<File>(address).catch((error): File => {
      throw new Error(`${address}: ${error}`)
    })
  return async path => {
    // Paths are case-insensitive, as in the router.
    const name = path.slice(1).toLowerCase()
    const link = content.footer.find(link => link.name === name)
    if (link) {
      return read<Page>(link.address)
    }
    const { addresses, homePaths } = await read<TextPageIndex>(content.textPageIndex)
    const address = new Map(Object.entries(addresses)).get(name)
    if (address) {
      return read<Page>(address)
    }
    if (homePaths.includes(`/${name}`)) {
      return null
    }
    throw new Response('', { status: 404, statusText: 'Not Found' })
  }
}
