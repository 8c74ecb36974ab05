import { basename, join } from 'node:path'
import { bundle } from 'lightningcss'
import { recordOf } from '../../shared/content/records.ts'
import type { Stylesheet } from '../../shared/site-info/site-info.ts'
import { asError } from '../system/as-error.ts'
import { type DistFile, hashOf } from '../system/dist-file.ts'
import { pathBelow } from '../system/files-below.ts'
import { CommandError } from '../system/run-command.ts'
import { styleTargets } from './support-floor.ts'

const colours: readonly Stylesheet[] = ['Black.css', 'index.css']

export type Styles = {
  /** The files to publish. */
  files: DistFile[]
  /** Addresses of the two stylesheets. */
  stylesheets: Record<Stylesheet, string>
  /** The colour of the browser's own bars. */
  themeColours: Record<Stylesheet, string>
  /** All rules, and the colours of both stylesheets: those of Black.css apply to a class. */
  pageStyle: string
}

/** Builds the two stylesheets, whose names spec §4 fixes, and the inlined style of every page. */
export function buildStyles(root: string, addresses: Record<string, string>): Styles {
  const built = recordOf(colours, name => {
    const bytes = bundleStyle(root, `shared/styles/${name}`, addresses)
    return { path: `assets/${hashOf(bytes)}/${name}`, bytes }
  })
  return {
    files: Object.values(built),
    stylesheets: recordOf(colours, name => `/${built[name].path}`),
    themeColours: recordOf(colours, name => {
      const ground = /--ground:\s*(#\w+|\w+\([\d\s.,%/deg]+\))\s*[;}]/.exec(built[name].bytes)?.[1]
      if (ground) {
        return ground
      }
      throw new CommandError(`shared/styles/${name}: the token --ground must be a plain colour.`)
    }),
    pageStyle: [
      bundleStyle(root, 'shared/styles/site.css', addresses),
      // In a layer, so that print has other colours. The files have no layer, because Chromium lays
      // out all text again for each new layer.
      `@layer tokens{${built['index.css'].bytes}${built['Black.css'].bytes.replace(':root', '.black')}}`,
      bundleStyle(root, 'loader/spinner.css', addresses),
    ].join(''),
  }
}

/** What Lightning CSS throws. */
type StyleError = Error & { fileName?: string; loc?: { line: number } }

/**
 * Returns a stylesheet with its imports, minified. `addresses` contains the addresses of pictures by
 * name and of fonts by file name.
 */
export function bundleStyle(root: string, file: string, addresses: Record<string, string>): string {
  const filename = join(root, file)
  try {
    const { code } = bundle({ filename, targets: styleTargets, minify: true })
    return code.toString().replace(/url\("?([^")]+)"?\)/g, (_, url: string) => {
      const address = addresses[basename(url, '.svg')]
      if (address) {
        return `url("${address}")`
      }
      throw new Error(`there is no picture or font ${url}.`)
    })
  } catch (error) {
    const { fileName = filename, loc, message }: StyleError = asError(error)
    const position = `${pathBelow(root, fileName)}:${loc?.line ?? 1}`
    throw new CommandError(`${position}  ${message}`, { cause: error })
  }
}
