import { bundleScript } from '../bundle-script.ts'
import type { DistFile } from '../dist-file.ts'
import type { Settings } from '../settings.ts'
import { hostConfig } from './host-config.ts'

/**
 * Returns what hosts need in addition to `dist/`. The configurations of nginx and Caddy contain the
 * key of the info service, if they forward calls: no host may serve them.
 */
export async function hostFiles(
  root: string,
  security: Record<string, string>,
  settings: Settings,
): Promise<DistFile[]> {
  const { infoForwarded, infoServiceUrl, infoApiKeyHeader, infoTimeoutMs } = settings
  const service = { infoServiceUrl, infoApiKeyHeader, infoTimeoutMs }
  const worker = await bundleScript(root, 'scripts/build/hosts/cloudflare-worker.ts', 'esm', {
    INFO_FORWARDING: infoForwarded ? { service, siteHeaders: security } : null,
  })
  const files: DistFile[] = [
    { path: 'nginx.conf', bytes: hostConfig('nginx', security, settings) },
    { path: 'caddy.conf', bytes: hostConfig('caddy', security, settings) },
    { path: 'worker.js', bytes: worker },
  ]
  if (infoForwarded) {
    const routes = { version: 1, include: ['/api/*'], exclude: [] }
    files.push(
      { path: 'cloudflare-pages/_worker.js', bytes: worker },
      { path: 'cloudflare-pages/_routes.json', bytes: JSON.stringify(routes) },
    )
  }
  return files
}
