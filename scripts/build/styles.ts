import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundle, transform } from 'lightningcss'
import { type DistFile, hashOf } from './asset.ts'

const names = ['Black.css', 'index.css'] as const

export type StylesheetName = (typeof names)[number]

export type Styles = {
  files: DistFile[]
  addresses: Record<StylesheetName, string>
  /** The colour of each one's ground, for the browser's own bars. */
  themeColours: Record<StylesheetName, string>
}

/**
 * The two stylesheets, each in one file. They keep their names (spec §4), so the hash is their
 * folder's. Pictures they name get the addresses of the built ones; one that is not there throws.
 */
export function buildStyles(root: string, images: Record<string, string>): Styles {
  const addresses: Record<string, string> = {}
  const themeColours: Record<string, string> = {}
  const files = names.map(name => {
    const filename = join(root, 'shared/styles', name)
    const { code, dependencies } = bundle({ filename, minify: true, analyzeDependencies: true })
    let text = code.toString()
    for (const dependency of dependencies ?? []) {
      if (dependency.type !== 'url') continue
      const address = images[basename(dependency.url, '.svg')]
      if (!address) throw new Error(`${filename}: there is no picture ${dependency.url}.`)
      text = text.replaceAll(dependency.placeholder, address)
    }
    const path = `assets/${hashOf(text)}/${name}`
    addresses[name] = `/${path}`
    themeColours[name] = groundOf(text, filename)
    return { path, bytes: text }
  })
  return { files, addresses, themeColours }
}

/** The value of the token `--ground`. Throws when it is no plain colour. */
function groundOf(text: string, filename: string): string {
  const ground = /--ground:\s*(#\w+|\w+\([\d\s.,%/deg]+\))\s*[;}]/.exec(text)?.[1]
  if (!ground) throw new Error(`${filename}: the token --ground has to be a plain colour.`)
  return ground
}

/** The few rules that are inlined on every page, minified. */
export function buildCriticalStyle(root: string): string {
  const filename = join(root, 'loader/spinner.css')
  return transform({ filename, code: readFileSync(filename), minify: true }).code.toString()
}
