import { expect, test } from 'vitest'
import { patternSource, patternsOf } from '../../../scripts/compare/scene-pattern.ts'

test.each([
  ['/fi/poker social dark', '*', true],
  ['/fi/poker social dark', '/fi/', true],
  ['/fi/poker social dark', 'poker*dark', true],
  ['/fi/poker social dark', 'dark*poker', false],
  ['/fi/poker social dark', 'po.er', false],
  ['/fi/poker social dark', '/poker', false],
  ['/ social dark', '/ social', true],
])('the name %s and the pattern %s: %s', (name, pattern, named) => {
  expect(new RegExp(patternSource(pattern)).test(`scenes.test.ts ${name}`)).toBe(named)
})

const all = ['/ affiliate dark', '/ affiliate light', '/fi affiliate dark', '/fi affiliate light']

test.each([
  [all, `'*'`],
  [['/ affiliate dark', '/fi affiliate dark'], `'dark'`],
  [['/fi affiliate dark', '/fi affiliate light'], `'/fi'`],
  [['/ affiliate dark'], `'/ affiliate dark'`],
  [['/ affiliate dark', '/fi affiliate light'], `'/ affiliate dark' '/fi affiliate light'`],
])('the scenes %j are named by %s', (names, patterns) => {
  expect(patternsOf(names, all)).toBe(patterns)
})
