import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { writeFiles } from '../../scripts/build/dist-file.ts'
import { hostFiles } from '../../scripts/build/hosts/host-files.ts'
import type { Settings } from '../../scripts/build/settings.ts'
import { publishedHeaders } from '../../scripts/serve/serve-dist.ts'
import { serve } from '../../scripts/serve/server.ts'
import { filesBelow } from '../../scripts/system/files-below.ts'

export type RunningHost = {
  origin: string
  close: () => Promise<void>
  /** Writes a file of the site. */
  publish?: (file: string, bytes: string | Uint8Array) => void
}

/** Writes a host’s configuration next to `dist` and `.build`. Returns the arguments of its program. */
type Prepare = (folder: string, port: number) => string[]

const wrangler = resolve('.build/wrangler/node_modules/wrangler/bin/wrangler.js')
const nginxParts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The address from which a test’s CDN calls a host. */
export const cdnAddress = '127.0.0.2'

/** The lines that docs/operations.md gives to operators of a host behind a CDN. */
function behindCdn(...starts: [string, string]): string {
  const documented = readFileSync('docs/operations.md', 'utf8').split('\n')
  const lines = starts.map(start => documented.find(line => line.trim().startsWith(start)))
  return lines.join('\n').replace('192.0.2.0/24', cdnAddress)
}

/** The hosts, each with the possible paths of its program. */
const hosts: Record<string, { programs: string[]; prepare: Prepare }> = {
  nginx: {
    programs: ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'],
    prepare: (folder, port) => {
      const config = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${nginxParts.map(name => `${name}_temp_path ${folder};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root "${folder}/dist";
    ${behindCdn('set_real_ip_from', 'real_ip_header')}
    include ${folder}/.build/hosts/nginx.conf;
  }
}
`
      writeFileSync(join(folder, 'nginx.conf'), config)
      return ['-p', folder, '-c', join(folder, 'nginx.conf')]
    },
  },
  caddy: {
    programs: ['/usr/bin/caddy', '/opt/homebrew/bin/caddy'],
    prepare: (folder, port) => {
      const behind = behindCdn('@cdn', 'vars @cdn')
      const site = `root * ${folder}/dist\n${behind}\nimport ${folder}/.build/hosts/caddy.conf\n`
      const config = `{\nadmin off\nauto_https off\n}\nhttp://127.0.0.1:${port} {\n${site}}\n`
      writeFileSync(join(folder, 'Caddyfile'), config)
      return ['run']
    },
  },
  'Cloudflare Workers': {
    programs: [wrangler],
    prepare: (folder, port) => {
      copyFileSync('wrangler.jsonc', join(folder, 'wrangler.jsonc'))
      // Wrangler reads secrets from this file on a local machine.
      writeFileSync(join(folder, '.dev.vars'), 'INFO_API_KEY=stand-in-key')
      return ['dev', '--port', `${port}`, '--inspector-port', '0']
    },
  },
}

export const hostNames = Object.keys(hosts)

const programOf = (name: string) => hosts[name]?.programs.find(existsSync)

export const hasHost = (name: string): boolean => programOf(name) !== undefined

/** Serves a built site with a host’s program. Resolves when the program answers. */
export async function startHost(
  name: string,
  dist: string,
  settings: Settings,
): Promise<RunningHost> {
  const program = programOf(name)
  if (!program) {
    throw new Error(`${name} is not on this machine.`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  cpSync(dist, join(folder, 'dist'), { recursive: true })
  // All files have one time, as in images of buildpacks.
  const setTime = (file: string) => utimesSync(join(folder, 'dist', file), 315_532_801, 315_532_801)
  filesBelow(dist).forEach(setTime)
  const publish = (file: string, bytes: string | Uint8Array) => {
    writeFileSync(join(folder, 'dist', file), bytes)
    setTime(file)
  }
  const forHost = await hostFiles(process.cwd(), publishedHeaders(dist, '/'), settings)
  writeFiles(join(folder, '.build/hosts'), forHost)
  const { port, close } = await serve(() => false, 0)
  await close()
  const args = hosts[name]?.prepare(folder, port) ?? []
  const node = program === wrangler ? [process.execPath] : []
  const [file = '', ...rest] = [...node, program, ...args]
  const child = spawn(file, rest, {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      HOME: folder,
      // Wrangler needs no account. Without these it sends metrics and checks for updates.
      CI: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      HTTPS_PROXY: 'http://127.0.0.1:1',
      WRANGLER_HIDE_BANNER: 'true',
      WRANGLER_SEND_METRICS: 'false',
      XDG_DATA_HOME: folder,
    },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', data => output.push(`${data}`))
  }
  // The whole process group, because Wrangler’s other processes sometimes hang at the end.
  const group = process.platform === 'win32' ? 1 : -1
  const end = () => {
    if (child.pid && child.exitCode === null) {
      process.kill(group * child.pid, 'SIGKILL')
    }
  }
  process.once('exit', end)
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => null))) {
    if (child.exitCode !== null) {
      throw new Error(`${name} ended: ${output.join('')}`)
    }
    await wait(50)
  }
  return {
    origin,
    publish,
    close: async () => {
      process.off('exit', end)
      end()
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Requests exactly this path, which fetch would normalise. */
export async function requestFrom(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  { body, ...more }: RequestOptions & { body?: string } = {},
) {
  const { hostname, port } = new URL(origin)
  const signal = AbortSignal.timeout(20_000)
  const options = { hostname, port, path, agent: false, headers, signal, ...more }
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request(options, resolve).on('error', reject).end(body),
  )
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
}
