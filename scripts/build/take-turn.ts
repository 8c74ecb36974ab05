import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, unlink, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CommandError } from '../run-command.ts'
import { writingTo } from './write-file.ts'

const socketFolder = process.platform === 'win32' ? '\\\\.\\pipe' : tmpdir()

/**
 * Works in a folder when no other process does, and says so where it has to wait. Who works there
 * has a file in it named after a socket, which the system closes however the process ends.
 */
export async function takeTurn<Result>(
  folder: string,
  say: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  writingTo(folder, () => mkdirSync(folder, { recursive: true }))
  for (let hasSaid = false; ; hasSaid = true) {
    // Short, because the address of a socket has at most 103 characters on macOS.
    const address = join(socketFolder, `${randomBytes(8).toString('hex')}.turn`)
    const turn = encodeURIComponent(address)
    const waiting: Socket[] = []
    const server = createServer(socket => waiting.push(socket.on('error', () => {})))
    // Another user who may write in the folder may wait as well.
    server.listen({ path: address, readableAll: true, writableAll: true })
    await once(server, 'listening')
    let other: Socket | undefined
    try {
      // The later one of two sees the other's file, because each looks when its own is there.
      writingTo(folder, () => writeFileSync(join(folder, turn), ''))
      other = await connectToOther(folder, turn)
      if (!other) return await work()
    } finally {
      rmSync(join(folder, turn), { force: true })
      server.close()
      for (const socket of waiting) socket.destroy()
    }
    if (!hasSaid) say(`another process is building in ${folder}: waiting for its end`)
    await once(other.resume(), 'close').catch(() => {})
    // Two that came at once come at different moments now.
    await setTimeout(100 * Math.random())
  }
}

/** What connecting to a process gives that has ended, or ends meanwhile. */
const ended = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']

/** Connects to the process that works in a folder. Clears away the turns of those that ended. */
async function connectToOther(folder: string, own: string): Promise<Socket | undefined> {
  for (const turn of readdirSync(folder)) {
    if (!turn.endsWith('.turn') || turn === own) continue
    const socket = connect(decodeURIComponent(turn))
    try {
      await once(socket, 'connect')
      return socket
    } catch (error) {
      const { code } = Object(error)
      if (!ended.includes(code))
        throw new CommandError(
          `${join(folder, turn)} cannot be asked whether its process builds (${code}). Remove it when none does.`,
        )
      rmSync(join(folder, turn), { force: true })
      // The system keeps the file of a socket whose process was killed.
      unlink(decodeURIComponent(turn), () => {})
    }
  }
}
