import { basename, join } from 'node:path'
import { bundle } from 'lightningcss'
import { recordOf } from '../../shared/content/languages.ts'
import type { Stylesheet } from '../../shared/site-info/site-info.ts'
import { pathBelow } from '../system/files-below.ts'
import { hashOf } from '../system/hashed-file.ts'
import { CommandError } from '../system/run-command.ts'
import { styleTargets } from './support-floor.ts'

const colours: readonly Stylesheet[] = ['Black.css', 'index.css']

/**
 * Returns the two stylesheets with their addresses, and what every page has in it. They keep their
 * names (spec §4), so the hash is their folder's.
 */
export function buildStyles(root: string, images: Record<string, string>) {
  const built = recordOf(colours, name => {
    const bytes = bundleStyle(root, `shared/styles/${name}`, images)
    return { path: `assets/${hashOf(bytes)}/${name}`, bytes }
  })
  return {
    files: Object.values(built),
    stylesheets: recordOf(colours, name => `/${built[name].path}`),
    /** The colour of each one's ground, for the browser's own bars. */
    themeColours: recordOf(colours, name => groundOf(built[name].bytes, name)),
    /** What is inlined on every page: all rules, and the colours of both, those of Black.css for a class. */
    pageStyle: [
      bundleStyle(root, 'shared/styles/site.css', images),
      built['index.css'].bytes,
      built['Black.css'].bytes.replace(':root', '.black'),
      bundleStyle(root, 'loader/spinner.css', images),
    ].join(''),
  }
}

/**
 * Returns a stylesheet with all that it imports, minified. Pictures that it names get the addresses
 * of the built ones. Throws on a picture that is not there and, with file and line, on what is no CSS.
 */
function bundleStyle(root: string, file: string, images: Record<string, string>): string {
  const filename = join(root, file)
  try {
    const options = { filename, targets: styleTargets, minify: true, analyzeDependencies: true }
    const { code, dependencies } = bundle(options)
    let text = code.toString()
    for (const dependency of dependencies ?? []) {
      if (dependency.type !== 'url') continue
      const address = images[basename(dependency.url, '.svg')]
      if (!address) throw new Error(`there is no picture ${dependency.url}.`)
      text = text.replaceAll(dependency.placeholder, address)
    }
    return text
  } catch (error) {
    const { fileName = filename, loc, message } = Object(error)
    const place = `${pathBelow(root, fileName)}:${loc?.line ?? 1}`
    throw new CommandError(`${place}  ${message}`, { cause: error })
  }
}

/** Returns the value of the token `--ground`. Throws when it is no plain colour. */
function groundOf(text: string, name: string): string {
  const ground = /--ground:\s*(#\w+|\w+\([\d\s.,%/deg]+\))\s*[;}]/.exec(text)?.[1]
  if (!ground)
    throw new Error(`shared/styles/${name}: the token --ground has to be a plain colour.`)
  return ground
}
