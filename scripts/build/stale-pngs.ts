import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { variants } from '../../shared/site-info/site-info.ts'
import { hashOf } from '../system/hash-of.ts'

const drawings = [
  'shared/drawings/mark.svg',
  ...variants.map(variant => `variants/${variant}/drawings/og.svg`),
]

/** The file with the hash of each drawing from which the PNGs were rendered. */
const renderedFile = 'shared/drawings/rendered.json'

const hashes = z.record(z.string(), z.string())

const presentHash = (root: string, drawing: string) => hashOf(readFileSync(join(root, drawing)))

/** Records that the PNGs show the present drawings. */
export function recordRendered(root: string): void {
  const present = Object.fromEntries(drawings.map(file => [file, presentHash(root, file)]))
  writeFileSync(join(root, renderedFile), `${JSON.stringify(present, null, 2)}\n`)
}

/** Returns a line for each drawing that has changed since its PNGs were rendered. */
export function stalePngNotes(root: string): string[] {
  const file = join(root, renderedFile)
  const rendered = existsSync(file) ? hashes.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return drawings
    .filter(drawing => rendered[drawing] !== presentHash(root, drawing))
    .map(drawing => `${drawing} has changed, but its PNGs have not. Run npm run draw.`)
}
