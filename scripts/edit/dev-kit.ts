import { createServer as createNetServer } from 'node:net'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { buildUnscripted } from '../build/build-parts.ts'
import type { Render } from '../build/bundle-variants.ts'
import type { Settings } from '../build/settings.ts'
import type { PreviewKit } from './preview-kit.ts'
import type { Refresh } from './start-preview.ts'

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
 * The site from its sources: pages are rendered with the components as they are now, and open pages
 * get a saved component without being loaded again (Vite). `onSource` is told when others than
 * words were saved.
 */
export async function devKit(
  root: string,
  settings: Settings,
): Promise<{ kit: PreviewKit; onSource: (refresh: Refresh) => void }> {
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    cacheDir: join(root, '.build/vite'),
    appType: 'custom',
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      hmr: { port: await freePort() },
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
    mount: (request, response) => {
      if (!sources.test(request.url ?? '')) return false
      vite.middlewares(request, response, () => response.writeHead(404).end())
      return true
    },
  }
  const onSource = (refresh: Refresh) => {
    vite.watcher.on('change', async path => {
      const file = relative(root, path)
      const isPart = /^loader\/|\.(css|svg|png)$/.test(file)
      if (isPart) kit.parts = await build()
      else if (!/^(shared|variants)\/.*\.tsx?$/.test(file)) return
      await refresh({ all: true, reload: isPart })
    })
  }
  return { kit, onSource }
}

/** Vite wants a port for its own messages, and stops where the usual one is taken. */
const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createNetServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address instanceof Object ? address.port : 0))
    })
  })
