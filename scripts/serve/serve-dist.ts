import { statSync } from 'node:fs'
import { posix } from 'node:path'
import querystring from 'node:querystring'
// Only the core of http-server, whose server uses deprecated APIs of Node.
import createMiddleware from 'http-server/lib/core/index.js'
import { mapValues } from '../../shared/content/records.ts'
import { caching } from '../build/hosts/caching.ts'
import { htmlFile } from '../build/html-file.ts'
import { readSiteFile, type SiteFile } from '../build/site-file.ts'
import { asError } from '../system/as-error.ts'
import { filesBelow } from '../system/files-below.ts'
import { type Handler, type ListeningServer, requestPath, sendJson, serve } from './server.ts'

/** Serves a built `dist` as a host would. The handlers in `before` answer first. */
export function serveDist(
  dist: string,
  port: number,
  ...before: Handler[]
): Promise<ListeningServer> {
  const sendFile = createMiddleware({
    root: dist,
    showDir: false,
    gzip: true,
    brotli: true,
    cache: path => (path.startsWith('/assets/') ? caching.asset : caching.page),
  })
  return serve((request, response) => {
    if (before.some(handler => handler(request, response))) {
      return true
    }
    const path = requestPath(request)
    try {
      response.setHeaders(new Map(Object.entries(hostHeaders(dist, path))))
      // A file's name, because http-server would redirect odd addresses to other hosts.
      const file = fileAt(dist, path)
      request.url = `/${file ?? '404.html'}`
      request.statusCode = file ? 200 : 404
      sendFile(request, response)
    } catch (cause) {
      const error = `${dist} cannot be read: run the command again. (${asError(cause).message})`
      console.error(error)
      sendJson(response, 404, { error })
    }
    return true
  }, port)
}

/** Finds the file as hosts do, however the slashes and dots of an address are written. */
function fileAt(dist: string, path: string): string | undefined {
  // Unlike decodeURIComponent, this never throws.
  const address = posix.normalize(querystring.unescape(path))
  // Only listed names, because some disks treat FI as fi.
  const files = filesOf(dist)
  return [htmlFile(address), address.slice(1)].find(file => files.has(file))
}

const listed = new WeakMap<SiteFile, ReadonlySet<string>>()

/** Lists the files that a host sends, once for each build. Throws if they are gone. */
function filesOf(dist: string): ReadonlySet<string> {
  statSync(dist)
  const siteFile = readSiteFile(dist)
  const files =
    listed.get(siteFile) ?? new Set(filesBelow(dist).filter(file => !/\.(?:br|gz)$/.test(file)))
  if (files.size === 0) {
    throw new Error('It contains no files.')
  }
  listed.set(siteFile, files)
  return files
}

/** A path’s published headers, except those that make browsers use https. */
export function hostHeaders(dist: string, path: string): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...local } = publishedHeaders(dist, path)
  return mapValues(local, withoutUpgrade)
}

/** Removes the directive from a policy that makes browsers request everything over https. */
export const withoutUpgrade = (policy: string): string =>
  policy.replace(/; upgrade-insecure-requests\b/, '')

/** Finds the headers that a build publishes for a path. */
export function publishedHeaders(dist: string, path: string): Record<string, string> {
  // Read each time, because another build may replace the loader and its policy.
  const rules = Object.entries(readSiteFile(dist).headers)
  const ofPath = rules.filter(([paths]) => path.startsWith(paths.slice(0, -1)))
  return Object.assign({}, ...ofPath.map(([, headers]) => headers))
}
