import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { bundleProbe } from './bundle-probe.ts'
import type { OwnFile } from './serve-comparison.ts'

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** As strict as the site's own policy, but that it frames the site. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The compare page's files by name, the probe among them; '' is the page itself. */
export async function bundlePage(root: string): Promise<Record<string, OwnFile>> {
  const folder = join(root, 'scripts/compare/browser/page')
  const result = await build({
    root: folder,
    base: '/@compare/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    css: { transformer: 'lightningcss' },
    build: {
      write: false,
      target: 'es2022',
      assetsDir: '',
      rollupOptions: { input: join(folder, 'index.html') },
    },
  })
  const outputs = 'output' in result ? result.output : []
  const files = outputs.map((output): [string, OwnFile] => {
    const ending = output.fileName.split('.').at(-1) ?? ''
    const headers = {
      'Content-Type': contentTypes[ending] ?? 'application/octet-stream',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-cache',
    }
    const body = output.type === 'chunk' ? output.code : output.source
    return [output.fileName === 'index.html' ? '' : output.fileName, { headers, body }]
  })
  return { ...Object.fromEntries(files), 'probe.js': await bundleProbe(root) }
}
