import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { type Handler, pathOf, serve } from '../serve/server.ts'

/** Addresses of the sources and of what Vite makes of them and of packages. */
const sources = /^\/(@|node_modules\/|variants\/|shared\/|scripts\/edit\/page\/|\.build\/vite\/)/

const packages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'ky',
]

/** Returns Vite over the sources, for a server that has pages of its own, and what answers with it. */
export async function serveSources(
  root: string,
): Promise<{ vite: ViteDevServer; handler: Handler }> {
  // Vite stops where the usual port for its messages is taken.
  const { port, close } = await serve(() => false, 0)
  await close()
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
      hmr: { host: '127.0.0.1', port },
      watch: { ignored: ['**/.build/**', '**/dist/**'] },
    },
    // All that is used, because what Vite finds later makes an open page load again.
    optimizeDeps: { noDiscovery: true, include: packages },
  })
  const handler: Handler = (request, response) => {
    if (!sources.test(pathOf(request))) return false
    vite.middlewares(request, response, () => response.writeHead(404).end())
    return true
  }
  return { vite, handler }
}
