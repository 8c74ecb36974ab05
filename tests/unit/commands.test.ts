import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function run(command: string, environment: object = {}) {
  const words = ['scripts/run.mjs', ...command.split(' ')]
  const env = { ...process.env, ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

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

test('--help prints the usage', () => {
  const usage = expect.stringContaining('npm run check ')
  expect(run('check --help')).toEqual({ status: 0, stdout: usage, stderr: '' })
})

const usage = /^npm (run )?(check|build|content|start) /m

test.each([
  ['check --helo', {}, 2, '--helo', usage],
  // Options need no dashes.
  ['build pictures', {}, 2, "'pictures'", usage],
  ['content translated', {}, 2, '--translated <value>', usage],
  // npm took the option for one of its own.
  ['start', { npm_config_with_inbox: 'true' }, 2, 'Write with-inbox instead', usage],
  ['start', { SITE_URL: 'x' }, 1, 'SITE_URL="x"', /Example: SITE_URL=\S/],
  ['build', { GAME_TEMPEL_URL: 'x' }, 1, 'GAME_TEMPEL_URL', /\.env\.example/],
])(
  '%s with %j ends with %i, says %s and what to write, without a stack',
  (command, env, ends, what, instead) => {
    const { status, stdout, stderr } = run(command, env)
    expect([status, stdout]).toEqual([ends, ''])
    expect(stderr).toContain(what)
    expect(stderr).toMatch(instead)
    expect(stderr).not.toMatch(/\n\s+at /)
  },
)
