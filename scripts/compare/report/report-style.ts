import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The report's style: the site's own tokens, light or dark as the reader's system is. */
export function reportStyle(root: string): string {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const [light, dark] = [read('shared/styles/index.css'), read('shared/styles/Black.css')]
  const own = read('scripts/compare/report/report.css')
  return `${light}@media (prefers-color-scheme:dark){${dark}}${own}`
}
