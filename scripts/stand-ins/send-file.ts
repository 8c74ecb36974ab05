import { readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
}

/** Answers with a file that lies directly in a folder under a plain name, or with 404. */
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
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, ...headers }).end(content)
}
