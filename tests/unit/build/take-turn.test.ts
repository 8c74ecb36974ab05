import { readdirSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurn } from '../../../scripts/build/take-turn.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('of many that work in a folder each has its turn alone, says once that it waits, and leaves nothing', async () => {
  const { folder } = temporaryFolder()
  const waits: number[] = []
  let working = 0
  async function work(name: number) {
    expect(++working).toBe(1)
    for (let look = 0; look < 20; look++) await setImmediate()
    working--
    if (name === 3) throw new Error('It fails.')
  }
  const start = (_: unknown, name: number) => {
    const say = () => waits.push(name)
    return takeTurn(folder, say, () => work(name))
  }
  const done = await Promise.allSettled(Array.from({ length: 8 }, start))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  expect(waits.length).toBe(new Set(waits).size)
  expect(waits.length).toBeGreaterThan(6)
  expect(readdirSync(folder)).toEqual([])
})
