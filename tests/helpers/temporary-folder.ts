import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a folder that is removed after the test. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, bytes: string | Uint8Array = '') => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return { folder, write }
}
