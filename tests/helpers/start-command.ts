import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from './copy-of-site.ts'

/** Starts a command of package.json over a copy of the sources, by this Node alone or by npm. */
export function startCommand(
  command: string,
  { root = copyOfSite(), byNpm = false, more = {} } = {},
) {
  // A test says which kind of build it wants; a person's shell says nothing.
  const { NODE_ENV: _, ...env } = process.env
  const options = { cwd: root, env: { ...env, ...more }, detached: byNpm }
  const child = byNpm
    ? spawn(`exec npm run ${command}`, { ...options, shell: true })
    : spawn(process.execPath, ['scripts/run.mjs', ...command.split(' ')], options)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (text += part))
  const ended = once(child, 'close')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  return {
    root,
    child,
    read,
    write,
    edit: (file: string, from: string | RegExp, to: string) =>
      write(file, read(file).replace(from, to)),
    /** Returns all that was printed by now. */
    printed: () => text,
    /** Returns the address that was printed after a name. */
    address: (name: string) => new RegExp(`${name}\\s+(http://\\S*)`).exec(text)?.[1] ?? '',
    /** Waits for words; throws all that was printed where the command ends without them. */
    async until(words: string): Promise<void> {
      while (!text.includes(words)) {
        if ((child.exitCode ?? child.signalCode) !== null) throw new Error(text)
        await Promise.race([once(child.stdout, 'data'), ended])
      }
    },
    /** Waits for the command's end. Returns what it printed, warnings of Node among it. */
    async untilEnd(): Promise<string> {
      const [status] = await ended
      if (status !== 0) throw new Error(text)
      return text
    },
    /** Ends the command by a signal. */
    async end(): Promise<void> {
      if (child.kill()) await ended
    },
  }
}
