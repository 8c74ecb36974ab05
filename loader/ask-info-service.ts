import { parseSiteInfo } from '../shared/site-info/parse-site-info.ts'
import { fallbackSiteInfo, type SiteInfo } from '../shared/site-info/site-info.ts'
import { siteInfoRequest } from '../shared/site-info/site-info-request.ts'
import { readJson } from './read-json.ts'

/** The build's settings, put in the place of these names (scripts/build/bundle-loader.ts). */
declare const INFO_SERVICE_URL: string
declare const INFO_API_KEY: string
declare const INFO_API_KEY_HEADER: string
declare const INFO_TIMEOUT_MS: number

declare global {
  interface Document {
    /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    prerendering?: boolean
  }
}

/**
 * The one call to the info service (spec §7). Whatever fails (spec §8) is told to the console, in
 * Turkish as the specification wants it, and gives the social casino with index.css. The time-out
 * covers headers and body. A page that is rendered ahead of a visit asks when somebody sees it.
 */
export async function askInfoService(): Promise<SiteInfo> {
  try {
    if (document.prerendering)
      await new Promise(resolve => document.addEventListener('prerenderingchange', resolve))
    const asked = fetch(`${INFO_SERVICE_URL}/api/getwebsiteinfo/`, {
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      headers: { 'content-type': 'application/json', [INFO_API_KEY_HEADER]: INFO_API_KEY },
      body: JSON.stringify(siteInfoRequest(location)),
      signal: AbortSignal.timeout(INFO_TIMEOUT_MS),
    })
    performance.mark('info-asked')
    const response = await asked
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const info = parseSiteInfo(await readJson(response), location.origin)
    if (!info) throw new Error('beklenmeyen yanıt')
    performance.mark('info-answered')
    return info
  } catch (error) {
    console.error(`Site bilgisi alınamadı: ${error}`)
    return fallbackSiteInfo
  }
}
