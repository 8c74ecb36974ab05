import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optimize } from 'svgo'
import { CommandError } from '../run-command.ts'
import { type DistFile, hashedFile } from './dist-file.ts'

/**
 * Returns the pictures of a folder under hashed names: the files, and their addresses by name without
 * ending. SVGs are optimised; a PNG (cards of shared links show nothing else) is taken as it is.
 * Throws a CommandError with the file's name when one is neither.
 */
export function buildImages(folder: string) {
  const files: DistFile[] = []
  const addresses: Record<string, string> = {}
  for (const file of readdirSync(folder).sort()) {
    const path = join(folder, file)
    const [name = '', ending] = file.split('.')
    if (ending !== 'svg' && ending !== 'png') {
      throw new CommandError(`${path}: only .svg and .png pictures can stand here.`)
    }
    const bytes = readFileSync(path)
    const image = hashedFile(name, ending, ending === 'svg' ? optimized(bytes, path) : bytes)
    files.push(image)
    addresses[name] = `/${image.path}`
  }
  return { files, addresses }
}

function optimized(bytes: Buffer, path: string): string {
  try {
    return optimize(bytes.toString(), { path, multipass: true }).data
  } catch (error) {
    throw new CommandError(Object(error).message, { cause: error })
  }
}
