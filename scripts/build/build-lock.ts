import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { CommandError } from '../system/run-command.ts'
import { writeWhole } from '../system/write-file.ts'

/** Runs a build in a folder. Throws a CommandError if another build is running there. */
export async function withBuildLock<Result>(
  folder: string,
  build: () => Promise<Result>,
): Promise<Result> {
  // A file names this port, which the system closes however the process ends.
  const server = createServer(socket => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = `${Object(server.address()).port}.lock`
  const release = () => rmSync(join(folder, own), { force: true })
  process.once('exit', release)
  try {
    // Before it looks: of two builds that start together, at least one sees the other's file.
    writeWhole(join(folder, own), '')
    for (const file of readdirSync(folder)) {
      const [, port] = /^(\d+)\.lock$/.exec(file) ?? []
      if (!port || file === own) {
        continue
      }
      if (await answers(Number(port))) {
        throw new CommandError(
          `Another process is building here. Try again when it has finished. If none is running, delete ${join(folder, file)}.`,
        )
      }
      rmSync(join(folder, file), { force: true })
    }
    return await build()
  } finally {
    release()
    process.off('exit', release)
    server.close()
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const [{ status }] = await Promise.allSettled([once(socket, 'connect')])
  socket.destroy()
  return status === 'fulfilled'
}
