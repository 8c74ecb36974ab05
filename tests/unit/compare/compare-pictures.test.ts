import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { comparePictures } from '../../../scripts/compare/report/compare-pictures.ts'

function picture(width: number, height: number, red = 0): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  png.data[0] = red
  return PNG.sync.write(png)
}

test('two pictures with the same pixels are the same', () => {
  expect(comparePictures(picture(4, 4), picture(4, 4))).toBeUndefined()
})

test('one pixel that is one shade darker is found, and painted', () => {
  const found = comparePictures(picture(4, 4, 200), picture(4, 4, 201))
  expect(found?.message).toBe('1 pixels differ')
  expect(PNG.sync.read(Buffer.from(found?.difference ?? [])).width).toBe(4)
})

test('a page that has grown differs where it had nothing', () => {
  expect(comparePictures(picture(4, 4), picture(4, 6))?.message).toBe(
    '8 pixels differ, and it is 4 × 6, not 4 × 4',
  )
})
