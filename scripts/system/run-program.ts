import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CommandError } from './run-command.ts'

/**
 * Starts the program of an installed package with this Node: its file in `.bin` is a shell script
 * on Windows. It ends when this process ends.
 */
export function startProgram(
  name: string,
  words: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const folder = resolve(`${options.cwd ?? '.'}`, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [file] = Object.values(typeof bin === 'string' ? [bin] : bin)
  return endWithThis(spawn(process.execPath, [join(folder, `${file}`), ...words], options))
}

/** Ends a child when this process ends. */
export function endWithThis(child: ChildProcess): ChildProcess {
  const end = () => child.kill()
  process.once('exit', end)
  return child.once('exit', () => process.off('exit', end))
}

/** Runs the program of an installed package in this terminal. Returns whether it ended well. */
export async function runProgram(name: string, ...words: string[]): Promise<boolean> {
  const [status] = await once(startProgram(name, words, { stdio: 'inherit' }), 'exit')
  return status === 0
}

/** Runs programs one after the other, each a line of words. Throws at the first that fails. */
export async function runPrograms(...lines: string[]): Promise<void> {
  for (const line of lines) {
    console.log(`\n── ${line} ──`)
    const [name = '', ...words] = line.split(' ')
    if (!(await runProgram(name, ...words))) throw new CommandError(`${line} failed.`)
  }
}

/** What `npm run check` runs, and `npm test` first: types, lint and format, unused code. */
export const checks = ['typescript -b', '@biomejs/biome check --error-on-warnings', 'knip']
