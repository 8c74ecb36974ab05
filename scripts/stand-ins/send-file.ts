import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { refuse } from './refuse.ts'

const contentTypes = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
])

/**
 * Answers with one file that lies directly in `folder`, or with 404. A name with anything but
 * small letters, digits, hyphens and one known ending is not looked for.
 */
export async function sendFile(
  response: ServerResponse,
  folder: string,
  name: string,
  headers: Record<string, string>,
): Promise<void> {
  const contentType = contentTypes.get(extname(name))
  const content =
    contentType !== undefined && /^[a-z0-9-]+\.[a-z]+$/.test(name)
      ? await readFile(join(folder, name)).catch(() => null)
      : null
  if (contentType === undefined || content === null) {
    refuse(response, 404, `There is no file ${name}`)
    return
  }
  response.writeHead(200, {
    'Content-Type': contentType,
    'Content-Length': content.length,
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  response.end(content)
}
