import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { asError } from '../system/as-error.ts'
import { CommandError } from '../system/run-command.ts'

/**
 * Claims a folder for this process by a file next to it. Returns a function that gives it up. Throws
 * a CommandError if another process has it. A process that was killed has nothing.
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
    // Signal 0 only asks.
    process.kill(id, 0)
    return true
  } catch (error) {
    // Another user's process.
    return asError(error).code === 'EPERM'
  }
}
