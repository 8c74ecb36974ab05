import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { caddyConfig, nginxConfig } from '../../scripts/build/host-files.ts'
import { publishedHeaders } from '../../scripts/serve/serve-dist.ts'
import { listen } from '../../scripts/serve/server.ts'

export type RunningHost = { origin: string; close: () => Promise<void> }

type Prepared = { words: string[]; env?: Record<string, string> }

type Host = {
  /** The file of its program, undefined where there is none on this machine. */
  program: string | undefined
  /** Writes what the host is told into a folder that has `dist`; returns how it is called. */
  prepare: (folder: string, port: number, config: (text: string) => string) => Prepared
}

const wranglerFolder = '.build/wrangler/node_modules/wrangler'

const wrangler = (words: string[]): Prepared => ({
  words: [resolve(wranglerFolder, 'bin/wrangler.js'), ...words],
  // It asks for no account, and nothing leaves this machine: no metrics, no look for a newer version.
  env: {
    CI: 'true',
    HTTPS_PROXY: 'http://127.0.0.1:1',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_SEND_METRICS: 'false',
  },
})
const isWindows = process.platform === 'win32'
const hasWrangler = existsSync(wranglerFolder)
const headersOf = (folder: string) => publishedHeaders(join(folder, 'dist'))('/')
const installed = (...files: string[]) => files.find(file => existsSync(file))

const hosts: Record<string, Host> = {
  nginx: {
    program: installed('/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'),
    prepare: (folder, port, config) => {
      const file = join(folder, 'nginx.conf')
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      writeFileSync(
        file,
        config(`${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map(name => `${name}_temp_path ${folder};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root "${folder}/dist";
    ${nginxConfig(headersOf(folder))}
  }
}
`),
      )
      return { words: ['-p', folder, '-c', file] }
    },
  },
  caddy: {
    program: installed('/usr/bin/caddy', '/opt/homebrew/bin/caddy'),
    prepare: (folder, port, config) => {
      const file = join(folder, 'Caddyfile')
      const site = `root * ${folder}/dist\n${caddyConfig(headersOf(folder))}`
      writeFileSync(
        file,
        config(`{\nadmin off\nauto_https off\n}\nhttp://127.0.0.1:${port} {\n${site}}\n`),
      )
      return { words: ['run', '--config', file], env: { HOME: folder, XDG_DATA_HOME: folder } }
    },
  },
  'Cloudflare Workers': {
    program: hasWrangler ? process.execPath : undefined,
    prepare: (folder, port, config) => {
      writeFileSync(join(folder, 'wrangler.jsonc'), config(readFileSync('wrangler.jsonc', 'utf8')))
      return wrangler(['dev', '--port', `${port}`, '--inspector-port', '0'])
    },
  },
  'Cloudflare Pages': {
    program: hasWrangler ? process.execPath : undefined,
    prepare: (_folder, port) => {
      // It would take the repository's file, which it finds above its own folder, for a Worker's.
      writeFileSync(join(wranglerFolder, 'wrangler.jsonc'), '{}')
      return wrangler([
        ...['pages', 'dev', 'dist', '--compatibility-date', '2026-01-01'],
        ...['--port', `${port}`, '--inspector-port', '0'],
      ])
    },
  },
}

export const hostNames = Object.keys(hosts)

/** Returns why a host cannot be tried on this machine, in one line; '' where it can. */
export const whyMissing = (name: string): string =>
  hosts[name]?.program ? '' : `${name} is not on this machine: .ci/run installs it`

/**
 * Publishes a built site on a host's own program, and waits until it answers. `config` may change what
 * the host is told.
 */
export async function startHost(
  name: string,
  dist: string,
  config = (text: string) => text,
): Promise<RunningHost> {
  const { program, prepare } = hosts[name] ?? {}
  if (!program || !prepare) throw new Error(whyMissing(name))
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  symlinkSync(dist, join(folder, 'dist'), 'junction')
  const port = await freePort()
  const { words, env } = prepare(folder, port, config)
  const options = { cwd: folder, env: { ...process.env, ...env }, detached: true }
  const child = spawn(program, words, options)
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => said.push(`${data}`))
  // The group, because Wrangler starts more processes, and hangs at times when it is asked to end.
  const end = () => child.pid && process.kill(isWindows ? child.pid : -child.pid, 'SIGKILL')
  process.once('exit', end)
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  while (!(await isUp(origin))) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said.join('')}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return {
    origin,
    close: async () => {
      process.off('exit', end)
      end()
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Asks for exactly this path: fetch would put it straight first. */
export async function askFor(origin: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin)
  const signal = AbortSignal.timeout(20_000)
  const options = { hostname, port, path, agent: false, headers, signal }
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request(options, resolve).on('error', reject).end(),
  )
  const { statusCode: status = 0, headers: received } = answer
  return { status, headers: received, body: await buffer(answer) }
}

const isUp = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = await listen(createServer(), 0)
  await server.close()
  return server.port
}
