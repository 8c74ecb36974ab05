import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createSecureServer } from 'node:http2'

/** Makes a key and a certificate that nobody trusts. */
const certify = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout - -out -'

/** Serves the social casino over HTTP/2, as hosts do, and holds its stylesheets back. */
export async function startHttp2Site() {
  let asked = 0
  let sendStylesheets = () => {}
  const sent = new Promise<void>(resolve => {
    sendStylesheets = resolve
  })
  const pem = execFileSync('openssl', certify.split(' '), { stdio: 'pipe' })
  const server = createSecureServer({ key: pem, cert: pem }, async ({ url, method }, response) => {
    if (method === 'POST') asked++
    if (method === 'POST') return response.end('{"blackSide":false}')
    if (url.endsWith('.css')) await sent
    const file = await fetch(`${process.env.TEST_SITE}${url}`)
    response.setHeader('content-type', file.headers.get('content-type') ?? '')
    return response.end(Buffer.from(await file.arrayBuffer()))
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  return {
    origin: `https://localhost:${typeof address === 'object' && address?.port}`,
    /** Returns how often the info service was asked. */
    asked: () => asked,
    sendStylesheets,
    close: () => server.close(),
  }
}
