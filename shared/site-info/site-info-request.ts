import { cutText } from './parse-text.ts'

/** How the info service is called, on its own origin or on one that forwards calls (spec §7). */
export const infoMethod = 'POST'
export const infoPath = '/api/getwebsiteinfo/'

/** The longest time-out that a setting can have. The loader waits a second longer. */
export const longestTimeoutMs = 9_000

/** How pages call the info service, as the build's settings say. */
export type InfoCall = {
  /** The origin that pages call, '' for their own. */
  origin: string
  /** The header with the key, if pages have the key. */
  headers: Record<string, string>
  INFO_TIMEOUT_MS: number
}

/** The body of the info call. */
type SiteInfoRequest = {
  webSiteName: string
  secretKey: string | null
  gclid: string | null
}

/**
 * Makes the body of the info call for the page at `location` (spec §7): the first label of the host
 * name with the first path segment, and two query parameters. A missing parameter is null; a
 * repeated one has its first value. Values are cut at 512 characters. Never throws.
 */
export function siteInfoRequest(location: {
  hostname: string
  pathname: string
  search: string
}): SiteInfoRequest {
  const query = new URLSearchParams(location.search)
  const parameter = (name: string) => {
    const value = query.get(name)
    return value && cutText(value, 512)
  }
  const segment = location.pathname.split('/').find(Boolean)

  return {
    webSiteName: location.hostname.replace(/\..*/, '') + (segment ? `/${segment}` : ''),
    secretKey: parameter('secretkey'),
    gclid: parameter('gclid'),
  }
}
