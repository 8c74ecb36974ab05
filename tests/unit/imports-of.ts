import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Import = {
  /** The file that imports, from the repository's root. */
  from: string
  /** A file of ours from the repository's root, or the name of a package. */
  to: string
  /** Types leave nothing in what is built. */
  typeOnly: boolean
}

const statement =
  /^\s*(?:import|export)\s(type\s)?[^'"`;]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** Every import in the TypeScript files of a folder. */
export const importsOf = (folder: string): Import[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => join(folder, file).replaceAll('\\', '/'))
    .flatMap(from =>
      [...readFileSync(from, 'utf8').matchAll(statement)].map(match => {
        const address = match[2] ?? match[3] ?? match[4] ?? ''
        const to = address.startsWith('.') ? join(dirname(from), address) : address
        return { from, to: to.replaceAll('\\', '/'), typeOnly: match[1] !== undefined }
      }),
    )
