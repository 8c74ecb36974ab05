import { readSettings, type Settings } from '../../scripts/build/settings.ts'

/** The settings that the tested site is built with: every service a stand-in on this machine. */
export const testSettings = (gamesOrigin: string): Settings =>
  readSettings({
    GAME_BACON_SLOT_URL: `${gamesOrigin}/bacon-slot`,
    GAME_BOOK_OF_DEAD_URL: `${gamesOrigin}/book-of-dead`,
    GAME_TEMPLE_URL: `${gamesOrigin}/temple`,
    SITE_URL: 'https://www.example.com',
  })
