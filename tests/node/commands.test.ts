import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { copyOfSite } from '../helpers/copy-of-site.ts'

// Each of the slower steps is a build.
const patient = 300_000

const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true }))
// Vitest says that this is a test, for which React would be bundled for development.
const { NODE_ENV: _, ...env } = process.env

/** Runs a command to its end. Returns what it printed, warnings of Node among it. */
const run = (...words: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { cwd: root, env }
    execFile(process.execPath, ['scripts/run.mjs', ...words], options, (error, stdout, stderr) =>
      error ? reject(error) : resolve(stdout + stderr),
    )
  })

/** Starts a command that serves the site. Returns its address, and what it has printed by now. */
async function serve(...words: string[]): Promise<{ origin: string; printed: () => string }> {
  const server = spawn(process.execPath, ['scripts/run.mjs', ...words], { cwd: root, env })
  let text = ''
  onTestFinished(
    () =>
      new Promise<void>(resolve => {
        server.once('close', () => resolve())
        server.kill()
      }),
  )
  for (const stream of [server.stdout, server.stderr]) stream.on('data', part => (text += part))
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', () => {
      const [, address] = /The affiliate site\s+(http:\S+)\/\n/.exec(text) ?? []
      if (address && text.includes('Ctrl+C')) resolve(address)
    })
    server.once('exit', () => reject(new Error(text)))
  })
  return { origin, printed: () => text }
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
