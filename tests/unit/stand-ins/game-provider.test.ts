import { afterAll, expect, test } from 'vitest'
import { startGameProvider } from '../../../scripts/stand-ins/game-provider.ts'

const { origin, close } = await startGameProvider({ port: 0 })
afterAll(close)

test.each(['/', '/poker', '/game/', '/game/..%2fbrands.ts', '//', '/%'])(
  'no game is found at %s',
  async path => expect((await fetch(origin + path)).status).toBe(404),
)
