import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, createServerModuleRunner, normalizePath, type ViteDevServer } from 'vite'
import type { z } from 'zod'
import { htmlFile } from '../build/html-file.ts'
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
import { saveAddress, textAddress, versionEvent } from './contract.ts'
import type { PreviewSite } from './make-site.ts'
import { edit, textId } from './requests.ts'
import { type OnSave, type WatchedSite, watchSite } from './watch-site.ts'

/** Browsers recognise other files by their bytes. */
const types: Record<string, string> = { css: 'text/css', html: 'text/html', svg: 'image/svg+xml' }

type StartedPreview = { origin: string; site: PreviewSite }

/**
 * Serves the site from its sources with the stand-in info service: Vite serves the scripts, and a
 * page is rendered when a browser asks for it. Calls `report` after each save. (Vike's server
 * prints two lines for each page, and shows a separate page for an error.)
 */
export async function startPreview(root: string, report: OnSave): Promise<StartedPreview> {
  const vite = await createServer({
    root,
    configFile: false,
    // Vite would restart at a change of an env file, and forget the open pages.
    envDir: false,
    plugins: [{ name: 'preview', configureServer }],
    cacheDir: join(root, '.build/vite'),
    appType: 'custom',
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      port: 8090,
      // Our check refuses other names, as on every local server.
      allowedHosts: true,
      // Pages reload when the whole site is made again, which Vite cannot know.
      hmr: false,
      watch: { ignored: ['**/.build/**', '**/dist/**'] },
    },
    // Every package in use, because one that Vite discovers later reloads open pages.
    optimizeDeps: {
      noDiscovery: true,
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-router-dom',
        'ky',
        '@vercel/stega',
      ],
    },
    // While the runner evaluates a module, Vite transforms those that it imports.
    environments: { ssr: { dev: { preTransformRequests: true } } },
    resolve: { alias: productionRouter(normalizePath(root)) },
  })
  const { watcher, environments, ws } = vite
  const runner = createServerModuleRunner(environments.ssr, { hmr: false })
  const importCode = () =>
    runner.import<typeof import('./site-code.ts')>('/scripts/edit/site-code.ts')
  const onSave: OnSave = (files, site) => {
    ws.send(versionEvent, site.version)
    report(files, site)
  }
  const modules = environments.ssr.moduleGraph
  const watching = watchSite({ root, watcher, modules, importCode, onSave })
  ws.on(versionEvent, async (_, client) => {
    const site = await watching
    client.send(versionEvent, site.latest().version)
  })

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
    const act = actions[requestPath(request)]
    if (act) {
      answer(response, async () => sendJson(response, 200, await act(request)))
      return
    }
    await send(site, request, response, next)
  }

  /** What the preview does for the panel of an open page, by the address. */
  const actions: Record<string, (request: IncomingMessage) => unknown> = {
    [textAddress]: async request => {
      const { openText } = await importCode()
      return openText(root, await readAs(textId, request))
    },
    [saveAddress]: async request => {
      const { saveText } = await importCode()
      return saveText(root, await readAs(edit, request))
    },
  }

  /** Sends a file of the site or, if a browser opens an address, its page. */
  async function send(
    site: WatchedSite,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    const path = requestPath(request)
    const file = site
      .latest()
      .composed?.files.find(file => file.path === path.slice(1) || file.path === htmlFile(path))
    if (file) {
      const type = types[file.path.replace(/.*\./, '')]
      if (type) {
        response.setHeader('Content-Type', type)
      }
      response.end(file.bytes)
      return
    }
    if (!request.headers.accept?.includes('text/html')) {
      return next()
    }
    const settled = await site.settled()
    const { renderPage } = await importCode()
    const { status, html } = await renderPage(settled, path)
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    response.writeHead(status, headers).end(html)
  }

  // Vite bundles packages in other threads while the site is made.
  const [site] = await Promise.all([watching, vite.listen()])
  return { origin: `${vite.resolvedUrls?.local[0]}`.replace(/\/$/, ''), site: site.latest() }
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
