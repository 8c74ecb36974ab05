import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withoutRepository } from './git.ts'
import { CommandError } from './run-command.ts'

/**
 * Runs an installed package’s program in this terminal, on Windows too. The program ends when this
 * process ends. Resolves to whether it succeeded.
 */
export async function runProgram(name: string, ...args: string[]): Promise<boolean> {
  const folder = resolve('node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [file] = Object.values(typeof bin === 'string' ? [bin] : bin)
  const words = [join(folder, `${file}`), ...args]
  const child = spawn(process.execPath, words, { env: withoutRepository(), stdio: 'inherit' })
  const end = () => child.kill()
  process.once('exit', end)
  const [status] = await once(child, 'exit')
  process.off('exit', end)
  return status === 0
}

/** Runs programs at the same time, each given as a line. Throws if one has failed. */
export async function runPrograms(...lines: string[]): Promise<void> {
  const run = (line: string): Promise<boolean> => {
    console.log(`\n── ${line} ──`)
    const [name = '', ...args] = line.split(' ')
    return runProgram(name, ...args)
  }
  const passed = await Promise.all(lines.map(run))
  const failed = lines.filter((_, index) => !passed[index])
  if (failed.length > 0) {
    throw new CommandError(`Failed: ${failed.join(', ')}`)
  }
}

/** What `npm run check` runs, and `npm test` first: types, lint and format, unused code. */
export const checks = ['typescript -b', '@biomejs/biome check --error-on-warnings', 'knip']
