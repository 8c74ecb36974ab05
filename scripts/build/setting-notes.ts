import { pageCall, type Settings, standInKey } from './settings.ts'
import { isPublic, isWeb } from './web-address.ts'

/** Returns what the owner has to know about settings before publishing, a line each. */
export function settingNotes(settings: Settings): string[] {
  const { contactUrl, infoApiKey, siteUrl, games } = settings
  const notes: string[] = []
  if (contactUrl === '') {
    notes.push(
      'CONTACT_URL is not set: the contact form says "The message has been sent", but every message is lost.',
    )
  }
  if (infoApiKey === standInKey) {
    notes.push('INFO_API_KEY is not set: pages send the key of the stand-in info service.')
  }
  if (infoApiKey === '') {
    notes.push(
      'INFO_API_KEY is not set: the host must add the key, which nginx.conf and caddy.conf lack.',
    )
  }
  if (siteUrl === '') {
    notes.push('SITE_URL is not set: there are no canonical addresses and no sitemap.')
  }
  for (const address of [pageCall(settings).origin, contactUrl, ...Object.values(games)]) {
    if (isWeb(address) && !isPublic(address)) {
      notes.push(`${address} is on this machine or its network: visitors cannot reach it.`)
    }
  }
  return notes
}
