import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { htmlFile } from '../build/html-file.ts'
import { requestPath } from '../serve/server.ts'
import { importSite } from './import-site.ts'

/** Browsers recognise other files by their bytes. */
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Sends the files of the preview that are on no disk. Shows why the site cannot be composed. */
export const generatedFiles = (): Plugin => ({
  name: 'generated-files',
  configureServer: server => () => {
    // After Vite's own files, and before Vike's pages.
    server.middlewares.use(async (request, response, next) => {
      const path = requestPath(request)
      try {
        const { files } = await importSite(server)
        const pictures = server.config.site.content?.pictureFiles ?? []
        const file = [...files, ...pictures].find(
          file => file.path === path.slice(1) || file.path === htmlFile(path),
        )
        if (file) {
          response.setHeader('Content-Type', types[extname(file.path)] ?? '')
          response.end(file.bytes)
        } else if (path.startsWith('/assets/')) {
          response.writeHead(404).end()
        } else {
          next()
        }
      } catch (error) {
        next(error)
      }
    })
  },
})
