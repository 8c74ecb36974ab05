import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { languages } from '../../shared/content/languages.ts'

/** The text of each file of code, pictures and styles, by its path. */
const texts = Object.fromEntries(
  ['loader', 'scripts', 'shared', 'variants']
    .flatMap(folder => filesBelow(folder).map(file => `${folder}/${file}`))
    .filter(file => /\.(?:tsx?|css|svg)$/.test(file))
    .map(file => [file, readFileSync(file, 'utf8')]),
)

const sourcesOf = (pattern: RegExp) => Object.entries(texts).filter(([file]) => pattern.test(file))

const namesIn = (text: string, name: RegExp): string[] =>
  Array.from(text.matchAll(name), ([, name = '']) => name).sort()

test('no code calls Object(), which returns any', () => {
  const tests = filesBelow('tests').filter(file => /\.tsx?$/.test(file))
  const all = [
    ...sourcesOf(/\.tsx?$/),
    ...tests.map(file => [file, readFileSync(`tests/${file}`, 'utf8')] as const),
  ]
  const calls = all.filter(([, text]) => /(?<![\w.$'])Object\([^)]/.test(text))
  expect(calls.map(([file]) => file)).toEqual([])
})

test('no code outside their tables names a language, except English, the fallback', () => {
  for (const language of languages.filter(language => language !== 'en')) {
    const named = RegExp(`['"\`/]${language}(?![\\w ])|\\b${language}:`)
    const files = sourcesOf(/\.tsx?$/)
      .filter(([, text]) => named.test(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')))
      .map(([file]) => file)
    expect(files, language).toEqual([
      'scripts/content/rules/language-checks.ts',
      'shared/content/languages.ts',
    ])
  }
})

test('each picture is used, and has a size and a view box', () => {
  const code = sourcesOf(/\.(?:tsx?|css)$/)
    .map(([, text]) => text)
    .join('\n')
  /** Beginnings of names that code completes at run time: `trophy-${…}`. */
  const starts = Array.from(code.matchAll(/`([\w-]+-)\$\{/g), ([, start = '']) => start)
  const pictures = sourcesOf(/\/images\/.*\.svg$/)
  expect(pictures.length).toBeGreaterThan(20)
  for (const [file, text] of pictures) {
    const name = posix.basename(file, '.svg')
    const isSaid = RegExp(`['"(./]${name}(\\.svg)?['")]|\\.${name}\\b`).test(code)
    expect(isSaid || starts.some(start => name.startsWith(start)), `${file} is used`).toBe(true)
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

test('tests and tools read the variant and the stylesheet on <html>; no rule and no code of the site does', () => {
  const name = '(variant|stylesheet)\\b'
  const use = RegExp(`\\bdata-${name}|\\bdataset\\b.*\\b${name}|\\b${name}.*\\bdataset\\b`)
  const uses = sourcesOf(/^(loader|shared|variants)\//).flatMap(([file, text]) =>
    text.split('\n').flatMap(line => (use.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )
  expect(uses).toEqual([
    'loader/apply-stylesheet.ts: document.documentElement.dataset.stylesheet = name',
    'loader/loader.ts: document.documentElement.dataset.variant = variant',
  ])
})
