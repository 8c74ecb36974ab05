import { readSettings, type Settings, standInApiKey } from '../build/settings.ts'

/** Settings of the sites that tests ask, with the stand-ins that start-tested-site.ts starts. */
export const testSettings = (): Settings =>
  readSettings({
    INFO_SERVICE_URL: process.env.TEST_SERVICE,
    INFO_FORWARDED: 'true',
    INFO_API_KEY: standInApiKey,
    // A slow machine is not a fault.
    INFO_TIMEOUT_MS: '9000',
    GAME_BOOK_OF_DEAD_URL: `${process.env.TEST_GAMES}/book-of-dead`,
    GAME_TEMPLE_URL: `${process.env.TEST_GAMES}/temple`,
    SITE_URL: 'https://www.example.com',
  })
