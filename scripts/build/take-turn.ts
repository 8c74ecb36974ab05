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
  for (let hasSaid = false; ; hasSaid = true) {
    if (writingTo(folder, () => attempt(() => makeLock(lock), /EEXIST/)))
      return () => rmSync(lock, { force: true })
    // Empty where the other process has yet to write its number.
    const holder = Number(attempt(() => readFileSync(lock, 'utf8'), /ENOENT/))
    if (holder === process.pid || !attempt(() => process.kill(holder, 0), /ESRCH|EPERM/)) {
      rmSync(lock, { force: true })
    } else {
      if (holder && !hasSaid)
        say(`process ${holder} is building too: waiting for its end (${lock})`)
      await setTimeout(50)
    }
  }
}

const makeLock = (lock: string): true => {
  writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
  return true
}

/** Returns what a call returns, or null when it fails in the expected way. */
function attempt<Result>(call: () => Result, expected: RegExp): Result | null {
  try {
    return call()
  } catch (error) {
    if (!expected.test(Object(error).code)) throw error
    return null
  }
}
