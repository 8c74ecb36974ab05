import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withoutRepository } from './git.ts'

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
