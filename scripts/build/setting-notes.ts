import type { Settings } from './settings.ts'

/** What the owner should know before a build with these settings is published. */
export function settingNotes(settings: Settings): string[] {
  const { contactUrl, infoApiKey, siteUrl, games } = settings
  const local = Object.entries(games).filter(
    ([, address]) => new URL(address).hostname === 'localhost',
  )
  return [
    contactUrl === '' &&
      'CONTACT_URL is not set: the contact form thanks for messages, but they go nowhere.',
    infoApiKey === 'stand-in-key' &&
      'INFO_API_KEY is not set: the key of the stand-in info service is used.',
    siteUrl === '' && 'SITE_URL is not set: there are no canonical addresses and no sitemap.',
    ...local.map(
      ([game, address]) =>
        `GAME_${game.replaceAll('-', '_').toUpperCase()}_URL is not set: ${game} is the stand-in at ${address}, which visitors cannot reach.`,
    ),
  ].filter(note => note !== false)
}
