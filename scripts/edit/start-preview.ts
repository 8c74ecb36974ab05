import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, createServerModuleRunner, normalizePath, type ViteDevServer } from 'vite'
import { recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { pageFile } from '../build/page-file.ts'
import { productionRouter } from '../build/production-router.ts'
import {
  answer,
  readJsonObject,
  refusal,
  refuseOtherNames,
  requestPath,
  sendJson,
} from '../serve/server.ts'
import { infoServiceHandler } from '../serve/stand-ins/info-service.ts'
import { asError } from '../system/as-error.ts'
import type { MadeSite } from './make-site.ts'
import {
  type PreviewReply,
  type PreviewRequest,
  previewRequest,
  type RequestType,
  savedEvent,
} from './page/requests.ts'
import { type WatchedSite, watchSite } from './watch-site.ts'

/** Browsers recognise other files by their bytes. */
const types: Record<string, string> = { css: 'text/css', html: 'text/html', svg: 'image/svg+xml' }

/** The preview's own client, which wraps that of each variant. */
const scripts = recordOf(variants, variant => [`/scripts/edit/page/live.tsx?variant=${variant}`])

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
  report: (made: MadeSite) => void,
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
      include: ['react-dom/client', 'react-router-dom', 'ky', '@vercel/stega', 'diff', 'zod'],
    },
    resolve: { alias: productionRouter(normalizePath(root)) },
  })
  const { watcher, environments } = vite
  const runner = createServerModuleRunner(environments.ssr, { hmr: false })
  let isBroken = false
  function onSave(made: MadeSite, files: readonly string[]): void {
    // React replaces components and words, but not what the loader and the server put into a page.
    if (isBroken || files.some(file => /^loader\/|\.css$|^\.env/.test(file))) {
      vite.ws.send({ type: 'full-reload' })
    } else {
      vite.ws.send({ type: 'custom', event: savedEvent })
    }
    isBroken = false
    report(made)
  }
  const modules = environments.ssr.moduleGraph
  const watching = watchSite({ root, watcher, runner, modules, onSave })

  function configureServer({ middlewares }: ViteDevServer): void {
    middlewares.use((request, response, next) => {
      respond(request, response, next).catch(error => {
        isBroken = true
        vite.ssrFixStacktrace(error)
        // Vite shows it in the page.
        next(error)
      })
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
    if (requestPath(request) === '/preview/request') {
      answer(response, () => reply(site, request, response))
      return
    }
    await send(site, request, response, next)
  }

  async function reply(
    site: WatchedSite,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.headers['sec-fetch-site'] !== 'same-origin') {
      throw refusal(403, 'Only pages of the preview can send requests.')
    }
    const { data } = previewRequest.safeParse(await readJsonObject(request))
    const said: PreviewReply<RequestType> = data
      ? await ask(site, data).catch(error => ({ refusal: asError(error).message }))
      : { refusal: 'The preview has changed. Reload the page.' }
    sendJson(response, 200, said)
  }

  async function ask(
    site: WatchedSite,
    request: PreviewRequest,
  ): Promise<PreviewReply<RequestType>> {
    const path = '/scripts/edit/answer-request.ts'
    const { answerRequest } = await runner.import<typeof import('./answer-request.ts')>(path)
    return { answer: await answerRequest(root, request, site.latest()) }
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
    const { status, html } = await renderPage(made, path, scripts)
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    response.writeHead(status, headers).end(html)
  }

  // Vite bundles packages in other threads while the site is made.
  const [site] = await Promise.all([watching, vite.listen()])
  return { origin: `${vite.resolvedUrls?.local[0]}`.replace(/\/$/, ''), made: site.latest() }
}
