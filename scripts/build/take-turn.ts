import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { writingTo } from './write-file.ts'

/**
 * Works in a folder when no other process does, and says so where it has to wait. The lock of a
 * process that was killed does not count.
 */
export async function takeTurn<Result>(
  folder: string,
  say: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = join(folder, 'lock')
  writingTo(folder, () => mkdirSync(folder, { recursive: true }))
  for (let hasSaid = false; !writingTo(folder, () => isTaken(lock)); hasSaid = true) {
    if (!hasSaid) say(`another process is building: waiting for its end (${lock})`)
    await setTimeout(50)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Whether the lock is this process's now. */
function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
  }
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // A full disk, or a kill at that moment, leaves a lock without the number of its process.
    const isForgotten = holder === 0 && Date.now() - statSync(lock).mtimeMs > 1000
    process.kill(holder, 0)
    if (holder !== process.pid && !isForgotten) return false
  } catch {
    // That process has ended, with its lock or without.
  }
  rmSync(lock, { force: true })
  return false
}
