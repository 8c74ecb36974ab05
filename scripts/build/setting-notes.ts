import { isPublic, isWeb } from '../system/web-address.ts'
import { calledAddresses, type Settings, standInApiKey } from './settings.ts'

/** Tells what the owner has to know about settings before publishing, a line each. */
export function settingNotes(settings: Settings): string[] {
  const { CONTACT_URL, INFO_API_KEY, SITE_URL } = settings
  const notes: string[] = []
  if (CONTACT_URL === '') {
    notes.push(
      'CONTACT_URL is not set: the contact form says "The message has been sent", but every message is lost.',
    )
  }
  if (INFO_API_KEY === standInApiKey) {
    notes.push('INFO_API_KEY is not set: pages send the key of the stand-in info service.')
  }
  if (INFO_API_KEY === '') {
    notes.push(
      'INFO_API_KEY is not set: the host must add the key, which nginx.conf and caddy.conf lack.',
    )
  }
  if (SITE_URL === '') {
    notes.push('SITE_URL is not set: there are no canonical addresses and no sitemap.')
  }
  for (const address of calledAddresses(settings).map(name => settings[name])) {
    if (isWeb(address) && !isPublic(address)) {
      notes.push(`${address} is on this machine or its network: visitors cannot reach it.`)
    }
  }
  return notes
}
