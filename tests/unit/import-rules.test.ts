import { expect, test } from 'vitest'
import { type Import, importsOf } from './imports-of.ts'

const imports = ['loader', 'scripts', 'shared', 'variants'].flatMap(importsOf)

const say = ({ from, to }: Import): string => `${from} imports ${to}`

/** Each folder, and what its files may import. The first row that a file is in counts. */
const rules: [folder: RegExp, may: RegExp][] = [
  [/^shared\/site-info\//, /^shared\/site-info\//],
  [/^shared\/content\//, /^shared\/content\//],
  [/^shared\/(routes|entry-page)\//, /^shared\/(site-info|content|routes|entry-page)\//],
  [/^shared\//, /^(shared\/|react(-dom)?(\/|$)|react-router-dom$)/],
  [/^loader\//, /^(loader|shared\/(site-info|entry-page)|variants\/affiliate\/ranked-list)\//],
  [
    /^variants\/affiliate\/ranked-list\//,
    /^(variants\/affiliate\/ranked-list|shared\/(site-info|content|entry-page))\/|^react$/,
  ],
  [/^variants\/affiliate\//, /^(variants\/affiliate|shared)\/|^react$|^react-router-dom$/],
  [/^variants\/social\//, /^(variants\/social|shared)\/|^react(-dom)?$|^react-router-dom$|^ky$/],
  [/^variants\/\+/, /^shared\/|^vike\//],
]

test('every folder of the site imports what it may, and nothing else', () => {
  const site = imports.filter(({ from }) => !from.startsWith('scripts/'))
  const wrong = site.filter(({ from, to }) => {
    const [, may] = rules.find(([folder]) => folder.test(from)) ?? []
    return !may?.test(to)
  })
  expect(wrong.map(say)).toEqual([])
  for (const [folder] of rules) expect(site.some(({ from }) => folder.test(from))).toBe(true)
})

test('the card and the list use nothing of React but its types, for the loader paints them', () => {
  const react = imports.filter(
    ({ from, to }) => from.startsWith('variants/affiliate/ranked-list/') && to === 'react',
  )
  expect(react.length).toBeGreaterThan(0)
  expect(react.filter(({ typeOnly }) => !typeOnly).map(say)).toEqual([])
})

test('scripts use no component of the site, and nothing of the loader', () => {
  const wrong = imports.filter(
    ({ from, to, typeOnly }) =>
      from.startsWith('scripts/') &&
      !typeOnly &&
      (/^(shared|variants)\/.*\.tsx$/.test(to) || to.startsWith('loader/')),
  )
  expect(wrong.map(say)).toEqual([])
})

test('ky, which delivers the contact form, is in nothing else that browsers get', () => {
  const users = imports.filter(({ from, to }) => to === 'ky' && !from.startsWith('scripts/'))
  expect(users.map(({ from }) => from)).toEqual(['variants/social/deliver-message.ts'])
})
