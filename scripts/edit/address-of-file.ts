import { posix } from 'node:path'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { pathOf } from '../../shared/pages/route.ts'
import type { ComposedSite } from '../build/compose-site.ts'
import { isPart } from '../content/component-pages.ts'
import { contentFolders, isPictureName } from '../content/content-files.ts'

/** Returns the address of the page that shows a content file, or '' if there is none. */
export function addressOfFile(file: string, composed: ComposedSite | null): string {
  const place = contentFolders.find(({ folder }) => folder === posix.dirname(file))
  if (!place || isPictureName(file)) {
    return ''
  }
  const page = posix.basename(file, '.md')
  const isPartOfHome = page === 'labels.yaml' || isPart(file)
  const path = isPartOfHome ? '/' : pathOf(page)
  const address = addressIn(place.language, path)
  if (!composed?.routes.paths.some(each => each.address === address)) {
    return ''
  }
  return place.owner === 'variants/social' ? `${address}?secretkey=social` : address
}
