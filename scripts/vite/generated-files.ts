import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { renderPage } from 'vike/server'
import type { Plugin, ViteDevServer } from 'vite'
import type { DistFile } from '../build/dist-file.ts'
import { htmlFile } from '../build/html-file.ts'
import { requestPath } from '../serve/server.ts'
import { asError } from '../system/as-error.ts'
import { findingsError } from './findings-error.ts'
import { importContent, importSite } from './import-site.ts'

/** Browsers recognise other files by their bytes. */
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/**
 * Sends the pages of the preview, and its other files that are on no disk. Vite shows what is wrong
 * with them.
 */
export const generatedFiles = (): Plugin => ({
  name: 'generated-files',
  configureServer: server => () => {
    // After Vite’s own files, and before Vike, whose pages of errors do not reload.
    server.middlewares.use((request, response, next) => {
      send(server, requestPath(request), response).catch(next)
    })
  },
})

async function send(server: ViteDevServer, path: string, response: ServerResponse): Promise<void> {
  const { content } = await importContent(server)
  try {
    const { files } = await importSite(server)
    const file = [...files, ...content.pictureFiles].find(
      file => file.path === path.slice(1) || file.path === htmlFile(path),
    )
    if (file) {
      sendFile(file, response)
    } else if (path.startsWith('/assets/')) {
      response.writeHead(404).end()
    } else {
      await sendPage(server, path, response)
    }
  } catch (error) {
    // A page that lacks a text cannot be rendered: the findings name the text and its file.
    const found = findingsError(server.config.root, content.findings)
    throw found ? Object.assign(new Error(), found) : error
  }
}

function sendFile({ path, bytes }: DistFile, response: ServerResponse): void {
  const type = types[extname(path)]
  if (type) {
    response.setHeader('Content-Type', type)
  }
  response.end(bytes)
}

async function sendPage(server: ViteDevServer, path: string, response: ServerResponse) {
  const { errorWhileRendering, httpResponse } = await renderPage({ urlOriginal: path })
  if (errorWhileRendering) {
    // +onRenderHtml.ts adds only the address to the error of the code.
    const error = asError(asError(errorWhileRendering).cause ?? errorWhileRendering)
    server.ssrFixStacktrace(error)
    throw error
  }
  response.writeHead(httpResponse.statusCode, Object.fromEntries(httpResponse.headers))
  httpResponse.pipe(response)
}
