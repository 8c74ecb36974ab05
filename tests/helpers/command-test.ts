import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from './copy-of-site.ts'
import { test as base, expect } from './site-test.ts'

/** What ends the commands of the running test. */
const ends: (() => Promise<void>)[] = []

/** Runs npm over a copy of the sources, which the test may edit, until it has printed `until`. */
async function startCommand(
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
  const printed = await new Promise<string>((resolve, reject) => {
    let text = ''
    npm.stdout.on('data', chunk => {
      text += chunk
      if (until.test(text)) resolve(text)
    })
    npm.stderr.on('data', chunk => (text += chunk))
    npm.on('exit', () => reject(new Error(text)))
  })
  return {
    processes,
    end,
    /** Returns the address that was printed after a name. */
    address: (name: string) => new RegExp(`${name}\\s+(http://\\S*)`).exec(printed)?.[1] ?? '',
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    edit: (file: string, from: string, to: string) =>
      writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to)),
  }
}

/** The tests' own `test`, with `startCommand`; what that started ends with the test. */
export const test = base.extend<{ startCommand: typeof startCommand }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
  startCommand: async ({}, use) => {
    await use(startCommand)
    for (const end of ends.splice(0)) await end()
  },
})
