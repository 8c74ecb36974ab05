import { extname } from 'node:path'
import { renderPage } from 'vike/server'
import type { Plugin } from 'vite'
import { htmlFile } from '../build/html-file.ts'
import { requestPath } from '../serve/server.ts'
import { asError } from '../system/as-error.ts'
import { findingsError } from './findings-error.ts'
import { importSite } from './import-site.ts'

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
    const { root, siteInput } = server.config
    // After Vite’s own files, and before Vike, whose pages of errors do not reload.
    server.middlewares.use(async (request, response, next) => {
      const path = requestPath(request)
      try {
        const { files } = await importSite(server)
        const pictures = siteInput.content?.pictureFiles ?? []
        const file = [...files, ...pictures].find(
          file => file.path === path.slice(1) || file.path === htmlFile(path),
        )
        if (file) {
          response.setHeader('Content-Type', types[extname(file.path)] ?? '')
          response.end(file.bytes)
        } else if (path.startsWith('/assets/')) {
          response.writeHead(404).end()
        } else {
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
      } catch (error) {
        // A page that lacks a text cannot be rendered: the findings name the text and its file.
        const found = findingsError(root, siteInput.content?.findings ?? [])
        next(found ? Object.assign(new Error(), found) : error)
      }
    })
  },
})
