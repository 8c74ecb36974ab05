import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../system/run-command.ts'
import { writeWhole } from '../system/write-file.ts'

/**
 * Runs a build in a folder, in which a file names the process while it runs. Throws a CommandError if
 * another process is building there. The file of a process that was killed does not count.
 */
export async function withBuildLock<Result>(
  folder: string,
  build: () => Promise<Result>,
): Promise<Result> {
  const own = join(folder, `${process.pid}.lock`)
  const release = () => rmSync(own, { force: true })
  process.once('exit', release)
  try {
    // Before it looks: of two builds that start together, at least one sees the other's file.
    writeWhole(own, '')
    for (const file of readdirSync(folder)) {
      const id = Number(/^(\d+)\.lock$/.exec(file)?.[1])
      if (!id || id === process.pid) continue
      if (isRunning(id))
        throw new CommandError(
          `Process ${id} is building here. Try again when it has ended; if it is no build, delete ${join(folder, file)}.`,
        )
      rmSync(join(folder, file), { force: true })
    }
    return await build()
  } finally {
    release()
    process.off('exit', release)
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    return Object(error).code === 'EPERM'
  }
}
