import { join } from 'node:path'
import { buildSite } from '../build/build-site.ts'
import { readEnvironment, readSettings, type Settings } from '../build/settings.ts'
import { startGameProvider } from '../stand-ins/game-provider.ts'

export type StandInSite = { dist: string; settings: Settings; close: () => Promise<void> }

/**
 * The site to compare: a folder that is built already, or else `dist`, built as `npm start` builds
 * it, so that it asks the stand-ins. All games are the stand-in provider's.
 */
export async function standInSite(root: string, given: string | undefined): Promise<StandInSite> {
  const environment = readEnvironment(root)
  if (given) {
    const settings = readSettings(environment)
    return { dist: join(root, given), settings, close: async () => {} }
  }
  const games = await startGameProvider({ port: 0 })
  const settings = readSettings({
    ...environment,
    INFO_SERVICE_URL: '',
    INFO_API_KEY: 'stand-in-key',
    GAME_BACON_SLOT_URL: `${games.origin}/bacon-slot`,
    GAME_BOOK_OF_DEAD_URL: `${games.origin}/book-of-dead`,
    GAME_TEMPLE_URL: `${games.origin}/temple`,
  })
  console.log('Building …')
  const { dist } = await buildSite({ root, command: 'compare', settings })
  return { dist, settings, close: games.close }
}
