import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from './copy-of-site.ts'
import { test as base } from './site-test.ts'

export type RunningCommand = {
  process: ChildProcess
  /** The address that was printed after a name. */
  address: (name: string) => string
  write: (file: string, text: string) => void
  edit: (file: string, from: string, to: string) => void
}

/** Starts a command over a copy of the sources, which the test may edit, until it tells how to stop. */
export const test = base.extend<{
  startCommand: (...words: string[]) => Promise<RunningCommand>
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
  startCommand: async ({}, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (...words) => {
      const root = copyOfSite()
      // The build before all tests says that this is production; a person's shell says nothing.
      const { NODE_ENV: _, ...env } = process.env
      const child = spawn(process.execPath, ['scripts/run.mjs', ...words], { cwd: root, env })
      const ended = new Promise(resolve => child.on('close', resolve))
      ends.push(async () => {
        child.kill()
        await ended
        rmSync(root, { recursive: true })
      })
      const printed = await new Promise<string>((resolve, reject) => {
        let text = ''
        child.stdout.on('data', chunk => {
          text += chunk
          if (text.includes('Stop with Ctrl+C')) resolve(text)
        })
        child.stderr.on('data', chunk => (text += chunk))
        child.on('exit', () => reject(new Error(text)))
      })
      const write = (file: string, text: string) => writeFileSync(join(root, file), text)
      return {
        process: child,
        address: name => new RegExp(`${name}\\s+(http://\\S*)`).exec(printed)?.[1] ?? '',
        write,
        edit: (file, from, to) =>
          write(file, readFileSync(join(root, file), 'utf8').replace(from, to)),
      }
    })
    for (const end of ends) await end()
  },
})
