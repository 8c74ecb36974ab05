declare module 'http-server/lib/core/index.js' {
  export default function createMiddleware(options: {
    root: string
    baseDir?: string
    showDir: boolean
    gzip?: boolean
    brotli?: boolean
    cache: number | ((path: string) => string)
  }): import('node:http').RequestListener
}
