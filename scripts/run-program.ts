import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

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

export type Step = readonly [title: string, name: string, ...words: string[]]

/** Runs programs one after the other; ends this one at the first that fails. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const [title, name, ...words] of steps) {
    console.log(`\n── ${title} ──`)
    const started = performance.now()
    if (!(await runProgram(name, ...words))) {
      console.error(`\n${title} failed (${name} ${words.join(' ')})`)
      process.exit(1)
    }
    console.log(`${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}

/** The steps of `npm run check`, with which `npm test` begins. */
export const checks: readonly Step[] = [
  ['types', 'typescript', '-b'],
  ['lint and format', '@biomejs/biome', 'check', '--error-on-warnings'],
  ['unused code', 'knip'],
]
