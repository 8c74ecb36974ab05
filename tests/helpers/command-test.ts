import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from './copy-of-site.ts'
import { test as base, expect } from './site-test.ts'

/** What ends the commands that run. */
const ends: (() => Promise<void>)[] = []

/** Runs npm over a copy of the sources, which the test may edit, until it has printed `until`. */
export async function startCommand(
  command: string,
  until = /Stop with Ctrl\+C/,
  prepare = (_root: string) => {},
) {
  const root = copyOfSite()
  prepare(root)
  // The build before all tests says that this is production; a person's shell says nothing.
  const { NODE_ENV: _, ...env } = process.env
  const npm = spawn(`exec npm run ${command}`, { cwd: root, env, shell: true, detached: true })
  /** Returns what runs now in the group that npm leads: its children and theirs. */
  const processes = (): string[] =>
    execFileSync('/bin/ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter(line => new RegExp(`^\\s*${npm.pid}\\s+[^Z]`).test(line))
  /** Ends npm alone by a signal, and waits until all that it started has ended. */
  const end = async () => {
    npm.kill()
    await expect.poll(processes, { timeout: 20_000 }).toEqual([])
  }
  ends.push(async () => {
    await end()
    rmSync(root, { recursive: true })
  })
  let text = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', part => (text += part))
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', () => until.test(text) && resolve())
    npm.on('exit', () => reject(new Error(text)))
  })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  return {
    processes,
    end,
    /** Returns the address that was printed after a name. */
    address: (name: string) => new RegExp(`${name}\\s+(http://\\S*)`).exec(text)?.[1] ?? '',
    /** Returns all that was printed by now. */
    printed: () => text,
    root,
    read,
    write,
    edit: (file: string, from: string | RegExp, to: string) =>
      write(file, read(file).replace(from, to)),
  }
}

/** Ends all that was started. */
export async function endCommands(): Promise<void> {
  for (const end of ends.splice(0)) await end()
}

/** The tests' own `test`, with `startCommand`; what that started ends with the test. */
export const test = base.extend<{ startCommand: typeof startCommand }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
  startCommand: async ({}, use, { skip }) => {
    skip(process.platform === 'win32', 'Windows has no ps, by which these tests see what runs.')
    await use(startCommand)
    await endCommands()
  },
})
