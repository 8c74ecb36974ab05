import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'shared/styles'

const read = (file: string): string =>
  readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

const sources = readdirSync(folder)
const names = (text: string): string[] =>
  Array.from(text.matchAll(/(--[\w-]+)\s*:/g), ([, name = '']) => name).sort()

// Paper has colours of its own, whichever stylesheet was chosen.
test.each(sources.filter(file => !['Black.css', 'index.css', 'print.css'].includes(file)))(
  '%s takes its colours from Black.css or index.css',
  file => {
    const colours = read(file).match(/(?<![\w-])(#[\da-f]{3,8}\b|(rgba?|hsla?|okl\w+|color)\()/gi)
    expect(colours ?? []).toEqual([])
  },
)

test('Black.css and index.css give a colour to the same names, and nothing else', () => {
  expect(names(read('index.css')).length).toBeGreaterThan(20)
  expect(names(read('Black.css'))).toEqual(names(read('index.css')))
  for (const file of ['Black.css', 'index.css']) {
    const rest = read(file).replaceAll(/^ {4}(--[\w-]+|color-scheme): [^;{}]+;$/gm, '')
    expect(rest.replaceAll(/\s/g, '')).toBe('@layertokens{:root{}}')
  }
})

test('every name that a rule uses has a value, and every value is used', () => {
  const all = sources.map(read).join('\n')
  const set = new Set(names(all))
  const used = new Set(Array.from(all.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name))
  expect([...used].filter(name => !set.has(name))).toEqual([])
  expect([...set].filter(name => !used.has(name))).toEqual([])
})
