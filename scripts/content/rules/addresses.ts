import { posix } from 'node:path'
import { isPictureName } from '../content-files.ts'

/** Whether a link can have an address: of the web, a mail box, a telephone, or a page of the site. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address)

export const isSiteAddress = (address: string): boolean => /^(#|\/(?![/\\]))/.test(address)

export const isPictureElsewhere = (address: string): boolean => /^https:\/\//i.test(address)

/** Returns the path of a picture that is next to a page, or next to the page in another language. */
export function picturePath(address: string, page: string): string | null {
  const [, folder = '.', name] = /^(?:\.\/)?(\.\.\/[a-z]{2}\/)?([^/:]+)$/.exec(address) ?? []
  if (!name || !isPictureName(name)) {
    return null
  }
  return posix.join(posix.dirname(page), folder, name.replaceAll('%20', ' '))
}
