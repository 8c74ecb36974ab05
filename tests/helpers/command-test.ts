import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from './copy-of-site.ts'
import { test as base, expect } from './site-test.ts'

export type RunningCommand = {
  /** What runs now in the group that npm leads: its children and theirs. */
  processes: () => string[]
  /** Ends npm alone by a signal, and waits until all that it started has ended. */
  end: () => Promise<void>
  /** The address that was printed after a name. */
  address: (name: string) => string
  write: (file: string, text: string) => void
  edit: (file: string, from: string, to: string) => void
}

type StartCommand = (
  command: string,
  until?: RegExp,
  prepare?: (root: string) => void,
) => Promise<RunningCommand>

/** Runs npm over a copy of the sources, which the test may edit, until the command has printed that. */
export const test = base.extend<{ startCommand: StartCommand }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
  startCommand: async ({}, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (command, until = /Stop with Ctrl\+C/, prepare = () => {}) => {
      const root = copyOfSite()
      prepare(root)
      // The build before all tests says that this is production; a person's shell says nothing.
      const { NODE_ENV: _, ...env } = process.env
      const npm = spawn(`exec npm run ${command}`, { cwd: root, env, shell: true, detached: true })
      const processes = () => processesOf(npm)
      const end = async () => {
        npm.kill()
        await expect.poll(processes, { timeout: 20_000 }).toEqual([])
      }
      ends.push(async () => {
        await end()
        rmSync(root, { recursive: true })
      })
      const printed = await new Promise<string>((resolve, reject) => {
        let text = ''
        npm.stdout.on('data', chunk => {
          text += chunk
          if (until.test(text)) resolve(text)
        })
        npm.stderr.on('data', chunk => (text += chunk))
        npm.on('exit', () => reject(new Error(text)))
      })
      const write = (file: string, text: string) => writeFileSync(join(root, file), text)
      return {
        processes,
        end,
        address: name => new RegExp(`${name}\\s+(http://\\S*)`).exec(printed)?.[1] ?? '',
        write,
        edit: (file, from, to) =>
          write(file, readFileSync(join(root, file), 'utf8').replace(from, to)),
      }
    })
    for (const end of ends) await end()
  },
})

const processesOf = ({ pid }: ChildProcess): string[] =>
  execFileSync('/bin/ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter(line => new RegExp(`^\\s*${pid}\\s+[^Z]`).test(line))
