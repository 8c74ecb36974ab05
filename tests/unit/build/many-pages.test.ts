import { expect, test } from 'vitest'
import { buildParts } from '../../../scripts/build/build-parts.ts'
import { composeSite } from '../../../scripts/build/compose-site.ts'
import { readSettings } from '../../../scripts/build/settings.ts'
import { textPages } from '../../helpers/text-pages.ts'
import { readSite } from '../content/content-site.ts'

const settings = readSettings({})
const parts = await buildParts(process.cwd(), settings)
const contentsOf = (files: Record<string, string>) => {
  const { words } = readSite(files)
  return composeSite({ words, pictureFiles: [], parts, settings }).site.contents
}

test('what every page loads does not grow with the number of text pages', () => {
  const few = contentsOf(textPages(3))
  const many = contentsOf(textPages(100))
  for (const variant of ['affiliate', 'social'] as const) {
    const sizes = [few, many].map(each => JSON.stringify(each[variant].fi.content).length)
    const [small = 0, large = 0] = sizes
    expect(large, variant).toBeLessThanOrEqual(small * 1.05)
  }
  expect(Object.keys(many.affiliate.fi.texts)).toHaveLength(100)
})

test('only the pages of a changed file are made again', () => {
  const pages = textPages(3)
  const before = contentsOf(pages).affiliate
  const first = 'variants/affiliate/content/en/text-0.md'
  const after = contentsOf({ ...pages, [first]: `${pages[first]}\nMore.\n` }).affiliate
  expect(after.en.texts['text-0']?.address).not.toBe(before.en.texts['text-0']?.address)
  const unchanged = [before, after].map(({ en }) => en.texts['text-1']?.text)
  expect(unchanged[1], 'the same object').toBe(unchanged[0])
})
