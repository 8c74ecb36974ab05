import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CommandError } from './run-command.ts'

/** Starts an installed package's program, on Windows too. It ends when this process ends. */
export function startProgram(
  name: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const folder = resolve(`${options.cwd ?? '.'}`, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [file] = Object.values(typeof bin === 'string' ? [bin] : bin)
  return startNode([join(folder, `${file}`), ...args], options)
}

/** Starts a script with this Node. It ends when this process ends. */
export function startNode(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, args, options)
  const end = () => child.kill()
  process.once('exit', end)
  return child.once('exit', () => process.off('exit', end))
}

/** Runs an installed package's program in this terminal. Returns whether it succeeded. */
export async function runProgram(name: string, ...args: string[]): Promise<boolean> {
  const [status] = await once(startProgram(name, args, { stdio: 'inherit' }), 'exit')
  return status === 0
}

/** Runs programs in order, each given as a line. Throws if one fails. */
export async function runPrograms(...lines: string[]): Promise<void> {
  for (const line of lines) {
    console.log(`\n── ${line} ──`)
    const [name = '', ...args] = line.split(' ')
    if (!(await runProgram(name, ...args))) {
      throw new CommandError(`${line} failed.`)
    }
  }
}

/** What `npm run check` runs, and `npm test` first: types, lint and format, unused code. */
export const checks = ['typescript -b', '@biomejs/biome check --error-on-warnings', 'knip']
