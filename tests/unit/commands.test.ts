import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { startCommand } from '../helpers/start-command.ts'

const root = process.cwd()

test('the usage of every command begins with its name', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const script of Object.values<string>(scripts)) {
    const text = readFileSync(`${script.replace('node scripts/run.mjs ', 'scripts/')}.ts`, 'utf8')
    const [, name = ''] = /await runCommand\(\{\s+usage: [`']npm (?:run )?(\S+)/.exec(text) ?? []
    expect(scripts[name], script).toBe(script)
  }
})

test.each(['help', '--help'])('%s prints the usage', async word => {
  expect(await startCommand(`check ${word}`, { root }).untilEnd()).toMatch(/^npm run check /)
})

const usage = /^npm (run )?(check|build|content) /m

test.each([
  ['check --helo', {}, 2, "'--helo'", usage],
  ['content translated', {}, 2, 'Write "translated", then the paths', usage],
  ['start', { SITE_URL: 'x' }, 1, 'SITE_URL="x"', /Example: SITE_URL=\S/],
])(
  '%s with %j ends with %i, and says %s and what to write',
  async (command, more, ends, what, instead) => {
    const { child, untilEnd, printed } = startCommand(command, { root, more })
    const output = vi.fn()
    child.stdout.on('data', output)
    await expect(untilEnd()).rejects.toThrow()
    expect(child.exitCode).toBe(ends)
    expect(output, 'errors go to the error stream').not.toHaveBeenCalled()
    expect(printed()).toMatch(RegExp(`^\n.*${what}`))
    expect(printed()).toMatch(instead)
    expect(printed(), 'without a stack').not.toMatch(/\n\s+at /)
  },
)
