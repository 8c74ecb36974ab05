import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { writingTo } from './write-file.ts'

/**
 * Waits until no other process builds in a folder, and says so. Returns what ends the turn. A turn
 * whose process was killed counts as ended.
 */
export async function takeTurn(folder: string, say: (line: string) => void): Promise<() => void> {
  const lock = join(folder, 'lock')
  writingTo(folder, () => mkdirSync(folder, { recursive: true }))
  for (let hasSaid = false; !writingTo(folder, () => mark(lock)); hasSaid = true) {
    const other = holderOf(lock)
    if (other === process.pid || !isRunning(other)) rmSync(lock, { force: true })
    else {
      if (!hasSaid) say(`process ${other} is building too: waiting for its end (${lock})`)
      await setTimeout(50)
    }
  }
  return () => rmSync(lock, { force: true })
}

/** Whether this process could make the lock. */
function mark(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
    return false
  }
}

/** Returns the process that made the lock, or 0 where it is gone or not written yet. */
function holderOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

/** Whether a process is there. Process 0 is one that has yet to say its number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return Object(error).code === 'EPERM'
  }
}
