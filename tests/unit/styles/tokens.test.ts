import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'shared/styles'
const themes = ['light.css', 'dark.css']
// Paper has colours of its own, whatever the theme.
const withColours = [...themes, 'print.css']

const read = (file: string): string =>
  readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

const files = readdirSync(folder)

test.each(files.filter(file => !withColours.includes(file)))(
  '%s takes its colours from the themes',
  file => {
    const colours = read(file).match(/(?<![\w-])(#[\da-f]{3,8}\b|(rgba?|hsla?|okl\w+|color)\()/gi)
    expect(colours ?? []).toEqual([])
  },
)

test('every name that a rule uses has a value, and every value is used', () => {
  const all = files.map(read).join('\n')
  const set = new Set(Array.from(all.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name))
  const used = new Set(Array.from(all.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  expect([...used].filter(name => !set.has(name))).toEqual([])
  expect([...set].filter(name => !used.has(name))).toEqual([])
})
