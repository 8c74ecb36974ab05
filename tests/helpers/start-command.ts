import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutRepository } from '../../scripts/system/git.ts'
import { copyOfSite } from './copy-of-site.ts'

/** Starts a command of package.json in a copy of the sources, with this Node or with npm. */
export function startCommand(
  command: string,
  { root = copyOfSite(), byNpm = false, more = {} } = {},
) {
  // A test runner sets NODE_ENV, a shell does not.
  const { NODE_ENV: _, ...env } = withoutRepository()
  const options = { cwd: root, env: { ...env, ...more }, detached: byNpm }
  const child = byNpm
    ? spawn(`exec npm run ${command}`, { ...options, shell: true })
    : spawn(process.execPath, ['scripts/run.mjs', ...command.split(' ')], options)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', part => (text += part))
  }
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
    printed: () => text,
    /** The address that the command printed after a name, or ''. */
    address: (name: string) => new RegExp(`${name}\\s+(http://\\S*)`).exec(text)?.[1] ?? '',
    /** Waits for a text. Throws the output if the command ends without it. */
    async until(words: string): Promise<void> {
      while (!text.includes(words)) {
        if ((child.exitCode ?? child.signalCode) !== null) {
          throw new Error(text)
        }
        await Promise.race([once(child.stdout, 'data'), ended])
      }
    },
    /** Waits for the end. Returns the output, with Node’s warnings. Throws it after a failure. */
    async untilEnd(): Promise<string> {
      const [status] = await ended
      if (status !== 0) {
        throw new Error(text)
      }
      return text
    },
    /** Ends the command with a signal. */
    async end(): Promise<void> {
      if (child.kill()) {
        await ended
      }
    },
  }
}
