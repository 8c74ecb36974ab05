import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/files-below.ts'

/** The text of each file of the repository's code, pictures and styles, by its path. */
const texts = Object.fromEntries(
  ['loader', 'scripts', 'shared', 'tests', 'variants']
    .flatMap(folder => filesBelow(folder).map(file => `${folder}/${file}`))
    .filter(file => /\.(?:[mc]?js|tsx?|css|svg)$/.test(file))
    .map(file => [file, readFileSync(file, 'utf8')]),
)

/** Returns the files that a pattern names, each with its text. */
const sourcesOf = (pattern: RegExp) => Object.entries(texts).filter(([file]) => pattern.test(file))

/** Each folder, and what its files may import. The first row that a file is in counts. */
const rules: [folder: RegExp, may: RegExp][] = [
  [/^shared\/site-info\//, /^shared\/site-info\//],
  [/^shared\/content\//, /^shared\/content\//],
  [/^shared\/(routes|entry-page)\//, /^shared\/(site-info|content|routes|entry-page)\//],
  [/^shared\//, /^shared\/|^react(-dom)?(\/|$)|^react-router-dom$/],
  // The loader paints the ranked list without React: types alone, which leave nothing behind.
  [/^loader\//, /^(loader|shared\/(site-info|entry-page)|variants\/affiliate\/ranked-list)\//],
  [
    /^variants\/affiliate\/ranked-list\//,
    /^(variants\/affiliate\/ranked-list|shared\/(site-info|content|entry-page))\/|^type react$/,
  ],
  [/^variants\/affiliate\//, /^(variants\/affiliate|shared)\/|^react(-router-dom)?$/],
  [/^variants\/social\/deliver-message/, /^(variants\/social|shared)\/|^ky$/],
  [/^variants\/social\//, /^(variants\/social|shared)\/|^react(-dom|-router-dom)?$/],
  [/^variants\/prerender/, /^(shared|variants)\//],
  [/^scripts\//, /^(?!loader|tests|(shared|variants)\/.*\.tsx$)|^type (shared|variants)\//],
]

const statement =
  /^\s*(?:import|export)\s(type\s)?[^'"`;]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** Returns what a file imports: a path from the root or a package's name, 'type ' before types. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(statement)].map(([, type = '', ...names]) => {
    const name = names.find(Boolean) ?? ''
    return type + (name.startsWith('.') ? posix.join(posix.dirname(file), name) : name)
  })

test('every folder imports what it may, and nothing else', () => {
  const used = new Set<RegExp>()
  const wrong = sourcesOf(/^(?!tests).*\.tsx?$/).flatMap(([file, text]) => {
    const [folder = /$/, may = /$/] = rules.find(([folder]) => folder.test(file)) ?? []
    used.add(folder)
    const bad = (name: string) => !may.test(name) && !may.test(name.replace(/^type /, ''))
    return importsOf(file, text)
      .filter(bad)
      .map(name => `${file} imports ${name}`)
  })
  expect(wrong).toEqual([])
  expect(used.size, 'folders that are there').toBe(rules.length)
})

// What works on this system and not on Windows: the pattern, and code that has the fault.
test.each([
  [/import \{[^}]*\b(?:relative|sep)\b[^}]*\} from 'node:path'/, "import { sep } from 'node:path'"],
  [
    /readdirSync\([^()]*(?:\([^()]*\)[^()]*)*recursive: true/,
    "readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })",
  ],
  [/\.(?:slice|startsWith)\(`?\$?\{?(?:root|dist)\b/, 'file.slice(root.length + 1)'],
  [/(?:replaceAll|split)\('\\\\'/, String.raw`file.replaceAll('\\', '/')`],
  [/node_modules\/\.bin/, "spawn(join('node_modules/.bin', program))"],
  [
    // Git, Java and openssl are programs on every system, and npm is called by a line for the shell.
    /\b(?:spawn|spawnSync|execFile|execFileSync|fork)\(\s*'(?!git'|java'|openssl'|npm \w)[^/']*'/,
    "spawnSync('npx', ['playwright', 'install'])",
  ],
])('no source has %s, which Windows does not know', (fault, code) => {
  expect(code, 'the fault is recognised').toMatch(fault)
  const sources = sourcesOf(/^(?!scripts\/files-below|tests\/unit\/sources).*\.(?:[mc]?js|tsx?)$/)
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.filter(([, text]) => fault.test(text)).map(([file]) => file)
  expect(found, 'use pathBelow and filesBelow, or runProgram').toEqual([])
})

/** Whether a picture's name is said in code or styles: whole, or as what begins like `trophy-${…}`. */
function isUsed(name: string): boolean {
  const code = sourcesOf(/^(?!tests).*\.(?:tsx?|css)$/)
    .map(([, text]) => text)
    .join('\n')
  const begins = [...code.matchAll(/`([\w-]+-)\$\{/g)].map(([, start = '']) => start)
  return (
    RegExp(`['"(./]${name}(\\.svg)?['")]|\\.${name}\\b`).test(code) ||
    begins.some(start => name.startsWith(start))
  )
}

test('each picture is used, and says its size and its view box', () => {
  const pictures = sourcesOf(/\/images\/.*\.svg$/)
  expect(pictures.length).toBeGreaterThan(20)
  for (const [file, text] of pictures) {
    expect(isUsed(posix.basename(file, '.svg')), `${file} is used`).toBe(true)
    const [root = ''] = /<svg[^>]*>/.exec(text) ?? []
    for (const said of [/ viewBox="[\d. -]+"/, / width="\d+"/, / height="\d+"/])
      expect(root, file).toMatch(said)
  }
})

const styles = new Map(
  sourcesOf(/^shared\/styles\//).map(([file, text]) => [
    posix.basename(file),
    text.replace(/\/\*[\s\S]*?\*\//g, ''),
  ]),
)
const valuesIn = (text = ''): string[] =>
  Array.from(text.matchAll(/(--[\w-]+)\s*:/g), ([, name = '']) => name).sort()

test('all colours stand in Black.css and index.css, which give one to the same names alone', () => {
  const [black = '', index = ''] = [styles.get('Black.css'), styles.get('index.css')]
  expect(valuesIn(index).length).toBeGreaterThan(20)
  expect(valuesIn(black)).toEqual(valuesIn(index))
  for (const text of [black, index]) {
    const rest = text.replaceAll(/^ {4}(--[\w-]+|color-scheme): [^;{}]+;$/gm, '')
    expect(rest.replaceAll(/\s/g, '')).toBe('@layertokens{:root{}}')
  }
  for (const [file, text] of styles) {
    // Paper has colours of its own, whichever stylesheet was chosen.
    if (['Black.css', 'index.css', 'print.css'].includes(file)) continue
    const colours = text.match(/(?<![\w-])(#[\da-f]{3,8}\b|(rgba?|hsla?|okl\w+|color)\()/gi)
    expect(colours ?? [], file).toEqual([])
  }
})

test('every name that a rule uses has a value, and every value is used', () => {
  const all = [...styles.values()].join('\n')
  const used = Array.from(all.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)
  expect([...new Set(used)].sort()).toEqual([...new Set(valuesIn(all))])
})
