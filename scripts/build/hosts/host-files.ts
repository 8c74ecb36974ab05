import { join } from 'node:path'
import { bundleScript } from '../bundle-script.ts'
import type { DistFile } from '../dist-file.ts'
import type { Settings } from '../settings.ts'
import { caddyConf } from './caddy-conf.ts'
import { hostConfig } from './host-config.ts'
import { nginxConf } from './nginx-conf.ts'

/**
 * Writes what hosts need in addition to `dist/`. The configurations of nginx and Caddy contain the
 * key of the info service, if they forward calls: no host may serve them.
 */
export async function hostFiles(
  root: string,
  security: Record<string, string>,
  settings: Settings,
): Promise<DistFile[]> {
  const { INFO_FORWARDED, INFO_SERVICE_URL, INFO_API_KEY_HEADER, INFO_TIMEOUT_MS } = settings
  const service = { INFO_SERVICE_URL, INFO_API_KEY_HEADER, INFO_TIMEOUT_MS }
  const worker = await bundleScript({
    root,
    file: join(root, 'scripts/build/hosts/cloudflare-worker.ts'),
    format: 'es',
    constants: { INFO_FORWARDING: INFO_FORWARDED ? { service, siteHeaders: security } : null },
  })
  const config = hostConfig(security, settings)
  return [
    { path: 'nginx.conf', bytes: nginxConf(config) },
    { path: 'caddy.conf', bytes: caddyConf(config) },
    { path: 'worker.js', bytes: worker.code },
  ]
}
