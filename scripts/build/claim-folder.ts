import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { asError } from '../system/as-error.ts'
import { CommandError } from '../system/run-command.ts'

/**
 * Claims a folder for this process by a file next to it, until the returned function is called.
 * Throws a CommandError if another process has the folder. The claim of a process that was killed
 * does not count.
 */
export function claimFolder(folder: string): () => void {
  const claim = `${folder}.process`
  mkdirSync(dirname(claim), { recursive: true })
  try {
    writeFileSync(claim, `${process.pid}`, { flag: 'wx' })
  } catch {
    const id = Number(readFileSync(claim, 'utf8'))
    if (id !== process.pid && isRunning(id)) {
      throw new CommandError(
        `Another build is running here (process ${id}). Wait until it ends. If there is none, delete ${claim}.`,
      )
    }
    writeFileSync(claim, `${process.pid}`)
  }
  return () => rmSync(claim, { force: true })
}

function isRunning(id: number): boolean {
  try {
    // Signal 0 only checks that there is such a process.
    process.kill(id, 0)
    return true
  } catch (error) {
    // The process is another user’s.
    return asError(error).code === 'EPERM'
  }
}
