import { join } from 'node:path'
import { build } from 'vite'
import { jsxOfLoader } from '../../scripts/build/bundle-loader.ts'

/** A module of this folder as a script that leaves its exports under a global name. */
export async function bundleForBrowser(file: string, name: string): Promise<string> {
  const root = process.cwd()
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(file.startsWith('painted') && jsxOfLoader(root)),
    build: {
      write: false,
      lib: { entry: join(root, 'tests/painter', file), name, formats: ['iife'] },
    },
  })
  const [
    {
      output: [chunk],
    } = { output: [] },
  ] = Array.isArray(result) ? result : []
  if (!chunk) throw new Error(`${file} gave no script.`)
  return chunk.code
}
