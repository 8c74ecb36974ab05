import { gzipSync } from 'node:zlib'
import type { BuildResult } from './build-site.ts'
import { isCompressed } from './with-compressed.ts'

const variants = ['affiliate', 'social'] as const

/** The table that ends a build: what each variant has, and what a visitor receives (gzip). */
export function reportBuild({ files: all, pages, routes, scripts }: BuildResult): string {
  const files = all.filter(({ path }) => !isCompressed(path))
  const copies = new Map(all.map(({ path, bytes }) => [path, bytes.length]))
  const sizes = new Map(
    files.map(({ path, bytes }) => [path, copies.get(`${path}.gz`) ?? gzipSync(bytes).length]),
  )
  const sum = (paths: readonly string[]) =>
    paths.reduce((total, path) => total + (sizes.get(path) ?? 0), 0)
  const rows = variants.map(variant => {
    const own = routes.paths.filter(({ rows, path }) => rows[variant].path === path)
    const isWords = (path: string) => path.startsWith(`assets/${variant}-en`)
    const { script, chunks } = scripts[variant]
    return [
      variant,
      String(routes.routes[variant].length),
      String(own.length),
      kilobytes(sum([...sizes.keys()].filter(isWords))),
      kilobytes(sum([script, ...chunks].map(address => address.slice(1)))),
    ]
  })
  const html = pages.map(({ path }) => sizes.get(path) ?? 0)
  const range = `${kilobytes(Math.min(...html))} to ${kilobytes(Math.max(...html))}`
  return [
    ...table([['', 'pages', 'addresses', 'words (English)', 'scripts'], ...rows]),
    '',
    `  ${pages.length} entry pages of ${range}; ${files.length} files of ${kilobytes(sum([...sizes.keys()]))} in all (sizes after gzip)`,
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
