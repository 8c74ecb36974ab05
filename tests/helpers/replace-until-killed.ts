import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Replaces a folder, and kills this process before its n-th change of the disk.
const [folder = '', newer = '', count] = process.argv.slice(2)
let left = Number(count)
for (const name of ['cpSync', 'mkdirSync', 'renameSync', 'rmSync'] as const) {
  const change = fs[name]
  const value = (...given: unknown[]) => {
    if (--left === 0) {
      process.kill(process.pid, 'SIGKILL')
    }
    return Reflect.apply(change, fs, given)
  }
  Object.defineProperty(fs, name, { value })
}
syncBuiltinESMExports()
const { replaceFolder } = await import('../../scripts/build/replace-folder.ts')
replaceFolder(folder, newer)
