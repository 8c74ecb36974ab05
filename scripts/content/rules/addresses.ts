import { posix } from 'node:path'
import { marketPath } from '../../../shared/pages/market-path.ts'
import { isPublic } from '../../system/web-address.ts'
import { isPictureName } from '../content-files.ts'

/** Is true for an address of the web, a mail box, a telephone, or a page of the site. */
export const isLinkAddress = (address: string): boolean =>
  isSiteAddress(address) ||
  (/^https?:\/\//i.test(address) && URL.canParse(address)) ||
  /^(mailto:[^@?]+@[^@]+|tel:[^a-z]*\d)/i.test(address)

export const isSiteAddress = (address: string): boolean => /^(#|\/(?![/\\]))/.test(address)

/** Finds the address in this site that a link without a scheme means: `../poker.md` is `/poker`. */
export function addressInSite(address: string): string | null {
  const isRelative = /^[^/:?#][^:?#]*(?=$|[?#])/.test(address)
  if (
    !isSiteAddress(address) &&
    (!isRelative || isPictureName(address) || completeAddress(address))
  ) {
    return null
  }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const name = path.replaceAll('\\', '/').replace(/^[./]*\/|^\.+$/, '')
  const page = `/${name.trim().replace(/\.(md|html?)$/i, '')}`
  return path ? page + rest : rest
}

/** Completes an address of the web or a mail box that lacks its beginning. */
export function completeAddress(address: string): string | null {
  if (/^[^\s@:/]+@[^\s@:/]+\.\w+$/.test(address)) {
    return `mailto:${address}`
  }
  const host =
    /^(?:\/\/)?(?![^?#]*\.(?:md|html?|pdf|docx?|txt)(?:$|[?#]))((?:[\w-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/i
  const [, web] = host.exec(address) ?? []
  return web ? `https://${web}` : null
}

/** Writes an anchor as headings have it, however the link spells it. */
export function anchorName(anchor: string): string {
  let decoded = anchor
  try {
    decoded = decodeURIComponent(anchor)
  } catch {
    // A % that begins no code is a character.
  }
  // Without invisible characters, such as an emoji's selector.
  return decoded.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}

/**
 * Finds the path of an address that was copied out of a browser: of the preview, which may be on
 * another machine of the network, or of the site itself. Returns null for other addresses.
 */
export function pathOnOwnHost(address: string, siteUrl: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    return null
  }
  const { hostname, pathname, hash } = new URL(address)
  const site = siteUrl ? new URL(siteUrl).hostname : ''
  const isOwn = withoutWww(hostname) === withoutWww(site)
  if (!isOwn && isPublic(address)) {
    return null
  }
  const { path } = marketPath(pathname)
  return path + hash
}

const withoutWww = (hostname: string): string => hostname.replace(/^www\./, '')

/** Finds a picture that is next to a page, or next to the page in another language. */
export function picturePath(address: string, file: string): string | null {
  const [, folder = '.', name] = /^(?:\.\/)?(\.\.\/[a-z]{2}\/)?([^/:]+)$/.exec(address) ?? []
  if (!name || !isPictureName(name)) {
    return null
  }
  return posix.join(posix.dirname(file), folder, name.replaceAll('%20', ' '))
}
