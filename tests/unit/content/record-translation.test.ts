import { expect, test } from 'vitest'
import { recordTranslation, TranslationError } from '../../../scripts/content/record-translation.ts'
import { pageSource } from './page-source.ts'

const folder = 'variants/affiliate/content'
const files: Record<string, string> = {
  [`${folder}/en/poker.md`]: pageSource('Cards.\n'),
  [`${folder}/fi/poker.md`]: pageSource('Kortit.\n\n---\n'),
  [`${folder}/fi/only.md`]: pageSource(),
  [`${folder}/en/labels.yaml`]: 'rank: "#{rank}"\n',
  [`${folder}/fi/labels.yaml`]: 'rank: "#{rank}"\n',
}
const from = (more: Record<string, string> = {}) => ({
  namesIn: () => [],
  read: (file: string) => ({ ...files, ...more })[file] ?? null,
})

test('a page keeps the mark at the end of its front matter, once', () => {
  const file = `${folder}/fi/poker.md`
  const once = recordTranslation(file, from())
  expect(once).toBe(
    pageSource('Kortit.\n\n---\n', `translates: ${/translates: (\w{8})/.exec(once)?.[1]}\n`),
  )
  expect(recordTranslation(file, from({ [file]: once }))).toBe(once)
})

test('labels keep it in their last line', () => {
  const file = `${folder}/fi/labels.yaml`
  const once = recordTranslation(file, from())
  expect(once).toMatch(/^rank: "#\{rank\}"\ntranslates: \w{8}\n$/)
  expect(recordTranslation(file, from({ [file]: once }))).toBe(once)
})

test('what is no translation is refused, and so is one that follows nothing', () => {
  for (const file of [`${folder}/en/poker.md`, `${folder}/fi/only.md`, 'nothing.md'])
    expect(() => recordTranslation(file, from())).toThrow(TranslationError)
})
