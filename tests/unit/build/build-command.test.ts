import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const build = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', './scripts/typescript.mjs', 'scripts/build.ts'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })

test.each([
  [{ INFO_TIMEOUT_MS: 'soon' }, 'INFO_TIMEOUT_MS="soon"'],
  [{ GAME_TEMPEL_URL: 'https://games.example.com/' }, 'GAME_TEMPEL_URL'],
])(
  'the build stops at %j with the name, an example and no stack',
  (environment, name) => {
    const { status, stderr, stdout } = build(environment)
    expect(status).toBe(1)
    expect(stderr).toMatch(name)
    expect(stderr).toMatch(/[A-Z_]+=\S/)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(stdout).toBe('')
  },
  60_000,
)
