import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { withoutRepository } from './git.ts'

/**
 * Runs a command of Playwright in this terminal, on Windows too. The command ends when this process
 * ends. Resolves to whether it succeeded.
 */
export async function runPlaywright(...args: string[]): Promise<boolean> {
  const words = [resolve('node_modules/playwright/cli.js'), ...args]
  const child = spawn(process.execPath, words, { env: withoutRepository(), stdio: 'inherit' })
  const end = () => child.kill()
  process.once('exit', end)
  const [status] = await once(child, 'exit')
  process.off('exit', end)
  return status === 0
}
