import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DistFile } from './dist-file.ts'

/**
 * Returns a text with the licence of every package that has modules in the scripts. Throws when a
 * package comes without one.
 */
export function licences(root: string, modules: Record<string, string[]>): DistFile {
  const folders = Object.values(modules)
    .flat()
    .map(module => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0])
  const texts = [...new Set(folders)].filter(folder => folder !== undefined).sort()
  return {
    path: 'licences.txt',
    bytes: texts.map(folder => licenceOf(join(root, folder))).join(`\n${'-'.repeat(80)}\n\n`),
  }
}

function licenceOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find(each => /^licen[cs]e\b/i.test(each))
  if (!file) throw new Error(`${folder} has no licence to publish with its scripts.`)
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8')}`
}
