import { fail } from 'node:assert'
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

/** Returns the files whose paths match, each with its text. */
const sourcesOf = (pattern: RegExp) => Object.entries(texts).filter(([file]) => pattern.test(file))

const namesIn = (text: string, name: RegExp): string[] =>
  Array.from(text.matchAll(name), ([, name = '']) => name).sort()

const readme = readFileSync('README.md', 'utf8')

/** Returns the names in a drawing of README whose first folder is given, from left to right. */
const drawn = (first: string): string[] =>
  RegExp(`^${first} ─► .*$`, 'm').exec(readme)?.[0].split(' ─► ') ?? []

/** README's drawing of the folders of `scripts`. Each imports only from those on its left. */
const rooms = drawn('system').map(names =>
  names === 'the commands' ? '[^/]*$' : `(${names.replaceAll(' | ', '|')})/`,
)

/** README's drawing of the folders of `scripts/content`, with the files next to them at the end. */
const contentRooms = drawn('rules').map(name => (name.endsWith('.ts') ? name : `${name}/`))

/** README's table of folders, without `scripts` and `tests`. Folders in folders come first. */
const table = Array.from(
  readme.matchAll(/^\| `((?:shared|loader|variants)\b[^`]*)` \|.*\| ([^|]+) \|$/gm),
  ([, folder = '', may = '']) => ({ folder, may }),
).sort((one, other) => other.folder.length - one.folder.length)

/** Returns what matches the imports in a cell: "`shared`, `react`, types of `ky`", or "nothing". */
function importsIn(cell: string): RegExp {
  const allowed = cell.split(', ').map(part => {
    const [, types = '', name = ''] = /^(types of )?`(.+)`$/.exec(part) ?? []
    const isFolder = /^(shared|variants)\b/.test(name)
    return `${types && 'type '}${name}${isFolder ? '/' : '$'}`
  })
  return RegExp(`^(${allowed.join('|')})`)
}

/** Returns the rules of rooms that import only from those before them, and nothing of `beyond`. */
const inOrder = (folder: string, rooms: string[], beyond = '$^'): [RegExp, RegExp][] =>
  rooms.map((room, index) => {
    const later = rooms.slice(index).join('|')
    const others = `loader|tests|${beyond}|${folder}(${later})|(shared|variants)/.*\\.tsx$`
    return [RegExp(`^${folder}${room}`), RegExp(`^(?!(type )?(${others}))`)]
  })

/** Each folder, and what it may import in addition to itself. The first matching row counts. */
const rules: [folder: RegExp, may: RegExp][] = [
  ...table.map(({ folder, may }): [RegExp, RegExp] => [RegExp(`^${folder}(/|$)`), importsIn(may)]),
  // The preview's client wraps those of the variants.
  [/^scripts\/edit\/page\//, /^(?!(type )?(loader|tests|scripts\/(compare|smoke|[^/]*$)))/],
  ...inOrder('scripts/content/', contentRooms, 'scripts/(?!system/|content/)'),
  // What all of these share.
  [
    /^scripts\/content\/[^/]*$/,
    /^(?!(type )?(loader|tests|scripts\/(?!system\/|content\/[^/]*$)|(shared|variants)\/.*\.tsx$))/,
  ],
  ...inOrder('scripts/', rooms).filter(([folder]) => !folder.test('scripts/content/')),
]

const statement =
  /(?:^\s*(?:import|export)\s(type\s)?[^'"`;=(]*?from|^\s*import|\bimport\()\s*'([^']+)'/gm

/** Returns a file's imports: paths from the root or package names, with 'type ' before types. */
const importsOf = (file: string, text: string): string[] =>
  Array.from(text.matchAll(statement), ([, type = '', name = '']) =>
    name.startsWith('.') ? type + posix.join(posix.dirname(file), name) : type + name,
  )

test('every folder imports only what it may', () => {
  const used = new Set<RegExp>()
  const wrong = sourcesOf(/\.tsx?$/).flatMap(([file, text]) => {
    const [folder, may] = rules.find(([folder]) => folder.test(file)) ?? fail(`${file} has no rule`)
    const [own = ''] = folder.exec(file) ?? []
    used.add(folder)
    return importsOf(file, text)
      .filter(each => !each.replace(/^type /, '').startsWith(own))
      .filter(each => !may.test(each) && !may.test(each.replace(/^type /, '')))
      .map(each => `${file} imports ${each}`)
  })
  expect(wrong).toEqual([])
  expect(used.size, 'rules that apply').toBe(rules.length)
  const foldersIn = (folder: string) =>
    new Set(filesBelow(folder).flatMap(file => file.match(/^[^/]+(?=\/)/) ?? []))
  const names = rooms.flatMap(room => room.match(/[\w-]+(?=[|)])/g) ?? [])
  expect(new Set(names), 'folders that README draws').toEqual(foldersIn('scripts'))
  const contentNames = contentRooms.flatMap(room => room.match(/[\w-]+(?=\/)/g) ?? [])
  expect(new Set(contentNames), 'also in content').toEqual(foldersIn('scripts/content'))
})

test('the preview and its open pages share only what their contract declares', () => {
  const page = /^(type )?scripts\/edit\/page\//
  const wrong = sourcesOf(/^scripts\/.*\.tsx?$/).flatMap(([file, text]) => {
    const isPage = page.test(file)
    const fromNode =
      /^(type )?scripts\/(?!edit\/contract\.ts$|edit\/page\/|system\/tool-look\.css$)/
    return importsOf(file, text)
      .filter(each => (isPage ? fromNode.test(each) : page.test(each)))
      .map(each => `${file} imports ${each}`)
  })
  expect(wrong).toEqual([])
})

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
  for (const language of languages.filter(each => each !== 'en')) {
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
    for (const said of [/ viewBox="[\d. -]+"/, / width="\d+"/, / height="\d+"/]) {
      expect(root, file).toMatch(said)
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
const defined = /(--[\w-]+)\s*:/g

test('site.css and late.css import every file of rules, and every name that a rule uses has a value', () => {
  const entries = ['site.css', 'late.css']
  const imported = entries.flatMap(name =>
    namesIn(styles[name] ?? '', /@import ".*?([\w-]+\.css)"/g),
  )
  const own = ['Black.css', 'index.css', ...entries]
  expect([...own, ...imported].sort()).toEqual(Object.keys(styles).sort())
  const all = Object.values(styles).join('\n')
  const used = namesIn(all, /var\((--[\w-]+)/g)
  expect(new Set(used), 'each value is used too').toEqual(new Set(namesIn(all, defined)))
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
  const { 'accent.css': _, 'print.css': __, ...others } = rules
  for (const [file, text] of Object.entries(others)) {
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
