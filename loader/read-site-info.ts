import { parseSiteInfo } from '../shared/site-info/parse-site-info.ts'
import { fallbackSiteInfo, type SiteInfo } from '../shared/site-info/site-info.ts'

/**
 * Reads the info service’s answer. After any failure (spec §8), logs a line in Turkish, as
 * specified, and falls back to the social casino with index.css.
 */
export async function readSiteInfo(call: Promise<unknown>): Promise<SiteInfo> {
  try {
    const info = parseSiteInfo(await call, location.origin)
    if (!info) {
      throw new Error('beklenmeyen yanıt')
    }
    return info
  } catch (error) {
    console.error(`Site bilgisi alınamadı: ${error}`)
    return fallbackSiteInfo
  }
}
