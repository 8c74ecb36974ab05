import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolders } from '../../scripts/content/content-files.ts'

const copied = [
  'loader',
  'scripts',
  'shared',
  'variants',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.site.json',
  '.gitignore',
]

/** The folder with the words of the tested site, which no editor changes. */
export const testContent = 'tests/fixtures/content'

/**
 * Copies the site’s sources to a new folder, to edit and build there, with the words of the tested
 * site. Returns its path.
 */
export function copyOfSite(folder = tmpdir()): string {
  const root = mkdtempSync(join(folder, 'site-'))
  for (const name of copied.filter(existsSync)) {
    cpSync(name, join(root, name), { recursive: true })
  }
  for (const { folder } of contentFolders) {
    rmSync(join(root, folder), { recursive: true })
  }
  cpSync(testContent, root, { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
  return root
}
