import { vi } from 'vitest'
import { readSiteInfo } from '../../../loader/read-site-info.ts'
import { ownOrigin } from '../site-info/wire-answer.ts'

/** Returns what the loader makes of an answer on a page of ours, and what it tells the console. */
export async function readTold(call: Response | Promise<Response>) {
  const console = vi.spyOn(globalThis.console, 'error').mockReturnValue()
  vi.stubGlobal('location', { origin: ownOrigin })
  const info = await readSiteInfo(Promise.resolve(call))
  const told = console.mock.calls.map(([line]) => `${line}`)
  console.mockRestore()
  vi.unstubAllGlobals()
  return { info, told }
}
