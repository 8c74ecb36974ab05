import { expect, test } from 'vitest'
import { compareFacts } from '../../../scripts/compare/findings/compare-facts.ts'
import { shortAddress } from '../../../scripts/compare/findings/short-address.ts'
import { pageFacts } from './page-facts.ts'

const changed = (...[left, right]: Parameters<typeof compareFacts>) =>
  compareFacts(left, right)
    .filter(({ same }) => !same)
    .map(({ aspect, parts }) => [aspect, parts.filter(part => part.in !== 'both')])

test('two equal pages differ in nothing', () => {
  expect(changed(pageFacts({}), pageFacts({}))).toEqual([])
})

test('a link’s rel is a difference in links', () => {
  const link = { text: 'Aurora', href: 'https://aurora.example/', target: '_blank' }
  const left = pageFacts({ links: [{ ...link, rel: 'sponsored' }] })
  const right = pageFacts({ links: [{ ...link, rel: 'noopener' }] })
  expect(changed(left, right)).toEqual([
    [
      'links',
      [
        { in: 'left', lines: ['Aurora → https://aurora.example/ rel="sponsored" target="_blank"'] },
        { in: 'right', lines: ['Aurora → https://aurora.example/ rel="noopener" target="_blank"'] },
      ],
    ],
  ])
})

test('a moved line is a difference in text', () => {
  const left = pageFacts({ text: ['One', 'Two', 'Three'] })
  const right = pageFacts({ text: ['Two', 'Three', 'One'] })
  expect(changed(left, right)).toEqual([
    [
      'text',
      [
        { in: 'left', lines: ['One'] },
        { in: 'right', lines: ['One'] },
      ],
    ],
  ])
})

test.each([
  ['http://127.0.0.1:1234/poker', '/poker'],
  ['http://127.0.0.1:1234/assets/flag-nz.dbdef07b.svg', '/assets/flag-nz.*.svg'],
  ['http://127.0.0.1:1234/assets/1a2b3c4d/Black.css', '/assets/*/Black.css'],
  ['http://127.0.0.1:1234/assets/chunks/chunk-o31dlfYZ.js', '/assets/chunks/chunk-*.js'],
  ['http://localhost:8082/bacon-slot', 'http://stand-in/bacon-slot'],
  ['https://aurora.example/?ref=guide', 'https://aurora.example/?ref=guide'],
])('the address %s is the same in every build and run: %s', (address, short) => {
  expect(shortAddress(address, 'http://127.0.0.1:1234')).toBe(short)
})
