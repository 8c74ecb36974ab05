import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { copyOfSite } from '../helpers/copy-of-site.ts'

// Each of the slower steps is a build.
const patient = 300_000

const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true }))
// Vitest says that this is a test, for which React would be bundled for development.
const { NODE_ENV: _, ...env } = process.env
const TMPDIR = join(root, 'temporary')
mkdirSync(TMPDIR)
const options = { cwd: root, env: { ...env, TMPDIR } }

/** Starts a command. `until` waits for words of it, and throws all that it printed if it ends. */
function start(command: string) {
  const child = spawn(process.execPath, ['scripts/run.mjs', command], options)
  onTestFinished(async () => {
    if (child.kill()) await once(child, 'close')
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (text += part))
  const ended = once(child, 'close')
  async function until(words: string): Promise<string> {
    while (!text.includes(words)) {
      if (child.exitCode !== null) throw new Error(text)
      await Promise.race([once(child.stdout, 'data'), ended])
    }
    return text
  }
  /** Waits for the command's end. Returns what it printed, warnings of Node among it. */
  async function untilEnd(): Promise<string> {
    const [status] = await ended
    if (status !== 0) throw new Error(text)
    return text
  }
  return { child, printed: () => text, until, untilEnd }
}

/** Starts a command that serves the site. Returns its address, and what it has printed by now. */
async function serve(command: string): Promise<{ origin: string; printed: () => string }> {
  const { until, printed } = start(command)
  const origin = /The affiliate site\s+(http:\S+)\/\n/.exec(await until('Ctrl+C'))?.[1] ?? ''
  return { origin, printed }
}

const warning = /Warning|DEP\d/

test('npm run build writes the site, cold and two at once, when a third that they wait for is killed', {
  timeout: patient,
}, async () => {
  rmSync(join(root, '.build'), { recursive: true, force: true })
  const killed = start('build')
  await killed.until('words')
  const builds = [start('build'), start('build')]
  for (const { until } of builds) await until('another process is building')
  killed.child.kill()
  for (const { untilEnd } of builds) expect(await untilEnd()).not.toMatch(warning)
  expect(existsSync(join(root, 'dist/fi/poker.html'))).toBe(true)
  expect(readdirSync(TMPDIR), 'what the killed one leaves is cleared away').toEqual([])
})

test('npm run content looks the words over', { timeout: patient }, async () => {
  expect(await start('content').untilEnd()).not.toMatch(warning)
})

test('npm start serves a page', { timeout: patient }, async () => {
  const { origin, printed } = await serve('start')
  const page = await fetch(`${origin}/fi/poker`, { headers: { 'accept-encoding': 'gzip' } })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Pokeri')])
  expect(printed()).not.toMatch(warning)
})

test('npm run edit shows a saved sentence, also twice in one folder', {
  timeout: patient,
}, async () => {
  const previews = await Promise.all([serve('edit'), serve('edit')])
  const file = join(root, 'variants/affiliate/content/en/poker.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('borrow to play', 'borrow a penny'))
  const games = new Set<string | undefined>()
  for (const { origin, printed } of previews) {
    const read = async (path: string) => (await fetch(origin + path)).text()
    await expect.poll(() => read('/poker'), { timeout: 60_000 }).toContain('borrow a penny')
    expect(printed()).not.toMatch(warning)
    games.add(/<iframe[^>]*/.exec(await read('/bacon-slot'))?.[0])
  }
  expect(games.size, 'each frames the game of its own stand-in').toBe(2)
})
