import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DistFile } from './asset.ts'

/** Writes a folder that holds these files and nothing else. */
export function writeDist(folder: string, files: readonly DistFile[]): void {
  rmSync(folder, { recursive: true, force: true })
  for (const { path, bytes } of files) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
}
