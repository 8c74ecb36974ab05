import { expect, test } from 'vitest'
import { fill } from '../../../shared/content/fill.ts'

test('each place gets its value, as often as it stands there', () => {
  expect(fill('#{rank} of {count}, #{rank}', { rank: 1, count: '10' })).toBe('#1 of 10, #1')
})

test('a place without a value stays as it is', () => {
  expect(fill('{rank} {count}', { rank: 1 })).toBe('1 {count}')
})

test('a value is put in as it is, whatever signs it contains', () => {
  expect(fill('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
})
