import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/system/files-below.ts'

const specification = readFileSync('docs/specification.md', 'utf8')
const requirements = numbersIn(specification, /^- \*\*([\d.]+)\*\* /gm)
const sections = numbersIn(specification, /^## (\d+)\. /gm)

/** Every file that can cite a requirement. */
const sources = ['loader', 'scripts', 'shared', 'variants', 'tests', 'docs']
  .flatMap(folder => filesBelow(folder).map(file => `${folder}/${file}`))
  .filter(file => /\.(?:tsx?|css|yaml|md)$/.test(file))
  .concat('CONTRIBUTING.md')
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))

function numbersIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, number = '']) => number)
}

test('each requirement has a number of its own', () => {
  expect(requirements.length).toBeGreaterThan(70)
  expect(new Set(requirements).size).toBe(requirements.length)
})

test('each citation of the specification exists', () => {
  for (const { file, text } of sources) {
    for (const cited of numbersIn(text, /§(\d+(?:\.\d+)?)/g)) {
      expect([...sections, ...requirements], file).toContain(cited)
    }
  }
})

test('each requirement is asked in tests/spec, or is in the title of another test', () => {
  const asked = sources
    .filter(({ file }) => file.startsWith('tests/spec/'))
    .flatMap(({ text }) => [
      ...numbersIn(text, /^ {4,}number: '([\d.]+)',$/gm),
      ...numbersIn(text, /^ {4,}alsoBreaks: \[(.+)\],$/gm).flatMap(list =>
        numbersIn(list, /'([\d.]+)'/g),
      ),
    ])
  const titles = sources
    .filter(({ file }) => /\.test\.tsx?$/.test(file))
    .flatMap(({ text }) =>
      numbersIn(text, /^\s*(?:test(?:\.each\(.*\))?\(|.*\))?['`].*\(spec (§[^)]*)\)['`]/gm),
    )
    .flatMap(title => numbersIn(title, /§([\d.]+)/g))
  expect(requirements).toEqual(expect.arrayContaining(asked))
  expect(new Set([...asked, ...titles])).toEqual(new Set(requirements))
})
