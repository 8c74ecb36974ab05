declare module 'http-server/lib/core/index.js' {
  import type { RequestListener } from 'node:http'

  type Options = {
    root: string
    showDir: boolean
    gzip: boolean
    brotli: boolean
    cache: (path: string) => string
  }

  export default function createMiddleware(options: Options): RequestListener
}
