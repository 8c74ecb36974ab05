import { expect, test } from 'vitest'
import { chooseStylesheet, chooseVariant } from '../../../shared/site-info/choose-variant.ts'

test('blackSide alone chooses the variant', () => {
  expect(chooseVariant(true)).toBe('affiliate')
  expect(chooseVariant(false)).toBe('social')
})

test('Black.css is for a status of true', () => {
  expect(chooseStylesheet(true)).toBe('Black.css')
})

test.each([false, undefined, null, 1, 'true', {}, []])(
  'index.css is for a status of %j',
  status => {
    expect(chooseStylesheet(status)).toBe('index.css')
  },
)
