import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { buildUnscripted } from '../build/build-parts.ts'
import type { Render } from '../build/bundle-variants.ts'
import type { Settings } from '../build/settings.ts'
import { pathBelow } from '../files-below.ts'
import { listen } from '../stand-ins/listen.ts'
import type { PreviewKit } from './preview-kit.ts'

/** Addresses of the sources and of what Vite makes of them and of packages. */
const sources = /^\/(@|node_modules\/|variants\/|shared\/|\.build\/vite\/)/

/** React's hot replacement has to be there before the first component is. */
const before = `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type
`

/**
 * Returns the parts of a site from its sources: pages are rendered with the components as they are
 * now, and open pages get a saved component from Vite without being loaded again.
 */
export async function devKit(root: string, settings: Settings): Promise<PreviewKit> {
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    cacheDir: join(root, '.build/vite'),
    appType: 'custom',
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      // Without a host, Vite's messages could be had from every network.
      hmr: { host: '127.0.0.1', port: await freePort() },
      watch: { ignored: ['**/.build/**', '**/dist/**', '**/*.md', '**/*.yaml'] },
    },
    // Found by reading, they would make the first page load twice.
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router-dom', 'ky'],
    },
  })
  const render: Render = async (variant, input) => {
    const { prerender } = await vite.ssrLoadModule('/variants/prerender.ts')
    return prerender[variant](input)
  }
  const build = async () => ({
    ...(await buildUnscripted(root, settings)),
    scripts: { affiliate: { script: '', chunks: [] }, social: { script: '', chunks: [] } },
  })
  const kit: PreviewKit = {
    parts: await build(),
    load: async () => render,
    moduleOf: variant => `/variants/${variant}/+client.ts`,
    before,
    withoutPolicy: true,
    handler: (request, response) => {
      if (!sources.test(request.url ?? '')) return false
      vite.middlewares(request, response, () => response.writeHead(404).end())
      return true
    },
    watch: saved => {
      vite.watcher.on('all', (_, path) => {
        const file = pathBelow(root, path)
        if (/^loader\/|\.(css|svg|png)$/.test(file))
          saved(file, async () => {
            kit.parts = await build()
          })
        else if (/^(shared|variants)\/.*\.tsx?$/.test(file)) saved(file)
      })
    },
  }
  return kit
}

/** Vite stops where the usual port for its messages is taken. */
async function freePort(): Promise<number> {
  const { port, close } = await listen(createHttpServer(), 0)
  await close()
  return port
}
