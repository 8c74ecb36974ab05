import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { filesBelow } from '../../scripts/files-below.ts'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { seededRandom } from '../unit/site-info/seeded-random.ts'

/** What the copy's sources have and have not, in turns. */
const edits = [
  ['variants/affiliate/content/en/poker.md', 'borrow to play', 'borrow a penny'],
  ['variants/affiliate/components/banner.tsx', '<MonthHeading', 'In short: <MonthHeading'],
  ['shared/styles/site.css', '@layer tokens', '@layer edited, tokens'],
  ['loader/loader.ts', "'cards-shown'", "'cards-painted'"],
] as const

type Bytes = Map<string, string>

let copy: string | undefined
let isEdited = false
/** How long a clean build takes, in milliseconds. */
let duration = 0
/** What a build without anything from before makes of the sources, edited or not. */
const clean = new Map<boolean, Bytes>()

/** Returns the copy of the site that these trials break, after one clean build of each state. */
async function brokenSite(): Promise<string> {
  if (copy) return copy
  const root = copyOfSite()
  copy = root
  process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  for (const _ of [1, 2]) {
    turn(root)
    forget(root)
    const started = performance.now()
    const failure = await build(root).ended
    if (failure) throw new Error(failure)
    duration = performance.now() - started
    clean.set(isEdited, bytesOf(root))
  }
  return root
}

function turn(root: string): void {
  isEdited = !isEdited
  for (const [file, before, after] of edits) {
    const text = readFileSync(join(root, file), 'utf8')
    writeFileSync(
      join(root, file),
      isEdited ? text.replace(before, after) : text.replace(after, before),
    )
  }
}

function forget(root: string): void {
  for (const folder of ['.build', 'dist'])
    rmSync(join(root, folder), { recursive: true, force: true })
}

/** Starts a build. `ended` gives what it complained of when it failed; `kill` ends its whole group. */
function build(root: string): { ended: Promise<string>; kill: () => void } {
  const { NODE_ENV: _, ...env } = process.env
  const words = ['scripts/run.mjs', 'build']
  const child = spawn(process.execPath, words, { cwd: root, env, detached: true })
  const kill = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  // Before the folder is cleared away.
  process.prependOnceListener('exit', kill)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data))
  const ended = once(child, 'close').then(([status]) => {
    process.off('exit', kill)
    return status === 0 ? '' : `The build failed: ${said}`
  })
  return { ended, kill }
}

const bytesOf = (root: string): Bytes => {
  const dist = join(root, 'dist')
  const digest = (file: string) => createHash('sha1').update(readFileSync(file)).digest('hex')
  return new Map(filesBelow(dist).map(file => [file, digest(join(dist, file))]))
}

/** Builds what is there, and returns how that differs from what a clean build makes. */
async function rebuild(root: string): Promise<string[]> {
  const failure = await build(root).ended
  const expected = clean.get(isEdited) ?? new Map()
  const built = bytesOf(root)
  const wrong = [...new Set([...built.keys(), ...expected.keys()])].filter(
    file => built.get(file) !== expected.get(file),
  )
  if (!failure && wrong.length === 0) return []
  forget(root)
  return [failure || `Not as a clean build makes it: ${wrong}`]
}

/**
 * Disturbs a build of edited sources: kills it, edits them meanwhile and takes that back, or starts a
 * second one. No page may name a file that is not there, and the next build heals.
 */
export async function disturbedBuild(seed: number): Promise<string[]> {
  const root = await brokenSite()
  const random = seededRandom(seed)
  const moment = random() * duration
  const isCold = random() < 0.5
  const kind = pick(['kill', 'edit', 'second'], random)
  turn(root)
  if (isCold) rmSync(join(root, '.build'), { recursive: true, force: true })
  const { ended, kill } = build(root)
  await Promise.race([wait(moment), ended])
  if (kind === 'kill') kill()
  if (kind === 'edit') turn(root)
  const second = kind === 'second' ? await build(root).ended : ''
  const failures = kind === 'kill' ? [] : [await ended, second].filter(Boolean)
  await ended
  const files = new Set(filesBelow(join(root, 'dist')))
  const missing = [...files]
    .filter(file => file.endsWith('.html'))
    .flatMap(page => {
      const html = readFileSync(join(root, 'dist', page), 'utf8')
      const named = [...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)
      return named.filter(file => !files.has(file)).map(file => `${page} names ${file}`)
    })
  if (kind === 'edit') turn(root)
  const found = [...failures, ...missing, ...(await rebuild(root))]
  return found.map(what => `${what} (${kind} after ${moment} ms; cold: ${isCold})`)
}

/** Garbles files below .build, and at times edits the sources: the next build heals. */
export async function garbledFiles(seed: number): Promise<string[]> {
  const root = await brokenSite()
  const random = seededRandom(seed)
  const edits = random() < 0.5
  if (edits) turn(root)
  const files = filesBelow(join(root, '.build')).map(file => join(root, '.build', file))
  const done = Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
    const kind = pick(['flip', 'cut', 'delete'], random)
    const file = pick(files, random)
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
    const at = Math.floor(random() * bytes.length)
    bytes[at] = ~(bytes[at] ?? 0)
    if (kind === 'delete') rmSync(file, { force: true })
    else writeFileSync(file, kind === 'cut' ? bytes.subarray(0, at) : bytes)
    return `${kind} ${file} at ${at}`
  })
  return (await rebuild(root)).map(what => `${what} (${done}; edited: ${edits})`)
}

const pick = (items: readonly string[], random: () => number): string =>
  items[Math.floor(random() * items.length)] ?? ''
