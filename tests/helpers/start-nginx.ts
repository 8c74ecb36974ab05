import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../scripts/stand-ins/listen.ts'

/** Where systems have nginx; undefined where there is none. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  existsSync,
)

export type RunningNginx = { origin: string; close: () => Promise<void> }

/**
 * Starts a real nginx that serves a folder as the lines of a `server` block tell it to. With the
 * types that nginx knows, unless a test wants to see what happens without.
 */
export async function startNginx(
  root: string,
  serverLines: string,
  knowsTypes = true,
): Promise<RunningNginx> {
  if (!nginxProgram) throw new Error('There is no nginx on this machine.')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const config = `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  ${knowsTypes ? 'include /etc/nginx/mime.types;' : 'types { text/html html; }'}
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${serverLines}
  }
}
`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const nginx = spawn(nginxProgram, ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complaints: string[] = []
  nginx.stderr.on('data', data => complaints.push(`${data}`))
  const ended = once(nginx, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await answers(origin, () => nginx.exitCode === null)
  if (nginx.exitCode !== null) throw new Error(`nginx ended: ${complaints.join('')}`)
  return {
    origin,
    close: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends once there is an answer, whatever it is, or nobody left to answer. */
async function answers(origin: string, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

async function freePort(): Promise<number> {
  const server = await listen(createServer(), 0)
  await server.close()
  return server.port
}
