import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Ended = { status: number; stdout: string; stderr: string }

const run = (words: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  new Promise(resolve => {
    const options = { env: { ...process.env, ...env } }
    execFile(process.execPath, ['scripts/run.mjs', ...words], options, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

test('every command reads its options in one place, and its usage calls it by its name', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const script of new Set(Object.values<string>(scripts))) {
    const names = Object.keys(scripts).filter(name => scripts[name] === script)
    const file = script.replace('node scripts/run.mjs ', 'scripts/').concat('.ts')
    const text = readFileSync(file, 'utf8')
    expect([file, text]).toEqual([file, expect.stringContaining('await runCommand({')])
    expect(text).toMatch(new RegExp(`usage: [\`']npm (?:run )?(?:${names.join('|')}) `))
    expect(text).not.toMatch('process.argv')
  }
})

test('--help prints the usage', async () => {
  const usage = expect.stringContaining('npm run check ')
  expect(await run(['check', '--help'])).toEqual({ status: 0, stdout: usage, stderr: '' })
})

test.each([
  ['check --helo', {}, '--helo'],
  // Options need no dashes.
  ['build only pictures', {}, 'no part "pictures"'],
  ['content translated', {}, '--translated <value>'],
  // npm took the option for one of its own.
  ['start', { npm_config_with_inbox: 'true' }, 'Write with-inbox instead'],
])('%s with %j ends with 2, %s and the usage', async (words, env, what) => {
  const [command = ''] = words.split(' ')
  const { status, stdout, stderr } = await run(words.split(' '), env)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(what)
  expect(stderr).toMatch(new RegExp(`npm (run )?${command} `))
})

test.each([
  ['start', { SITE_URL: 'x' }, 'SITE_URL="x"'],
  ['build', { GAME_TEMPEL_URL: 'https://games.example.com/' }, 'GAME_TEMPEL_URL'],
])('%s with %j stops with the name, an example and no stack', async (command, env, name) => {
  const { status, stderr, stdout } = await run([command], env)
  expect(status).toBe(1)
  expect(stderr).toMatch(name)
  expect(stderr).toMatch(/[A-Z_]+=\S/)
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(stdout).toBe('')
})
