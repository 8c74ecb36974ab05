import { posix } from 'node:path'

/** Returns what is wrong with a link's address, or null. No other kinds of address are allowed. */
export function checkLink(address: string): string | null {
  if (/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address)) return null
  const path = address.replace(/^(\.{1,2}\/)+/, '').replace(/\.md(?=$|#)/, '')
  const remedy = /^([a-z][a-z0-9+.-]*:|\/|www\.)/i.test(address)
    ? 'Begin it with https:// or mailto:.'
    : `For a page of this site write "/${path}".`
  return `The link "${address}" leads nowhere. ${remedy}`
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
