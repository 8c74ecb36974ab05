import ky from 'ky'
import { afterRunning } from '../../shared/site-info/after-running.ts'

/** Posts a message as JSON. Resolves to whether a 2xx came within ten seconds in which the page ran. */
export async function deliverMessage(address: string, form: FormData): Promise<boolean> {
  const timeout = new AbortController()
  afterRunning(10_000, () => timeout.abort())
  try {
    await ky.post(address, {
      json: Object.fromEntries(form),
      signal: timeout.signal,
      timeout: false,
      retry: 0,
    })
    return true
  } catch {
    return false
  }
}
