import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildImages } from '../../../scripts/build/images.ts'
import { buildStyles } from '../../../scripts/build/styles.ts'

const folders = ['shared/images', 'variants/affiliate/images', 'variants/social/images']
const addresses = Object.fromEntries(
  folders.flatMap(folder => Object.entries(buildImages(folder).addresses)),
)
const { files } = buildStyles('.', addresses)

test.each(files)('$path weighs 12 KB at the most', ({ bytes }) => {
  expect(gzipSync(bytes).length).toBeLessThanOrEqual(12 * 1024)
})

test.each(files)('$path fetches nothing from another host', ({ bytes }) => {
  const fetched = `${bytes}`.match(/url\([^)]*\)|@import[^;]*/g) ?? []
  expect(fetched.length).toBeGreaterThan(0)
  expect(fetched.filter(address => !/^url\("?\/assets\//.test(address))).toEqual([])
})
