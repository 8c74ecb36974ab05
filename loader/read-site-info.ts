import { parseSiteInfo } from '../shared/site-info/parse-site-info.ts'
import { fallbackSiteInfo, type SiteInfo } from '../shared/site-info/site-info.ts'
import { readJson } from './read-json.ts'

/**
 * What the info service answers. Whatever fails (spec §8) is told to the console, in Turkish as the
 * specification wants it, and gives the social casino with index.css.
 */
export async function readSiteInfo(call: Promise<Response>): Promise<SiteInfo> {
  try {
    const response = await call
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
