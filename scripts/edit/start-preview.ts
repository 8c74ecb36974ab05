import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import { type Connect, createServer, normalizePath, type ViteDevServer } from 'vite'
import { recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { pageFile } from '../build/dist-file.ts'
import type { Settings } from '../build/settings.ts'
import {
  answer,
  pathOf,
  readJsonObject,
  refusal,
  refuseOtherNames,
  sendJson,
} from '../serve/server.ts'
import { infoServiceHandler } from '../stand-ins/info-service.ts'
import { pathBelow } from '../system/files-below.ts'
import type { Made } from './make-site.ts'

/** Whether the site is made from a file. What begins with a dot is for the program that writes it. */
const isSource = (file: string) => /^(loader|shared|variants)\/[^.]*[^./](\.\w+)+$/.test(file)

/** Browsers look at the bytes of other files. */
const types: Record<string, string> = { css: 'text/css', html: 'text/html', svg: 'image/svg+xml' }

/** The preview's own client, which wraps that of each variant. */
const scripts = recordOf(variants, variant => ({
  script: `/scripts/edit/page/live.tsx?variant=${variant}`,
  chunks: [],
}))

/** What open pages have to load again for: not the loader, which has done its work there. */
const looksOf = ({ parts }: Made): string => JSON.stringify({ ...parts, loader: '', files: [] })

/**
 * Serves the site from its sources, drafts included, with the stand-in info service: Vite serves the
 * scripts, and a page is rendered when a browser asks for it. Shows in open pages what is saved, and
 * tells each save. (Vike's server renders as well, but prints two lines for each page, and shows a
 * page of its own for an error.)
 */
export async function startPreview(root: string, settings: Settings, onSave: (made: Made) => void) {
  /** All files so far, because an open page may still fetch those before the last save. */
  const assets = new Map<string, string | Uint8Array>()
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [react(), { name: 'preview', configureServer }],
    cacheDir: join(root, '.build/vite'),
    appType: 'custom',
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 8090, watch: { ignored: ['**/.build/**', '**/dist/**'] } },
    // Every package in use, because one that Vite finds later reloads open pages.
    optimizeDeps: { noDiscovery: true, include: ['react-dom/client', 'react-router-dom', 'ky'] },
  })
  // Vite loads what tables of routes and labels are in, because a save makes those others.
  const load = async <Module>(file: string): Promise<Module> =>
    Object(await vite.ssrLoadModule(`/scripts/${file}`))
  const make = async (files: readonly string[], last?: Made): Promise<Made> => {
    const { makeSite } = await load<typeof import('./make-site.ts')>('edit/make-site.ts')
    const next = await makeSite(root, settings, files, last)
    for (const { path, bytes } of next.composed?.files ?? []) assets.set(`/${path}`, bytes)
    return next
  }
  const waiting = new Set<string>()
  let isBroken = false
  let made = await make([])
  vite.ws.on('preview:open', (_, page) => page.send('preview:news', made.news))

  async function show(): Promise<void> {
    // Some programs write a file in several steps, or many files: then all are there.
    await setTimeout(50)
    const files = [...waiting].sort()
    waiting.clear()
    for (const file of files)
      vite.environments.ssr.moduleGraph.onFileChange(normalizePath(join(root, file)))
    const looks = looksOf(made)
    made = await make(files, made).catch(({ message }) => ({
      ...made,
      news: { ...made.news, errors: [`${files.join(', ')}: ${message}`] },
      saved: files.map(file => ({ file, address: '', words: [] })),
    }))
    vite.ws.send('preview:news', made.news)
    const isLoader = files.some(file => file.startsWith('loader/'))
    if (isBroken || isLoader || looksOf(made) !== looks) vite.ws.send({ type: 'full-reload' })
    isBroken = false
    onSave(made)
  }
  // One after the other, because a second save can come while the first is being made.
  let work = Promise.resolve()
  vite.watcher.on('all', (event, path) => {
    const file = pathBelow(root, path)
    // The watcher forgets a folder that goes, also if it comes back.
    if (event === 'unlinkDir') vite.watcher.add(path)
    if (!isSource(file)) return
    if (waiting.size === 0) work = work.then(show)
    waiting.add(file)
  })

  function configureServer({ middlewares }: ViteDevServer): void {
    for (const handler of [refuseOtherNames, infoServiceHandler(settings), takeOrder])
      middlewares.use((request, response, next) => void (handler(request, response) || next()))
    middlewares.use((request, response, next) => {
      sendFile(request, response, next).catch(error => {
        isBroken = true
        vite.ssrFixStacktrace(error)
        // Vite shows it in the page.
        next(error)
      })
    })
  }

  /** Takes an editor's order from this server's own pages only, by the Origin that browsers send. */
  function takeOrder(request: IncomingMessage, response: ServerResponse): boolean {
    const [, order] = /^\/preview\/(\w+)$/.exec(pathOf(request)) ?? []
    if (!order) return false
    return answer(response, async () => {
      const { host, origin } = request.headers
      if (request.method !== 'POST' || origin !== `http://${host}`)
        throw refusal(403, 'Only pages of the preview can edit')
      const words = await readJsonObject(request)
      // A save that has come by now goes first, and what a page no longer waits for is not made.
      if (order === 'check') await setTimeout(1)
      if (response.closed) return
      const { carryOut } = await load<typeof import('./carry-out.ts')>('edit/carry-out.ts')
      sendJson(response, 200, await carryOut(root, order, words, made.news))
    })
  }

  /** Sends a file of the site or, if a browser opens an address, its page. */
  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> {
    const path = pathOf(request)
    const name = [path, `/${pageFile(path)}`].find(each => assets.has(each)) ?? ''
    const type = types[name.replace(/.*\./, '')]
    if (type) response.setHeader('Content-Type', type)
    if (name) return void response.end(assets.get(name))
    if (!request.headers.accept?.includes('text/html')) return next()
    await work
    const { composed, news } = made
    if (!composed) throw new Error(news.errors.join('\n'))
    const at = composed.routes.paths.find(({ address }) => pageFile(address) === pageFile(path))
    type Renderer = typeof import('../build/entry-page/render-entry-page.ts')
    const { renderEntryPage } = await load<Renderer>('build/entry-page/render-entry-page.ts')
    const html = await renderEntryPage(composed.site, at ?? null, scripts)
    response.writeHead(at ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(html)
  }
  await vite.listen()
  return { origin: `${vite.resolvedUrls?.local[0]}`.replace(/\/$/, ''), news: made.news }
}
