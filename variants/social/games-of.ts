import type { VariantContent } from '../../shared/content/variant-content.ts'
import { gameRoutes, type SocialRoute } from './route-table.ts'

type Game = Pick<SocialRoute, 'name' | 'path'> & { isAvailable: boolean }

/** Lists the demo games: first those that are available, then those that the settings leave out. */
export const gamesOf = ({ settings }: VariantContent<string>): Game[] =>
  gameRoutes
    .map(({ name, path }) => ({ name, path, isAvailable: settings.games[name] !== '' }))
    .sort((one, other) => Number(other.isAvailable) - Number(one.isAvailable))
