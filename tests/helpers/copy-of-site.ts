import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const sources = ['loader', 'scripts', 'shared', 'variants']
const files = [
  ...['package.json', 'package-lock.json', 'vite.config.ts'],
  ...['tsconfig.base.json', 'tsconfig.site.json'],
]
/** What a build has made of the same sources but for the words. */
const parts = '.build/parts/saved'

/** Copies the site's sources to a separate folder, to edit and build there. Returns the folder. */
export function copyOfSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of [...sources, ...files, ...[parts].filter(existsSync)])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
  return root
}
