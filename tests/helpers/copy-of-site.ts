import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const sources = ['loader', 'scripts', 'shared', 'variants']
const files = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'vite.config.ts']

/** Copies the site's sources to a folder of their own, to edit and build there. Gives the folder. */
export function copyOfSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of [...sources, ...files]) cpSync(name, join(root, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  return root
}
