import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'playwright/test'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { hashOf } from '../../scripts/system/hashed-file.ts'
import { samples } from '../helpers/any-value.ts'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { startCommand } from '../helpers/start-command.ts'

test.setTimeout(600_000)

/** Two texts for a place in the sources of words, scripts, styles and the loader. */
const edits = [
  ['variants/affiliate/content/en/poker.md', 'borrow to play', 'borrow a penny'],
  ['variants/affiliate/components/banner.tsx', '<MonthHeading', 'In short: <MonthHeading'],
  ['shared/styles/site.css', '@layer tokens', '@layer edited, tokens'],
  ['loader/loader.ts', "'cards-shown'", "'cards-painted'"],
] as const

/** Damage to a file, both places in percent of all there are. */
const damage = fc.record({
  file: fc.nat(99),
  at: fc.nat(99),
  kind: fc.constantFrom('flip', 'cut', 'delete'),
})

/** What happens to a build: to what is kept from the one before, and while it runs. */
const trial = fc.record({
  isCold: fc.boolean(),
  damages: fc.array(damage, { maxLength: 5 }),
  isEdited: fc.boolean(),
  disturbance: fc.constantFrom('none', 'kill', 'edit', 'second build'),
  milliseconds: fc.noBias(fc.nat(4000)),
})

for (const given of samples(trial, 3))
  test(`builds heal after ${JSON.stringify(given)}`, async () => {
    const { isCold, damages, isEdited, disturbance, milliseconds } = given
    const root = copyOfSite()
    const build = () => startCommand('build', { root, byNpm: true })
    await build().untilEnd()
    if (isCold) rmSync(join(root, '.build'), { recursive: true })
    else for (const { file, at, kind } of damages) doDamage(join(root, '.build'), file, at, kind)
    if (isEdited) turn(root)

    const { child, untilEnd } = build()
    const ended = untilEnd()
    await Promise.race([wait(milliseconds), ended])
    if (disturbance === 'kill' && child.pid && child.exitCode === null)
      process.kill(-child.pid, 'SIGKILL')
    if (disturbance === 'edit') turn(root)
    if (disturbance === 'second build') await build().untilEnd()
    await (disturbance === 'kill' ? ended.catch(() => {}) : ended)
    expect(missingFiles(join(root, 'dist'))).toEqual([])

    if (disturbance === 'edit') turn(root)
    await build().untilEnd()
    const healed = digestsOf(join(root, 'dist'))
    for (const folder of ['.build', 'dist']) rmSync(join(root, folder), { recursive: true })
    await build().untilEnd()
    expect(healed, 'as a build from nothing makes it').toEqual(digestsOf(join(root, 'dist')))
    rmSync(root, { recursive: true })
  })

/** Writes the other text into each edited place. */
function turn(root: string): void {
  for (const [name, one, other] of edits) {
    const file = join(root, name)
    const text = readFileSync(file, 'utf8')
    const [from, to] = text.includes(other) ? [other, one] : [one, other]
    writeFileSync(file, text.replace(from, to))
  }
}

/** Flips a byte of a file in a folder, cuts the file there, or deletes it. */
function doDamage(folder: string, which: number, at: number, kind: string): void {
  const files = filesBelow(folder)
  const file = join(folder, files[Math.floor((which * files.length) / 100)] ?? '')
  const bytes = readFileSync(file)
  const index = Math.floor((at * bytes.length) / 100)
  bytes[index] = ~(bytes[index] ?? 0)
  if (kind === 'delete') rmSync(file)
  else writeFileSync(file, kind === 'cut' ? bytes.subarray(0, index) : bytes)
}

/** Returns the files that pages name and a folder lacks. */
function missingFiles(dist: string): string[] {
  const files = filesBelow(dist)
  const pages = files.filter(file => file.endsWith('.html'))
  const html = pages.map(page => readFileSync(join(dist, page), 'utf8')).join('')
  const named = html.match(/(?<="\/)assets\/[^"]+/g) ?? []
  return named.filter(file => !files.includes(file))
}

const digestsOf = (dist: string) =>
  filesBelow(dist).map(file => `${file} ${hashOf(readFileSync(join(dist, file)))}`)
