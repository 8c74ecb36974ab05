import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { copyOfSite } from '../helpers/copy-of-site.ts'

// Each of the slower steps is a build.
const patient = 300_000

const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true }))
// Vitest says that this is a test, for which React would be bundled for development.
const { NODE_ENV: _, ...env } = process.env
const options = { cwd: root, env }

/** Runs a command to its end. Returns what it printed, warnings of Node among it. */
async function run(command: string): Promise<string> {
  const call = promisify(execFile)(process.execPath, ['scripts/run.mjs', command], options)
  const { stdout, stderr } = await call
  return stdout + stderr
}

/** Starts a command that serves the site. Returns its address, and what it has printed by now. */
async function serve(command: string): Promise<{ origin: string; printed: () => string }> {
  const server = spawn(process.execPath, ['scripts/run.mjs', command], options)
  onTestFinished(async () => {
    if (server.kill()) await once(server, 'close')
  })
  let text = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', part => (text += part))
  while (!text.includes('Ctrl+C')) {
    if (server.exitCode !== null) throw new Error(text)
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  }
  return {
    origin: /The affiliate site\s+(http:\S+)\/\n/.exec(text)?.[1] ?? '',
    printed: () => text,
  }
}

const warning = /Warning|DEP\d/

test('npm run build writes the site', { timeout: patient }, async () => {
  expect(await run('build')).not.toMatch(warning)
  expect(existsSync(join(root, 'dist/fi/poker.html'))).toBe(true)
})

test('npm run content looks the words over', { timeout: patient }, async () => {
  expect(await run('content')).not.toMatch(warning)
})

test('npm start serves a page', { timeout: patient }, async () => {
  const { origin, printed } = await serve('start')
  const page = await fetch(`${origin}/fi/poker`, { headers: { 'accept-encoding': 'gzip' } })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Pokeri')])
  expect(printed()).not.toMatch(warning)
})

test('npm run edit shows a saved sentence', { timeout: patient }, async () => {
  const { origin, printed } = await serve('edit')
  const file = join(root, 'variants/affiliate/content/en/poker.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('borrow to play', 'borrow a penny'))
  await expect
    .poll(async () => (await fetch(`${origin}/poker`)).text(), { timeout: 60_000 })
    .toContain('borrow a penny')
  expect(printed()).not.toMatch(warning)
})
