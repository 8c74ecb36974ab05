import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'playwright/test'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { hashOf } from '../../scripts/system/hashed-file.ts'
import { samples } from '../helpers/any-value.ts'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { startCommand } from '../helpers/start-command.ts'

test.setTimeout(600_000)

/** Two texts each for one line of the words, a component, a style and the loader. */
const edits = [
  ['variants/affiliate/content/en/poker.md', 'borrow to play', 'borrow a penny'],
  ['variants/affiliate/components/banner.tsx', '<MonthHeading', 'In short: <MonthHeading'],
  ['shared/styles/site.css', '@layer tokens', '@layer edited, tokens'],
  ['loader/loader.ts', "'cards-shown'", "'cards-painted'"],
] as const

/** A disturbance of a build, its moment, and the room that a full disk has left. */
const trial = fc.record({
  disturbance: fc.constantFrom('kill', 'save', 'second build', 'full disk'),
  milliseconds: fc.noBias(fc.nat(4000)),
  freeKilobytes: fc.noBias(fc.nat(4000)),
})

for (const given of samples(trial, 4)) {
  test(`dist is whole and the next build succeeds after ${JSON.stringify(given)}`, async () => {
    const { disturbance, milliseconds, freeKilobytes } = given
    const isFull = disturbance === 'full disk'
    const disk = mkdtempSync(join(tmpdir(), 'soak-'))
    // Only root can mount a small disk.
    test.skip(isFull && process.getuid?.() !== 0)
    if (isFull) {
      execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk])
    }
    try {
      const root = copyOfSite(disk)
      const dist = join(root, 'dist')
      const build = () => startCommand('build', { root, byNpm: true })
      await build().untilEnd()
      saveAll(root)
      if (isFull) {
        const { bavail, bsize } = statfsSync(disk)
        writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - freeKilobytes * 1024))
      }
      const { child, untilEnd } = build()
      const ended = [untilEnd().catch(String)]
      await Promise.race([wait(milliseconds), ...ended])
      if (disturbance === 'kill' && child.pid && child.exitCode === null) {
        process.kill(-child.pid, 'SIGKILL')
      }
      if (disturbance === 'save') {
        saveAll(root)
      }
      if (disturbance === 'second build') {
        ended.push(build().untilEnd().catch(String))
      }
      for (const output of await Promise.all(ended)) {
        if (ended.length > 1) {
          expect(output).toMatch(/done|is building here/)
        }
      }
      expect(faultsOf(dist)).toEqual([])

      rmSync(join(disk, 'ballast'), { force: true })
      await build().untilEnd()
      const healed = digestsOf(dist)
      for (const folder of ['.build', 'dist']) {
        rmSync(join(root, folder), { recursive: true })
      }
      await build().untilEnd()
      expect(healed, 'the same as a build from nothing').toEqual(digestsOf(dist))
    } finally {
      if (isFull) {
        execFileSync('/bin/umount', ['--lazy', disk])
      }
      rmSync(disk, { recursive: true })
    }
  })
}

/** Writes the other text into each edited line. */
function saveAll(root: string): void {
  for (const [name, one, other] of edits) {
    const file = join(root, name)
    const text = readFileSync(file, 'utf8')
    const [from, to] = text.includes(other) ? [other, one] : [one, other]
    writeFileSync(file, text.replace(from, to))
  }
}

/** Returns files that pages name and `dist` lacks, and files whose bytes differ from their hash. */
function faultsOf(dist: string): string[] {
  // A file that a killed build was writing has another name.
  const files = filesBelow(dist).filter(file => !file.endsWith('.new'))
  const read = (file: string) => readFileSync(join(dist, file))
  const pages = files.filter(file => file.endsWith('.html'))
  const named = pages.flatMap(page => `${read(page)}`.match(/(?<="\/)assets\/[^"]+/g) ?? [])
  const missing = [...new Set(named)].filter(file => !files.includes(file))
  const torn = files.filter(file => {
    if (file.endsWith('.br')) {
      return !brotliDecompressSync(read(file)).equals(read(file.replace(/\.br$/, '')))
    }
    const [, hash] = /^assets\/(?:.*\.)?([0-9a-f]{8})[./][^/]*(?<!\.gz)$/.exec(file) ?? []
    return hash !== undefined && hash !== hashOf(read(file))
  })
  return [...missing, ...torn]
}

const digestsOf = (dist: string) =>
  filesBelow(dist).map(file => `${file} ${hashOf(readFileSync(join(dist, file)))}`)
