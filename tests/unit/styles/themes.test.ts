import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const namesIn = (file: string): string[] =>
  [...readFileSync(`shared/styles/${file}`, 'utf8').matchAll(/^ {2}(--[\w-]+):/gm)]
    .map(([, name = '']) => name)
    .sort()

test('both themes give a colour to the same names', () => {
  expect(namesIn('light.css').length).toBeGreaterThan(20)
  expect(namesIn('dark.css')).toEqual(namesIn('light.css'))
})
