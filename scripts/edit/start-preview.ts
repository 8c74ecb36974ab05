import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import type { renderEntryPage } from '../build/entry-page/render-entry-page.ts'
import type { Settings } from '../build/settings.ts'
import { type Handler, onFreePort, pathOf, serve } from '../serve/server.ts'
import { startSite } from '../stand-ins/start-site.ts'
import { pathBelow } from '../system/files-below.ts'
import { editorHandler } from './answer-editor.ts'
import { composePreview, isCode, isSource, type Saved } from './compose-preview.ts'

/** Addresses of the sources and of what Vite makes of them and of packages. */
const sources = /^\/(@|node_modules\/|variants\/|shared\/|scripts\/edit\/page\/|\.build\/vite\/)/

/**
 * Serves the site from its sources with its drafts, and shows in open pages what is saved. Tells after
 * each save which files it was, and what it did.
 */
export async function startPreview(
  root: string,
  settings: Settings,
  onSave: (files: readonly string[], saved: Saved) => void,
) {
  const vite = await startVite(root)
  const render: typeof renderEntryPage = async (...input) =>
    (await vite.ssrLoadModule('/scripts/build/entry-page/render-entry-page.ts')).renderEntryPage(
      ...input,
    )
  // A folder for each process, because a preview would take away the files of another one.
  const dist = join(root, `.build/edit/${process.pid}`)
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }))
  const token = randomBytes(16).toString('hex')
  const compose = await composePreview({ root, dist, settings, token, render })
  let { news } = await compose([])
  vite.ws.on('preview:open', (_, page) => page.send('preview:news', news))

  const waiting = new Set<string>()
  async function show(): Promise<void> {
    // Some programs write a file in several steps, or many files: then all are there.
    await setTimeout(50)
    const files = [...waiting].sort()
    waiting.clear()
    // Vite forgets changed modules by itself, but on a busy machine only after they were rendered.
    if (files.some(isCode)) vite.environments.ssr.moduleGraph.invalidateAll()
    const saved = await compose(files)
    news = saved.news
    if (saved.needsReload) vite.ws.send({ type: 'full-reload' })
    else vite.ws.send('preview:news', news)
    onSave(files, saved)
  }
  // One after the other, because a second save can come while the first is being composed.
  let work = Promise.resolve()
  vite.watcher.on('all', (event, path) => {
    const file = pathBelow(root, path)
    // The watcher forgets a folder that goes, also where it comes back.
    if (event === 'unlinkDir') vite.watcher.add(path)
    if (!isSource(file)) return
    // A program that writes a file may lock it; what it does next is told again.
    if (waiting.size === 0)
      work = work.then(show).catch(error => console.error(Object(error).message))
    waiting.add(file)
  })

  const serveSources: Handler = (request, response) => {
    if (!sources.test(pathOf(request))) return false
    vite.middlewares(request, response, () => response.writeHead(404).end())
    return true
  }
  const editor = editorHandler(root, token, vite.middlewares)
  const { origin } = await onFreePort(8090, port =>
    startSite(dist, port, settings, editor, serveSources),
  )
  return { origin, news }
}

/** Returns Vite over the sources, for a server that has pages of its own. */
async function startVite(root: string): Promise<ViteDevServer> {
  // Vite stops where the usual port for its messages is taken.
  const { port, close } = await serve(() => false, 0)
  await close()
  return createServer({
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
    optimizeDeps: {
      // All that is used besides React, because what Vite finds later makes an open page load again.
      noDiscovery: true,
      include: ['react-dom/client', 'react-router-dom', 'ky'],
    },
  })
}
