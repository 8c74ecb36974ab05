import { onTestFinished } from 'vitest'
import { type InfoService, startInfoService } from '../../../scripts/stand-ins/info-service.ts'

export type TestedInfoService = InfoService & {
  /** Makes the info call as the site does, with what a test changes. */
  ask: (secretKey: unknown, change?: RequestInit) => Promise<Response>
}

/** Starts an info service on a free port and closes it after the test. */
export async function startTestedInfoService(
  log?: (line: string) => void,
): Promise<TestedInfoService> {
  const options = { port: 0, apiKey: 'test-key', apiKeyHeader: 'X-Api-Key' }
  const service = await startInfoService(log ? { ...options, log } : options)
  onTestFinished(service.close)
  return {
    ...service,
    ask: (secretKey, change) =>
      fetch(`${service.origin}/api/getwebsiteinfo/`, {
        method: 'POST',
        headers: infoHeaders,
        body: JSON.stringify({ webSiteName: 'localhost/fi', secretKey, gclid: 'click-1' }),
        ...change,
      }),
  }
}

export const infoHeaders = {
  'content-type': 'application/json',
  'x-api-key': 'test-key',
  origin: 'https://guide.example',
}
