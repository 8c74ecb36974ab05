import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { variants } from '../../shared/site-info/site-info.ts'
import { hashOf } from '../system/hash-of.ts'
import { CommandError } from '../system/run-command.ts'

const drawings = [
  'shared/drawings/mark.svg',
  ...variants.map(variant => `variants/${variant}/drawings/og.svg`),
]

/** The file with the hashes of the drawings from which the PNGs were rendered. */
const drawnFile = 'shared/drawings/drawn.json'

const presentHashes = (root: string) =>
  Object.fromEntries(drawings.map(file => [file, hashOf(readFileSync(join(root, file)))]))

/** Records that the PNGs show the present drawings. */
export const writeDrawn = (root: string): void =>
  writeFileSync(join(root, drawnFile), `${JSON.stringify(presentHashes(root), null, 2)}\n`)

/** Throws if a drawing has changed since its PNGs were rendered. */
export function checkDrawn(root: string): void {
  const drawn = JSON.parse(readFileSync(join(root, drawnFile), 'utf8'))
  for (const [file, hash] of Object.entries(presentHashes(root))) {
    if (drawn[file] !== hash) {
      throw new CommandError(`${file} has changed, but its PNGs have not. Run npm run draw.`)
    }
  }
}
