import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, createServerModuleRunner, normalizePath, type ViteDevServer } from 'vite'
import type { z } from 'zod'
import { pageFile } from '../build/page-file.ts'
import { productionRouter } from '../build/production-router.ts'
import {
  answer,
  httpError,
  readJsonObject,
  refuseOtherNames,
  requestPath,
  sendJson,
} from '../serve/server.ts'
import { infoServiceHandler } from '../serve/stand-ins/info-service.ts'
import { newsAddress, saveAddress, savedEvent } from './contract.ts'
import type { MadeSite } from './make-site.ts'
import { edit, shownPage } from './requests.ts'
import { type Save, type WatchedSite, watchSite } from './watch-site.ts'

/** Browsers recognise other files by their bytes. */
const types: Record<string, string> = { css: 'text/css', html: 'text/html', svg: 'image/svg+xml' }

type StartedPreview = {
  origin: string
  /** The site at the start. */
  made: MadeSite
}

/**
 * Serves the site from its sources with the stand-in info service: Vite serves the scripts, and a
 * page is rendered when a browser asks for it. Calls `report` after each save. (Vike's server
 * prints two lines for each page, and shows a separate page for an error.)
 */
export async function startPreview(
  root: string,
  report: (save: Save) => void,
): Promise<StartedPreview> {
  const vite = await createServer({
    root,
    configFile: false,
    // Vite would restart at a change of an env file, and forget the open pages.
    envDir: false,
    plugins: [react(), { name: 'preview', configureServer }],
    cacheDir: join(root, '.build/vite'),
    appType: 'custom',
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      port: 8090,
      // Our check refuses other names, as on every local server.
      allowedHosts: true,
      watch: { ignored: ['**/.build/**', '**/dist/**'] },
    },
    // Every package in use, because one that Vite discovers later reloads open pages.
    optimizeDeps: {
      noDiscovery: true,
      include: ['react-dom/client', 'react-router-dom', 'ky', '@vercel/stega'],
    },
    // While the runner evaluates a module, Vite transforms those that it imports.
    environments: { ssr: { dev: { preTransformRequests: true } } },
    resolve: { alias: productionRouter(normalizePath(root)) },
  })
  const { watcher, environments } = vite
  const runner = createServerModuleRunner(environments.ssr, { hmr: false })
  function onSave(save: Save): void {
    vite.ws.send({ type: 'custom', event: savedEvent })
    report(save)
  }
  const modules = environments.ssr.moduleGraph
  const watching = watchSite({ root, watcher, runner, modules, onSave })

  function configureServer({ middlewares }: ViteDevServer): void {
    middlewares.use((request, response, next) => {
      respond(request, response, next).catch(next)
    })
  }

  async function respond(request: IncomingMessage, response: ServerResponse, next: () => void) {
    if (refuseOtherNames(request, response)) {
      return
    }
    const site = await watching
    const infoService = infoServiceHandler(site.latest().settings)
    if (infoService(request, response)) {
      return
    }
    switch (requestPath(request)) {
      case newsAddress:
        answer(response, async () => sendJson(response, 200, await news(site, request)))
        return
      case saveAddress:
        answer(response, async () => sendJson(response, 200, await save(request)))
        return
      default:
        await send(site, request, response, next)
    }
  }

  async function news(site: WatchedSite, request: IncomingMessage) {
    const page = await readAs(shownPage, request)
    const made = site.latest()
    const path = '/scripts/edit/page-news.ts'
    const { pageNews } = await runner.import<typeof import('./page-news.ts')>(path)
    if (!made.composed) {
      throw httpError(503, 'The site could not be made yet.')
    }
    return pageNews(made, made.composed, page)
  }

  async function save(request: IncomingMessage) {
    const sent = await readAs(edit, request)
    const path = '/scripts/edit/save-text.ts'
    const { saveText } = await runner.import<typeof import('./save-text.ts')>(path)
    return saveText(root, sent)
  }

  /** Sends a file of the site or, if a browser opens an address, its page. */
  async function send(
    site: WatchedSite,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    const path = requestPath(request)
    const { assets } = site.latest()
    const name = [path.slice(1), pageFile(path)].find(each => assets.has(each)) ?? ''
    const type = types[name.replace(/.*\./, '')]
    if (type) {
      response.setHeader('Content-Type', type)
    }
    if (name) {
      response.end(assets.get(name))
      return
    }
    if (!request.headers.accept?.includes('text/html')) {
      return next()
    }
    const made = await site.settled()
    const module = '/scripts/edit/render-page.ts'
    const { renderPage } = await runner.import<typeof import('./render-page.ts')>(module)
    const { status, html } = await renderPage(made, path)
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    response.writeHead(status, headers).end(html)
  }

  // Vite bundles packages in other threads while the site is made.
  const [site] = await Promise.all([watching, vite.listen()])
  return { origin: `${vite.resolvedUrls?.local[0]}`.replace(/\/$/, ''), made: site.latest() }
}

/** Reads what an open page of the preview sends. Throws an `httpError` if another page sends it. */
async function readAs<Sent>(shape: z.ZodType<Sent>, request: IncomingMessage): Promise<Sent> {
  if (request.headers['sec-fetch-site'] !== 'same-origin') {
    throw httpError(403, 'Only pages of the preview can send requests.')
  }
  const { data } = shape.safeParse(await readJsonObject(request))
  if (!data) {
    throw httpError(400, 'The preview has changed. Reload the page.')
  }
  return data
}
