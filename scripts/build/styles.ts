import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundle, Features, type UrlDependency } from 'lightningcss'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import type { Stylesheet } from '../../shared/site-info/site-info.ts'
import { asError } from '../system/as-error.ts'
import { pathBelow } from '../system/files-below.ts'
import { hashOf } from '../system/hash-of.ts'
import { CommandError } from '../system/run-command.ts'
import type { DistFile } from './dist-file.ts'
import { readAsset } from './read-asset.ts'
import { styleTargets } from './support-floor.ts'

const colours: readonly Stylesheet[] = ['Black.css', 'index.css']

export type Styles = {
  files: DistFile[]
  /** Addresses of the two stylesheets. */
  stylesheets: Record<Stylesheet, string>
  /** The colour of the browser's own bars. */
  themeColours: Record<Stylesheet, string>
  /** The rules of a first screen, and the colours of both stylesheets: those of Black.css apply to a class. */
  pageStyle: string
}

/** Builds the two stylesheets, whose names spec §4 fixes, and the inlined style of every page. */
export function buildStyles(root: string): Styles {
  const bundled = recordOf(colours, name => bundleStyle(root, `shared/styles/${name}`).code)
  const late = bundleStyle(root, 'shared/styles/late.css')
  const built = mapValues(bundled, (code, name) => {
    const bytes = `@media screen{${code}}${late.code}`
    return { path: `assets/${hashOf(bytes)}/${name}`, bytes }
  })
  const rules = bundleStyle(root, 'shared/styles/site.css')
  const spinner = bundleStyle(root, 'loader/spinner.css')
  return {
    files: [...Object.values(built), ...late.files, ...rules.files, ...spinner.files],
    stylesheets: mapValues(built, ({ path }) => `/${path}`),
    themeColours: mapValues(bundled, (code, name) => {
      const ground = /--ground:\s*(#\w+|\w+\([\d\s.,%/deg]+\))\s*[;}]/.exec(code)?.[1]
      if (ground) {
        return ground
      }
      throw new CommandError(`shared/styles/${name}: the token --ground must be a plain colour.`)
    }),
    pageStyle: [
      rules.code,
      // In a layer, so that print has other colours, and never the dark ones. The files have no layer,
      // because Chromium lays out all text again for each new layer.
      `@layer tokens{${bundled['index.css']}@media screen{${bundled['Black.css'].replace(':root', '.black')}}}`,
      spinner.code,
    ].join(''),
  }
}

/** A stylesheet with its imports, minified, and the files that its `url()` name. */
type BundledStyle = { code: string; files: DistFile[] }

/** What Lightning CSS throws. */
type StyleError = Error & { fileName?: string; loc?: { line: number } }

export function bundleStyle(root: string, file: string): BundledStyle {
  const filename = join(root, file)
  try {
    const { code, dependencies } = bundle({
      filename,
      targets: styleTargets,
      // No style uses light-dark(), whose replacement would add variables to each color-scheme.
      exclude: Features.LightDark,
      minify: true,
      analyzeDependencies: true,
    })
    const files: DistFile[] = []
    let text = `${code}`
    for (const dependency of dependencies ?? []) {
      if (dependency.type === 'url') {
        const asset = readUrl(root, dependency)
        files.push(asset)
        text = text.replaceAll(dependency.placeholder, `/${asset.path}`)
      }
    }
    return { code: text, files }
  } catch (error) {
    if (error instanceof CommandError) {
      throw error
    }
    const { fileName = filename, loc, message }: StyleError = asError(error)
    const position = `${pathBelow(root, fileName)}:${loc?.line ?? 1}`
    throw new CommandError(`${position}  ${message}`, { cause: error })
  }
}

/** Reads the file of a `url()`, which is relative to its stylesheet. */
function readUrl(root: string, { url, loc: { filePath, start } }: UrlDependency): DistFile {
  const path = join(dirname(filePath), url)
  if (existsSync(path)) {
    return readAsset(path)
  }
  const position = `${pathBelow(root, filePath)}:${start.line}`
  throw new CommandError(`${position}  there is no file ${pathBelow(root, path)}.`)
}
