import { buildSite } from '../../scripts/build/build-site.ts'
import { readSettings } from '../../scripts/build/settings.ts'
import { serveDist } from '../../scripts/serve/serve-dist.ts'
import { startFaultService } from '../e2e/faults/fault-service.ts'

/**
 * Builds the site once more, for an info service on another origin that fails in every known way,
 * and serves it until the end-to-end tests are done.
 */
export default async function startCrossOriginSite(): Promise<() => Promise<void>> {
  const root = process.cwd()
  const service = await startFaultService()
  const settings = readSettings({ INFO_SERVICE_URL: service.origin, INFO_API_KEY: 'key' })
  const { dist } = await buildSite({ root, command: 'test/cross-origin', settings })
  const site = await serveDist({ dist, port: 0 })
  process.env.TEST_CROSS_ORIGIN_PORT = `${site.port}`
  return async () => {
    await Promise.all([site.close(), service.close()])
  }
}
