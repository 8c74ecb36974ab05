import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/files-below.ts'

/** What works on this system and not on Windows, each with code that has the fault. */
const faults: { is: RegExp; fault: string; instead: string }[] = [
  {
    is: /import \{[^}]*\b(?:relative|sep)\b[^}]*\} from 'node:path'/,
    fault: "import { join, relative } from 'node:path'",
    instead: 'pathBelow of scripts/files-below.ts',
  },
  {
    is: /readdirSync\([^()]*(?:\([^()]*\)[^()]*)*recursive: true/,
    fault: "readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })",
    instead: 'filesBelow of scripts/files-below.ts',
  },
  {
    is: /\.slice\((?:root|dist)\.length|\.startsWith\(`?\$?\{?(?:root|dist)\b/,
    fault: 'join(entry.parentPath, entry.name).slice(root.length + 1)',
    instead: 'pathBelow of scripts/files-below.ts',
  },
  {
    is: /replaceAll\('\\\\', '\/'\)|split\('\\\\'\)/,
    fault: String.raw`file.replaceAll('\\', '/')`,
    instead: 'pathBelow of scripts/files-below.ts',
  },
  {
    is: /node_modules\/\.bin/,
    fault: "spawn(join('node_modules/.bin', program))",
    instead: 'runProgram of scripts/run-program.ts',
  },
  {
    // Git, Java and openssl are programs on every system, and npm is called by a line for the shell.
    is: /\b(?:spawn|spawnSync|execFile|execFileSync|fork)\(\s*'(?!git'|java'|openssl'|npm \w)[^/']*'/,
    fault: "spawnSync('npx', ['playwright', 'install'])",
    instead: 'runProgram of scripts/run-program.ts',
  },
]

const helpers = ['scripts/files-below.ts', 'tests/unit/portability.test.ts']

const sources = ['loader', 'scripts', 'shared', 'tests', 'variants']
  .flatMap(folder => filesBelow(folder).map(file => `${folder}/${file}`))
  .filter(file => /\.(?:[mc]?js|tsx?)$/.test(file) && !helpers.includes(file))

test('each fault is recognised', () => {
  for (const { is, fault } of faults) expect(fault).toMatch(is)
})

test('no source joins paths or starts programs in a way that Windows does not know', () => {
  const texts = sources.map(file => [file, readFileSync(file, 'utf8')] as const)
  expect(texts.length).toBeGreaterThan(200)
  const found = faults.flatMap(({ is, instead }) =>
    texts.filter(([, text]) => is.test(text)).map(([file]) => `${file}: use ${instead}`),
  )
  expect(found).toEqual([])
})
