import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optimize } from 'svgo'
import { type DistFile, hashedFile } from './asset.ts'

export type Images = { files: DistFile[]; addresses: Record<string, string> }

/**
 * The pictures of a folder, optimised, under hashed names: the files, and their addresses by name
 * without ending. Throws with the file's name when one is no SVG.
 */
export function buildImages(folder: string): Images {
  const files: DistFile[] = []
  const addresses: Record<string, string> = {}
  for (const file of readdirSync(folder).sort()) {
    const path = join(folder, file)
    const [name = '', ending] = file.split('.')
    if (ending !== 'svg') throw new Error(`${path}: only .svg pictures can stand here.`)
    const { data } = optimize(readFileSync(path, 'utf8'), { path, multipass: true })
    const image = hashedFile(name, 'svg', data)
    files.push(image)
    addresses[name] = `/${image.path}`
  }
  return { files, addresses }
}
