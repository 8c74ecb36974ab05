import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { asError } from '../system/as-error.ts'

/**
 * Runs a build with a folder for its unfinished files, `.build/<pid>`, which is removed at the end.
 * Also removes the folders of builds that were killed.
 */
export async function withBuildFolder<Result>(
  root: string,
  build: (folder: string) => Promise<Result>,
): Promise<Result> {
  const all = join(root, '.build')
  const own = join(all, `${process.pid}`)
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(all)) {
    if (/^\d+$/.test(name) && !isRunning(Number(name))) {
      remove(join(all, name))
    }
  }
  try {
    return await build(own)
  } finally {
    remove(own)
  }
}

function isRunning(pid: number): boolean {
  try {
    // The signal 0 only asks.
    return process.kill(pid, 0)
  } catch (error) {
    return asError(error).code === 'EPERM'
  }
}
