import { readdirSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurn } from '../../../scripts/build/take-turn.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('of many that work in a folder each has its turn alone, says once that it waits, and leaves nothing', async () => {
  const { folder } = temporaryFolder()
  const working = new Set<number>()
  const waits: number[] = []
  async function work(name: number) {
    working.add(name)
    for (let look = 0; look < 20; look++) {
      expect([...working]).toEqual([name])
      await setImmediate()
    }
    working.delete(name)
    if (name === 3) throw new Error('It fails.')
  }
  const names = Array.from({ length: 8 }, (_, name) => name)
  const done = await Promise.allSettled(
    names.map(name =>
      takeTurn(
        folder,
        () => waits.push(name),
        () => work(name),
      ),
    ),
  )
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  expect(waits.length).toBe(new Set(waits).size)
  expect(waits.length).toBeGreaterThan(6)
  expect(readdirSync(folder)).toEqual([])
})
