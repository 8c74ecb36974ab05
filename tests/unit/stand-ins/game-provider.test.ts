import { expect, onTestFinished, test } from 'vitest'
import { gameTitles, startGameProvider } from '../../../scripts/stand-ins/game-provider.ts'

async function startTestedProvider(): Promise<string> {
  const { origin, close } = await startGameProvider({ port: 0 })
  onTestFinished(close)
  return origin
}

test.each([...gameTitles])('%s is the game "%s", and may be framed', async (path, title) => {
  const origin = await startTestedProvider()
  for (const address of [path, `${path}/`, `${path}?lang=en`]) {
    const response = await fetch(origin + address)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-frame-options')).toBe(null)
    expect(response.headers.get('content-security-policy')).not.toMatch('frame-ancestors')
    const page = await response.text()
    expect(page).toMatch(`<h1>${title}</h1>`)
    expect(page).toMatch(`data-theme="${path.slice(1)}"`)
    expect(page).not.toMatch(/\{\w+\}/)
  }
})

test('the policy of the page allows its own files and nothing inline', async () => {
  const origin = await startTestedProvider()
  const response = await fetch(`${origin}/temple`)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/)
  expect(await response.text()).not.toMatch(/ style=| on\w+=|<script>|<style/)
})

test('every file that a game needs is served from its own origin', async () => {
  const origin = await startTestedProvider()
  const sought = new Set<string>()
  const seek = async (path: string): Promise<void> => {
    if (sought.has(path)) return
    sought.add(path)
    const response = await fetch(origin + path)
    expect([path, response.status]).toEqual([path, 200])
    const text = await response.text()
    expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch('://')
    for (const [, file] of text.matchAll(/["'](?:\/game|\.)\/([a-z-]+\.[a-z]+)["']/g)) {
      await seek(`/game/${file}`)
    }
  }
  for (const path of gameTitles.keys()) {
    await seek(path)
    await seek(`/game/symbols-${path.slice(1)}.svg`)
  }
  expect([...sought]).toContain('/game/slot-machine.js')
  expect([...sought]).toContain('/game/scene-temple.svg')
})

test('/refused is a game that forbids to be framed', async () => {
  const origin = await startTestedProvider()
  const response = await fetch(`${origin}/refused`)
  expect(response.status).toBe(200)
  expect(response.headers.get('x-frame-options')).toBe('DENY')
})

test.each(['/', '/poker', '/game/', '/game/..%2fbrands.ts', '/game/slot-machine.d.ts'])(
  'nothing is found at %s',
  async path => {
    const origin = await startTestedProvider()
    expect((await fetch(origin + path)).status).toBe(404)
  },
)

test('a game is there to be read alone', async () => {
  const origin = await startTestedProvider()
  const { status, headers } = await fetch(`${origin}/temple`, { method: 'POST' })
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
