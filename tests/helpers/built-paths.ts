import { readdirSync } from 'node:fs'

/** The path of every page of the built site, in alphabetical order: `/`, `/bacon-slot`, … */
export function builtPaths(): string[] {
  const files = readdirSync(process.env.TEST_DIST ?? '', { recursive: true, encoding: 'utf8' })
  const pages = files
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /index\.html$/.test(file))
  return pages.map(file => `/${file.replace(/\/?index\.html$/, '')}`).sort()
}
