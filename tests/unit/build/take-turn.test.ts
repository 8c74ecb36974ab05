import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { takeTurn } from '../../../scripts/build/take-turn.ts'

test('of many that work in a folder each has its turn alone, says once that it waits, and leaves nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turns-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const working = new Set<number>()
  const waits: number[] = []
  const done = await Promise.allSettled(
    Array.from({ length: 8 }, (_, name) =>
      takeTurn(
        folder,
        () => waits.push(name),
        async () => {
          working.add(name)
          for (let look = 0; look < 20; look++) {
            expect([...working]).toEqual([name])
            await setImmediate()
          }
          working.delete(name)
          if (name === 3) throw new Error('It fails.')
        },
      ),
    ),
  )
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  expect(waits.length).toBe(new Set(waits).size)
  expect(waits.length).toBeGreaterThan(6)
  expect(readdirSync(folder)).toEqual([])
})
