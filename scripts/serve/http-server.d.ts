declare module 'http-server' {
  import type { Server } from 'node:http'

  type Options = {
    root: string
    showDir: string
    gzip: boolean
    brotli: boolean
    cache: (path: string) => string
  }

  const httpServer: { createServer(options: Options): { server: Server } }
  export default httpServer
}
