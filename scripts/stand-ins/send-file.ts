import { readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * Answers with a stylesheet, script or drawing that lies directly in a folder, or with 404. Only
 * names of small letters, digits and hyphens are looked for.
 */
export async function sendFile(
  response: ServerResponse,
  folder: string,
  name: string,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const type = contentTypes[extname(name)]
  const isName = /^[a-z0-9-]+\.[a-z]+$/.test(name)
  const content = type && isName ? await readFile(join(folder, name)).catch(() => null) : null
  if (content === null) return void response.writeHead(404).end(`There is no file ${name}`)
  response.writeHead(200, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', ...headers })
  response.end(content)
}
