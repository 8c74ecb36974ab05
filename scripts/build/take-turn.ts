import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { pathOf, serve } from '../serve/server.ts'
import { writeWhole } from './write-file.ts'

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
  for (let hasSaid = false; ; hasSaid = true) {
    // An answer begins at once, and ends with the turn.
    const { port, close } = await serve((request, response) => {
      const isAsked = pathOf(request) === `/${id}`
      if (isAsked) response.flushHeaders()
      return isAsked
    }, 0)
    const turn = `${port}.${id}.turn`
    let other: IncomingMessage | undefined
    try {
      // The later one of two sees the other's file, because each looks when its own is there.
      writeWhole(join(folder, turn), '')
      other = await askOthers(folder, turn)
      if (!other) return await work()
    } finally {
      rmSync(join(folder, turn), { force: true })
      await close()
    }
    if (!hasSaid) say(`another process is building in ${folder}: waiting for its end`)
    await finished(other.resume()).catch(() => {})
    // Two that came at once come at different moments now.
    await setTimeout(100 * Math.random())
  }
}

/** Returns the answer of a process that works in a folder. Clears away the turns of those that ended. */
async function askOthers(folder: string, own: string): Promise<IncomingMessage | undefined> {
  for (const turn of readdirSync(folder)) {
    if (!turn.endsWith('.turn') || turn === own) continue
    const [port, id] = turn.split('.')
    try {
      const request = get({ host: '127.0.0.1', port, path: `/${id}`, agent: false })
      const [answer] = await once(request, 'response')
      if (answer.statusCode === 200) return answer
      // Another program has the port by now.
      answer.destroy()
    } catch {}
    rmSync(join(folder, turn), { force: true })
  }
}
