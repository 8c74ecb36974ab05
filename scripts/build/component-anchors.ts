import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Variant } from '../../shared/site-info/site-info.ts'

/** The ids that a variant's components give: places that a text can link to besides headings. */
export function componentAnchors(root: string, variant: Variant): string[] {
  return [`variants/${variant}`, 'shared/layout'].flatMap(folder => {
    if (!existsSync(join(root, folder))) return []
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.tsx'))
      .map(name => readFileSync(join(root, folder, name), 'utf8'))
      .flatMap(source => [...source.matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id))
  })
}
