import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { contentFolders } from '../../scripts/content/content-files.ts'
import { writeTestContent } from './test-content.ts'

const copied = [
  'loader',
  'scripts',
  'shared',
  'variants',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.node.json',
  '.gitignore',
]

/**
 * Copies the site’s sources to a new folder, to edit and build there, with the words of the tested
 * site. A test that calls `buildSite` passes `.build`: Vike expects the site near the working
 * folder.
 */
export function copyOfSite(folder = tmpdir()): string {
  mkdirSync(folder, { recursive: true })
  const root = mkdtempSync(resolve(folder, 'site-'))
  for (const name of copied.filter(existsSync)) {
    cpSync(name, join(root, name), { recursive: true })
  }
  for (const { folder } of contentFolders) {
    rmSync(join(root, folder), { recursive: true })
  }
  writeTestContent(root)
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
  return root
}
