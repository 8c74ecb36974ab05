import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFile } from '../build/page-files.ts'

export type FramedPage = { status: number; headers: Record<string, string>; html: string }

/**
 * The entry page that a host would answer a path with, prepared for the compare page: our own
 * pages may frame it, and the probe runs first. Nothing else of its policy is relaxed. undefined
 * for a path that is a file's.
 */
export function framedPage(
  dist: string,
  path: string,
  headersOf: (path: string) => Record<string, string>,
): FramedPage | undefined {
  if (/\.\w+$/.test(path) || path.includes('..')) return undefined
  const own = join(dist, pageFile(decodeURI(path)))
  const found = existsSync(own)
  const html = readFileSync(found ? own : join(dist, '404.html'), 'utf8')
  const { 'X-Frame-Options': _, ...headers } = headersOf(path)
  const policy = headers['Content-Security-Policy']
  if (policy) {
    headers['Content-Security-Policy'] = policy.replace(
      /frame-ancestors [^;]*/,
      "frame-ancestors 'self'",
    )
  }
  return {
    status: found ? 200 : 404,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    },
    html: html.replace('<meta charset="utf-8">', '$&<script src="/@compare/probe.js"></script>'),
  }
}
