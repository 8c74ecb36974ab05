import { join } from 'node:path'
import { build } from 'vite'
import type { OwnFile } from './serve-comparison.ts'

/** The script that runs before all others on a page that is compared. */
export async function bundleProbe(root: string): Promise<OwnFile> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: join(root, 'scripts/compare/browser/probe/probe.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [output] = 'output' in result ? result.output : []
  if (output?.type !== 'chunk') throw new Error('The compare page’s probe gave no script.')
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }
  return { headers, body: output.code }
}
