import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
// This is all of svgo in one file: Node loads the 370 modules of 'svgo' in half a second.
import { optimize } from 'svgo/browser'
import { asError } from '../system/as-error.ts'
import { CommandError } from '../system/run-command.ts'
import { type DistFile, hashedFile } from './dist-file.ts'

/**
 * Reads a picture or a font as a file of the site, and optimises SVGs. Throws a CommandError on
 * other files.
 */
export function readAsset(path: string): DistFile {
  const bytes = readFileSync(path)
  const extension = extname(path)
  if (extension === '.svg') {
    return hashedFile('svg', optimized(bytes, path))
  }
  if (extension === '.png' || extension === '.woff2') {
    return hashedFile(extension.slice(1), bytes)
  }
  throw new CommandError(`${path}: only .svg, .png and .woff2 files are allowed here.`)
}

function optimized(bytes: Buffer, path: string): string {
  try {
    return optimize(bytes.toString(), { path, multipass: true }).data
  } catch (error) {
    throw new CommandError(asError(error).message, { cause: error })
  }
}
