import { gzipSync } from 'node:zlib'
import type { BuildResult } from './build-site.ts'
import { isCompressed } from './dist-file.ts'

const variants = ['affiliate', 'social'] as const

/** Weighing takes longer than composing, and the heaviest page is one of the longest. */
const WEIGHED_PAGES = 100

/** The table that ends a build: what each variant has, and what a visitor receives (gzip). */
export function reportBuild({ files: all, pages, routes, scripts }: BuildResult): string {
  const files = all.filter(({ path }) => !isCompressed(path))
  const contents = new Map(all.map(({ path, bytes }) => [path, bytes]))
  const lengthOf = (path: string) => contents.get(path)?.length ?? 0
  const weigh = (path: string) =>
    (contents.get(`${path}.gz`) ?? gzipSync(contents.get(path) ?? '')).length
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + weigh(path), 0)
  const rows = variants.map(variant => {
    const own = routes.paths.filter(({ rows, path }) => rows[variant].path === path)
    const words = files
      .map(({ path }) => path)
      .filter(path => path.startsWith(`assets/${variant}-en.`))
    const { script, chunks } = scripts[variant]
    return [
      variant,
      String(routes.routes[variant].length),
      String(own.length),
      kilobytes(sum(words)),
      kilobytes(sum([script, ...chunks].map(address => address.slice(1)))),
    ]
  })
  const longest = pages
    .map(({ path }) => path)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, WEIGHED_PAGES)
  const most = kilobytes(Math.max(...longest.map(weigh)))
  return [
    ...table([['', 'pages', 'addresses', 'words (English)', 'scripts'], ...rows]),
    '',
    `  ${pages.length} entry pages of up to ${most} (sizes after gzip); ${files.length} files in all`,
  ].join('\n')
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Columns as wide as they have to be, figures to the right. */
function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map(row => `  ${row.map(cell).join('   ')}`)
}
