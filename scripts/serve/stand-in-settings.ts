import { readEnvironment, readSettings, type Settings } from '../build/settings.ts'

/**
 * The settings of a site on this machine: always the stand-ins, whatever an env file says of the
 * real services. Without an address the contact form delivers nowhere.
 */
export const standInSettings = (root: string, gamesOrigin: string, contactUrl = ''): Settings =>
  readSettings({
    ...readEnvironment(root),
    INFO_SERVICE_URL: '',
    INFO_API_KEY: 'stand-in-key',
    GAME_BACON_SLOT_URL: `${gamesOrigin}/bacon-slot`,
    CONTACT_URL: contactUrl,
  })
