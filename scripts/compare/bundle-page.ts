import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'

/** Returns the compare page’s files by name; '' is the page itself. */
export async function bundlePage(root: string): Promise<Record<string, string>> {
  const folder = join(root, 'scripts/compare/browser/page')
  const outputs = await bundle({
    root: folder,
    base: '/@compare/',
    plugins: [react()],
    css: { transformer: 'lightningcss' },
    build: {
      target: 'es2022',
      assetsDir: '',
      rollupOptions: { input: join(folder, 'index.html') },
    },
  })
  return Object.fromEntries(
    outputs.map(({ fileName, text }) => [fileName === 'index.html' ? '' : fileName, text]),
  )
}

/** Returns the script that runs before all others on a page that is looked at. */
export async function bundleProbe(root: string): Promise<string> {
  const [output] = await bundle({
    root,
    build: {
      // axe is half a megabyte, and nobody downloads it.
      minify: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: join(root, 'scripts/compare/browser/probe.ts'),
        output: { format: 'iife' },
      },
    },
  })
  return output?.text ?? ''
}

async function bundle(config: InlineConfig): Promise<{ fileName: string; text: string }[]> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, write: false },
  })
  const outputs = 'output' in result ? result.output : []
  return outputs.map(output => ({
    fileName: output.fileName,
    text: output.type === 'chunk' ? output.code : `${output.source}`,
  }))
}
