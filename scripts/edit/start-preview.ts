import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { pageFile } from '../build/page-file.ts'
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

/** Whether the site is made from a file. Files that begin with a dot belong to editing programs. */
const isSource = (file: string) => /^(loader|shared|variants)\/[^.]*[^./](\.\w+)+$/.test(file)

/** Browsers recognise other files by their bytes. */
const types: Record<string, string> = { css: 'text/css', html: 'text/html', svg: 'image/svg+xml' }

/** The preview's own client, which wraps that of each variant. */
const scripts = recordOf(variants, variant => ({
  script: `/scripts/edit/page/live.tsx?variant=${variant}`,
  chunks: [],
}))

export type Made = Awaited<ReturnType<typeof import('./make-site.ts').makeSite>>

/**
 * Serves the site from its sources with the stand-in info service: Vite serves the scripts, and a
 * page is rendered when a browser asks for it. Calls `onSave` after each save. (Vike's server
 * prints two lines for each page, and shows a separate page for an error.)
 */
export async function startPreview(root: string, settings: Settings, onSave: (made: Made) => void) {
  const vite = await createServer({
    root,
    configFile: false,
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
  })
  // Vite loads the module, because a save can change the code that it imports.
  const make = async (files: readonly string[], last?: Made): Promise<Made> => {
    const module: typeof import('./make-site.ts') = Object(
      await vite.ssrLoadModule('/scripts/edit/make-site.ts'),
    )
    return module.makeSite(root, settings, files, last)
  }
  let isBroken = false
  let made = await make([])
  vite.ws.on('preview:open', (_, page) => page.send('preview:news', made.news))

  const waiting = new Set<string>()
  async function show(): Promise<void> {
    // Some programs write a file in several steps, or many files.
    await setTimeout(50)
    const files = [...waiting].sort()
    waiting.clear()
    made = await make(files, made).catch(({ message }) => ({
      ...made,
      news: { ...made.news, errors: [`${files.join(', ')}: ${message}`] },
      saved: files.map(file => ({ file, address: '', words: [] })),
    }))
    // React replaces components and words, but not what the loader and the server put into a page.
    // A page that opens asks for the news.
    if (isBroken || files.some(file => /^loader\/|\.css$/.test(file))) {
      vite.ws.send({ type: 'full-reload' })
    } else {
      vite.ws.send('preview:news', made.news)
    }
    isBroken = false
    onSave(made)
  }
  // One after the other, because a file can be saved while the site is being made.
  let work = Promise.resolve()
  vite.watcher.on('all', (event, path) => {
    const file = pathBelow(root, path)
    // The watcher forgets a folder that is removed, even if it comes back.
    if (event === 'unlinkDir') {
      vite.watcher.add(path)
    }
    if (!isSource(file)) {
      return
    }
    if (waiting.size === 0) {
      work = work.then(show)
    }
    waiting.add(file)
  })

  const infoService = infoServiceHandler(settings)
  function configureServer({ middlewares }: ViteDevServer): void {
    middlewares.use((request, response, next) => {
      const [, order] = /^\/preview\/(\w+)$/.exec(pathOf(request)) ?? []
      if (refuseOtherNames(request, response) || infoService(request, response)) {
        return
      }
      if (order) {
        return void answer(response, () => takeOrder(order, request, response))
      }
      send(request, response, next).catch(error => {
        isBroken = true
        vite.ssrFixStacktrace(error)
        // Vite shows it in the page.
        next(error)
      })
    })
  }

  async function takeOrder(order: string, request: IncomingMessage, response: ServerResponse) {
    if (request.headers['sec-fetch-site'] !== 'same-origin') {
      throw refusal(403, 'Only pages of the preview can edit.')
    }
    const words = await readJsonObject(request)
    // Lets a save go first, and the page cancel.
    if (order === 'check') {
      await setTimeout(1)
    }
    if (response.closed) {
      return
    }
    const done = made.carryOut(root, order, words, made.news.errors)
    // A refusal is an answer, too: the console is for faults.
    const result = await done
      .then(answer => ({ answer }))
      .catch(({ message }) => ({ error: message }))
    sendJson(response, 200, result)
  }

  /** Sends a file of the site or, if a browser opens an address, its page. */
  async function send(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const path = pathOf(request)
    const name = [path.slice(1), pageFile(path)].find(each => made.assets.has(each)) ?? ''
    const type = types[name.replace(/.*\./, '')]
    if (type) {
      response.setHeader('Content-Type', type)
    }
    if (name) {
      return response.end(made.assets.get(name))
    }
    if (!request.headers.accept?.includes('text/html')) {
      return next()
    }
    await work
    const { status, html } = await made.render(path, scripts)
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    response.writeHead(status, headers).end(html)
  }

  await vite.listen()
  return { origin: `${vite.resolvedUrls?.local[0]}`.replace(/\/$/, ''), news: made.news }
}
