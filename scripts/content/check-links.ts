import { posix } from 'node:path'

/** Returns what is wrong with a link's address, or null. No other kinds of address are allowed. */
export function checkLink(address: string): string | null {
  if (/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address)) return null
  if (address === '') return 'This link has no address. Write one between the brackets ( ).'
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return `"${address}" is not allowed as a link. Write an address with https:// or mailto:.`
  }
  if (/^(\/\/|\/\\|www\.)/i.test(address)) {
    return `The link "${address}" is incomplete. Begin it with https://.`
  }
  const path = address.replace(/^(\.{1,2}\/)+/, '').replace(/\.md(?=$|#)/, '')
  return `The link "${address}" leads nowhere. For a page of this site write "/${path}".`
}

/** Returns what is wrong with a picture's address, or null. The site's policy loads no other kinds. */
export function checkPicture(address: string): string | null {
  if (/^https:\/\//i.test(address) || picturePath(address, '')) return null
  return `The picture "${address}" cannot be shown. Save it beside the page as JPG, PNG, WebP or SVG, and write its name.`
}

/** Returns the path of a picture that stands beside a page, or beside its twin in a language. */
export function picturePath(address: string, page: string): string | null {
  const [, folder = '.', name] =
    /^(?:\.\/)?(\.\.\/[a-z]{2})?\/?([^/]+\.(?:jpe?g|png|webp|svg))$/i.exec(address) ?? []
  if (!name || /^\/|:/.test(address)) return null
  return posix.join(posix.dirname(page), folder, decoded(name))
}

/** Returns a name without %20 and its like; one with a % of its own is itself. */
function decoded(name: string): string {
  try {
    return decodeURI(name)
  } catch {
    return name
  }
}
