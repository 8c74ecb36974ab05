import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathOf, serve } from '../serve/server.ts'
import { writeWhole } from '../system/write-file.ts'

/**
 * Works in a folder when no other process does, and says so where it has to wait. Who works there
 * has a file in it named after a server, which the system closes however the process ends.
 */
export async function takeTurn<Result>(
  folder: string,
  say: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const id = randomUUID()
  const { port, close } = await serve((request, response) => {
    const isAsked = pathOf(request) === `/${id}`
    if (isAsked) response.end()
    return isAsked
  }, 0)
  const turn = join(folder, `${port}.${id}.turn`)
  try {
    for (let hasSaid = false; ; hasSaid = true) {
      // The later one of two sees the other's file, because each looks when its own is there.
      writeWhole(turn, '')
      if (!(await isTaken(folder, id))) return await work()
      rmSync(turn, { force: true })
      if (!hasSaid) say(`another process is building in ${folder}: waiting for its end`)
      // Two that came at once come at different moments now.
      await setTimeout(100 + 100 * Math.random())
    }
  } finally {
    rmSync(turn, { force: true })
    await close()
  }
}

/** Returns whether another process works in a folder. Clears away the files of those that ended. */
async function isTaken(folder: string, own: string): Promise<boolean> {
  for (const file of readdirSync(folder)) {
    const [, port, id] = /^(\d+)\.(.+)\.turn$/.exec(file) ?? []
    if (!port || id === own) continue
    // Whoever works there may be too busy to answer at once; another program never does.
    const signal = AbortSignal.timeout(60_000)
    const request = get({ host: '127.0.0.1', port, path: `/${id}`, agent: false, signal })
    const [answer] = await once(request, 'response').catch(() => [])
    answer?.resume()
    if (answer?.statusCode === 200) return true
    // Another program may have the port by now.
    rmSync(join(folder, file), { force: true })
  }
  return false
}
