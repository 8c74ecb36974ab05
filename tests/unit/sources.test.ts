import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/system/files-below.ts'

/** The text of each picture and style of the site, by its path. */
const texts = Object.fromEntries(
  ['shared', 'variants']
    .flatMap(folder => filesBelow(folder).map(file => `${folder}/${file}`))
    .filter(file => /\.(?:css|svg)$/.test(file))
    .map(file => [file, readFileSync(file, 'utf8')]),
)

const sourcesOf = (pattern: RegExp) => Object.entries(texts).filter(([file]) => pattern.test(file))

const namesIn = (text: string, name: RegExp): string[] =>
  Array.from(text.matchAll(name), ([, name = '']) => name).sort()

test('each picture has a size and a view box', () => {
  const pictures = sourcesOf(/\/images\/.*\.svg$/)
  expect(pictures.length).toBeGreaterThan(20)
  for (const [file, text] of pictures) {
    const [root = ''] = /<svg[^>]*>/.exec(text) ?? []
    for (const attribute of [/ viewBox="[\d. -]+"/, / width="\d+"/, / height="\d+"/]) {
      expect(root, file).toMatch(attribute)
    }
  }
})

/** The style sheets of the pages. The slot game is a separate document with its own. */
const styles: Record<string, string> = Object.fromEntries(
  sourcesOf(/^(?!variants\/social\/slot\/)(shared|variants)\/.*\.css$/).map(([file, text]) => [
    posix.basename(file),
    text.replace(/\/\*[\s\S]*?\*\//g, ''),
  ]),
)
const inlinedFiles = Object.keys(styles).filter(name => /^inlined\.css$|-screen\.css$/.test(name))
const defined = /(--[\w-]+)\s*:/g

const importedBy = (name: string) => namesIn(styles[name] ?? '', /@import ".*?([\w-]+\.css)"/g)

test('site.css imports every file of rules, and every name that a rule uses has a value', () => {
  const roots = ['Black.css', 'index.css', 'site.css', 'waits-for-stylesheet.css', ...inlinedFiles]
  expect([...roots, ...importedBy('site.css')].sort()).toEqual(Object.keys(styles).sort())
  const all = Object.values(styles).join('\n')
  const used = namesIn(all, /var\((--[\w-]+)/g)
  expect(new Set(used), 'each value is used too').toEqual(new Set(namesIn(all, defined)))
})

test('what pages inline are files of site.css in the same order, so that it changes nothing when it loads', () => {
  const order = importedBy('site.css')
  for (const name of inlinedFiles) {
    const imported = importedBy(name).filter(file => file !== 'waits-for-stylesheet.css')
    expect(imported.length, name).toBeGreaterThan(0)
    expect(imported, name).toEqual(order.filter(file => imported.includes(file)))
  }
})

test('only accent.css, Black.css and index.css contain colours, and the last two define the same names', () => {
  const { 'Black.css': black = '', 'index.css': index = '', ...rules } = styles
  expect(namesIn(index, defined).length).toBeGreaterThan(10)
  expect(namesIn(black, defined)).toEqual(namesIn(index, defined))
  for (const text of [black, index]) {
    const rest = text.replaceAll(/^ {2}(--[\w-]+|color-scheme): [^;{}]+;$/gm, '')
    expect(rest.replaceAll(/\s/g, '')).toBe(':root{}')
  }
  const colour = /(?<![\w-])(#[\da-f]{3,8}\b|(rgba?|hsla?|okl\w+|color)\()/i
  // The accent and printed pages have the same colours with both stylesheets.
  const { 'accent.css': _, 'print.css': __, ...layered } = rules
  for (const [file, text] of Object.entries(layered)) {
    expect(text, file).not.toMatch(colour)
  }
})
