import { afterAll, expect, test } from 'vitest'
import {
  bet,
  findWins,
  lines,
  spinReels,
  symbols,
} from '../../../scripts/stand-ins/game/slot-machine.js'
import { gameTitles, startGameProvider } from '../../../scripts/stand-ins/game-provider.ts'

const { origin, close } = await startGameProvider({ port: 0 })
afterAll(close)

test.each([...gameTitles])('%s is the game "%s"', async (path, title) => {
  for (const address of [path, `${path}/`, `${path}?lang=en`]) {
    const { status, headers, text } = await read(address)
    expect(status).toBe(200)
    expect(headers.get('x-frame-options')).toBe(path === '/refused' ? 'DENY' : null)
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch("default-src 'none'")
    expect(policy).not.toMatch(/frame-ancestors|unsafe|\*|https?:|data:/)
    expect(text).toMatch(`<h1>${title}</h1>`)
    expect(text).not.toMatch(/\{\w+\}| style=| on\w+=|<script>|<style/)
  }
})

test('every file that the game needs is served from its own origin', async () => {
  const sought = new Set<string>()
  const seek = async (path: string): Promise<void> => {
    if (sought.has(path)) return
    sought.add(path)
    const { status, text } = await read(path)
    expect([path, status]).toEqual([path, 200])
    expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch('://')
    for (const [, file] of text.matchAll(/["'`](?:\/game|\.)\/([a-z-]+\.[a-z]+)[#"']/g))
      await seek(`/game/${file}`)
  }
  await seek('/temple')
  expect([...sought].map(path => path.slice(6)).sort()).toEqual([
    'e',
    'game.css',
    'game.js',
    'slot-machine.js',
    'symbols.svg',
  ])
})

test.each(['/', '/poker', '/game/', '/game/..%2fbrands.ts', '/game/slot-machine.d.ts', '//', '/%'])(
  'nothing is found at %s',
  async path => expect((await read(path)).status).toBe(404),
)

test('a game is there to be read alone', async () => {
  expect((await fetch(`${origin}/temple`, { method: 'POST' })).status).toBe(405)
})

test('a spin stops each reel at one of 16 places, by the weights of the symbols', () => {
  expect(symbols.reduce((sum, { weight }) => sum + weight, 0)).toBe(16)
  for (const [stop, symbol] of symbols.flatMap(s => Array(s.weight).fill(s)).entries())
    expect(spinReels(() => stop / 16)).toEqual(Array(3).fill(Array(3).fill(symbol)))
})

test('each line wins by three of a kind, and by nothing less', () => {
  const [egg, bacon, tomato] = symbols
  if (!egg || !bacon || !tomato) throw new Error('There are fewer than three symbols.')
  for (const line of lines) {
    const reels = [bacon, tomato, bacon].map((other, reel) =>
      [0, 1, 2].map(row => (row === line[reel] ? egg : other)),
    )
    expect(findWins(reels)).toEqual([{ line, symbol: egg }])
    reels[1] = [tomato, tomato, tomato]
    expect(findWins(reels)).toEqual([])
  }
})

test('over all outcomes a spin gives back between 90 and 100 percent', () => {
  const perLine = symbols.reduce((sum, { weight, pays }) => sum + (weight / 16) ** 3 * pays, 0)
  const share = (perLine * lines.length) / bet
  expect(share).toBeGreaterThan(0.9)
  expect(share).toBeLessThan(1)
})

async function read(path: string) {
  const response = await fetch(origin + path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
