import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/files-below.ts'

const paths = 'pathBelow and filesBelow of scripts/files-below.ts'
const programs = 'runProgram of scripts/run-program.ts'

/** What works on this system and not on Windows, code that has the fault, and what to use instead. */
const faults: [is: RegExp, code: string, instead: string][] = [
  [
    /import \{[^}]*\b(?:relative|sep)\b[^}]*\} from 'node:path'/,
    "import { join, relative } from 'node:path'",
    paths,
  ],
  [
    /readdirSync\([^()]*(?:\([^()]*\)[^()]*)*recursive: true/,
    "readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })",
    paths,
  ],
  [/\.(?:slice|startsWith)\(`?\$?\{?(?:root|dist)\b/, 'file.slice(root.length + 1)', paths],
  [/(?:replaceAll|split)\('\\\\'/, String.raw`file.replaceAll('\\', '/')`, paths],
  [/node_modules\/\.bin/, "spawn(join('node_modules/.bin', program))", programs],
  [
    // Git, Java and openssl are programs on every system, and npm is called by a line for the shell.
    /\b(?:spawn|spawnSync|execFile|execFileSync|fork)\(\s*'(?!git'|java'|openssl'|npm \w)[^/']*'/,
    "spawnSync('npx', ['playwright', 'install'])",
    programs,
  ],
]

const helpers = ['scripts/files-below.ts', 'tests/unit/portability.test.ts']

const sources = ['loader', 'scripts', 'shared', 'tests', 'variants']
  .flatMap(folder => filesBelow(folder).map(file => `${folder}/${file}`))
  .filter(file => /\.(?:[mc]?js|tsx?)$/.test(file) && !helpers.includes(file))

test('no source joins paths or starts programs in a way that Windows does not know', () => {
  const texts = sources.map(file => [file, readFileSync(file, 'utf8')] as const)
  expect(texts.length).toBeGreaterThan(200)
  for (const [is, code, instead] of faults) {
    expect(code, 'each fault is recognised').toMatch(is)
    const found = texts.filter(([, text]) => is.test(text)).map(([file]) => file)
    expect(found, `use ${instead}`).toEqual([])
  }
})
