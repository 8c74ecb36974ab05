import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/system/files-below.ts'

/** The text of each file of code, pictures and styles, by its path. */
const texts = Object.fromEntries(
  ['loader', 'scripts', 'shared', 'variants']
    .flatMap(folder => filesBelow(folder).map(file => `${folder}/${file}`))
    .filter(file => /\.(?:tsx?|css|svg)$/.test(file))
    .map(file => [file, readFileSync(file, 'utf8')]),
)

/** Returns the files that a pattern names, each with its text. */
const sourcesOf = (pattern: RegExp) => Object.entries(texts).filter(([file]) => pattern.test(file))

/** Each folder, and what it may import besides itself. The first row that a file is in counts. */
const rules: [folder: RegExp, may: RegExp][] = [
  [/^shared\/(site-info|content)\//, /^$/],
  [/^shared\/(routes|entry-page)\//, /^shared\/(site-info|content|routes|entry-page)\//],
  [/^shared\//, /^react(-dom)?(\/|$)|^react-router-dom$/],
  [/^loader\//, /^(shared\/(site-info|entry-page)|variants\/affiliate\/ranked-list)\//],
  // The loader paints the ranked list without React: types alone, which leave nothing behind.
  [/^variants\/affiliate\/ranked-list\//, /^shared\/(site-info|content|entry-page)\/|^type react$/],
  [/^variants\/affiliate\//, /^shared\/|^react(-router-dom)?$/],
  [/^variants\/social\/deliver-message/, /^(variants\/social|shared)\/|^ky$/],
  [/^variants\/social\//, /^shared\/|^react(-dom|-router-dom)?$/],
  [/^variants\/prerender/, /^(shared|variants)\//],
  // The preview's client wraps those of the variants.
  [/^scripts\/edit\/page\//, /^(?!loader|tests)/],
  [/^scripts\//, /^(?!loader|tests|(shared|variants)\/.*\.tsx$)|^type (shared|variants)\//],
]

const statement =
  /(?:^\s*(?:import|export)\s(type\s)?[^'"`;=(]*?from|^\s*import|\bimport\()\s*'([^']+)'/gm

/** Returns what a file imports: a path from the root or a package's name, 'type ' before types. */
const importsOf = (file: string, text: string): string[] =>
  Array.from(text.matchAll(statement), ([, type = '', name = '']) =>
    name.startsWith('.') ? type + posix.join(posix.dirname(file), name) : type + name,
  )

test('every folder imports what it may, and nothing else', () => {
  const used = new Set<RegExp>()
  const wrong = sourcesOf(/\.tsx?$/).flatMap(([file, text]) => {
    const [folder = /$/, may = /$/] = rules.find(([folder]) => folder.test(file)) ?? []
    const [own = ''] = folder.exec(file) ?? []
    used.add(folder)
    return importsOf(file, text).flatMap(each => {
      const name = each.replace(/^type /, '')
      const isAllowed = name.startsWith(own) || may.test(name) || may.test(each)
      return isAllowed ? [] : `${file} imports ${each}`
    })
  })
  expect(wrong).toEqual([])
  expect(used.size, 'folders that are there').toBe(rules.length)
})

test('the linter tells these faults of Windows', () => {
  const faults = [
    "import { sep } from 'node:path'",
    'readdirSync(dist, { recursive: true })',
    'file.slice(root.length + 1)',
    'file.startsWith(dist)',
    String.raw`file.replaceAll('\\', '/')`,
    String.raw`file.split('\\')`,
    "spawn(join('node_modules/.bin', program))",
    'spawn(`node_modules/.bin/npx`)',
    "spawnSync('npx', ['playwright', 'install'])",
  ]
  const file = '.build/test/faults.ts'
  mkdirSync('.build/test', { recursive: true })
  writeFileSync(file, [...faults, "spawnSync('git', ['status'])"].join('\n'))
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'lint', '--vcs-use-ignore-file=false']
  const words = [...biome, '--reporter=github', file]
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  const told = stdout.matchAll(/title=plugin,.*?,line=(\d+)/g)
  expect(Array.from(told, ([, line]) => faults[Number(line) - 1])).toEqual(faults)
})

test('each picture is used, and says its size and its view box', () => {
  const code = sourcesOf(/\.(?:tsx?|css)$/)
    .map(([, text]) => text)
    .join('\n')
  /** What names begin with, of which code says the rest at run time: `trophy-${…}`. */
  const starts = Array.from(code.matchAll(/`([\w-]+-)\$\{/g), ([, start = '']) => start)
  const pictures = sourcesOf(/\/images\/.*\.svg$/)
  expect(pictures.length).toBeGreaterThan(20)
  for (const [file, text] of pictures) {
    const name = posix.basename(file, '.svg')
    const isSaid = RegExp(`['"(./]${name}(\\.svg)?['")]|\\.${name}\\b`).test(code)
    expect(isSaid || starts.some(start => name.startsWith(start)), `${file} is used`).toBe(true)
    const [root = ''] = /<svg[^>]*>/.exec(text) ?? []
    for (const said of [/ viewBox="[\d. -]+"/, / width="\d+"/, / height="\d+"/])
      expect(root, file).toMatch(said)
  }
})

const styles: Record<string, string> = Object.fromEntries(
  sourcesOf(/^shared\/styles\//).map(([file, text]) => [
    posix.basename(file),
    text.replace(/\/\*[\s\S]*?\*\//g, ''),
  ]),
)
const namesIn = (text: string, name: RegExp): string[] =>
  Array.from(text.matchAll(name), ([, name = '']) => name).sort()
const defined = /(--[\w-]+)\s*:/g

test('all colours stand in Black.css and index.css, which give one to the same names alone', () => {
  // Paper has colours of its own, whichever stylesheet was chosen.
  const { 'Black.css': black = '', 'index.css': index = '', 'print.css': _, ...others } = styles
  expect(namesIn(index, defined).length).toBeGreaterThan(20)
  expect(namesIn(black, defined)).toEqual(namesIn(index, defined))
  for (const text of [black, index]) {
    const rest = text.replaceAll(/^ {4}(--[\w-]+|color-scheme): [^;{}]+;$/gm, '')
    expect(rest.replaceAll(/\s/g, '')).toBe('@layertokens{:root{}}')
  }
  const colour = /(?<![\w-])(#[\da-f]{3,8}\b|(rgba?|hsla?|okl\w+|color)\()/i
  for (const [file, text] of Object.entries(others)) expect(text, file).not.toMatch(colour)
})

test('every name that a rule uses has a value, and every value is used', () => {
  const all = Object.values(styles).join('\n')
  const used = namesIn(all, /var\((--[\w-]+)/g)
  expect(new Set(used)).toEqual(new Set(namesIn(all, defined)))
})
