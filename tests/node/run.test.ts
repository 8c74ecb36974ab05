import { execFileSync, execSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

/** Makes a project with one command, which prints 'ran'. */
function project() {
  const { folder: root, write } = temporaryFolder()
  write('scripts/greet.ts', "console.log('ran')")
  // The real file needs an installed package.
  const load =
    "export const load = (url, context, next) => next(url, { ...context, format: 'module' })"
  write('scripts/strip-types.mjs', load)
  for (const file of ['scripts/run.mjs', '.npmrc']) {
    cpSync(file, join(root, file))
  }
  const json = (file: string, value: unknown) => write(file, JSON.stringify(value))
  return { root, json }
}

const run = (root: string) =>
  execFileSync(process.execPath, ['scripts/run.mjs', 'greet'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  })

test('a Node that package.json does not name is refused in a sentence', () => {
  const { root, json } = project()
  json('package.json', { name: 'site', version: '1.0.0', engines: { node: '>=99.0.0' } })
  npm(root, 'install --package-lock-only --offline --no-engine-strict')
  expect(() => run(root)).toThrow(/Unsupported engine[\s\S]*>=99\.0\.0/)
})

test('packages are installed once, and again when the lockfile has changed', () => {
  const { root, json } = project()
  pack(root, 'words', {})
  pack(root, 'more', {})
  const lock = (...names: string[]) => {
    const dependencies = Object.fromEntries(names.map(name => [name, `file:${name}-1.0.0.tgz`]))
    json('package.json', { dependencies })
    npm(root, 'install --package-lock-only --offline')
    return ['package.json', 'package-lock.json'].map(
      file => [file, readFileSync(join(root, file), 'utf8')] as const,
    )
  }
  const later = lock('words', 'more')
  lock('words')
  expect(run(root)).toMatch(/^Installing packages/)
  expect(run(root)).toBe('ran\n')
  for (const [file, text] of later) {
    writeFileSync(join(root, file), text)
  }
  expect(run(root)).toMatch(/^Installing packages/)
  expect(run(root)).toBe('ran\n')
})

test('nothing is installed through a link to the packages of another checkout', () => {
  const { root, json } = project()
  const { folder: packages, write } = temporaryFolder()
  write('.package-lock.json', '{}')
  write('words/index.js', '')
  pack(root, 'words', {})
  json('package.json', { dependencies: { words: 'file:words-1.0.0.tgz' } })
  npm(root, 'install --package-lock-only --offline')
  symlinkSync(packages, join(root, 'node_modules'), 'junction')
  expect(run(root)).toBe('ran\n')
  expect(readdirSync(packages)).toEqual(['.package-lock.json', 'words'])
})

test('without packages that npm left out, a command ends with the line that installs them', () => {
  const { root, json } = project()
  pack(root, 'words', {})
  pack(root, 'binding', { os: [process.platform] })
  json('package.json', {
    dependencies: { words: 'file:words-1.0.0.tgz' },
    optionalDependencies: { binding: 'file:binding-1.0.0.tgz' },
  })
  npm(root, 'install --package-lock-only --offline')
  npm(root, 'ci --offline --omit=optional')
  expect(run(root)).toBe('ran\n')
  writeFileSync(join(root, 'scripts/greet.ts'), "import 'binding'")
  const { stdout, stderr } = failure(() => run(root))
  expect(stdout, 'installs nothing').toBe('')
  expect(stderr).toMatch(/A package for this system is missing/)
  expect(stderr, 'without a stack').not.toMatch(/\n\s+at /)
  const [, line = ''] = /Type: npm (.*)/.exec(stderr) ?? []
  npm(root, `${line} --offline`)
  expect(existsSync(join(root, 'node_modules/binding'))).toBe(true)
})

/** Makes a package of one folder, next to its project. */
function pack(root: string, name: string, more: object): void {
  mkdirSync(join(root, name))
  writeFileSync(join(root, name, 'index.js'), '')
  writeFileSync(
    join(root, name, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', ...more }),
  )
  npm(join(root, name), 'pack --pack-destination ..')
}

function failure(act: () => unknown): { stdout: string; stderr: string } {
  try {
    act()
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && 'stderr' in error) {
      return { stdout: `${error.stdout}`, stderr: `${error.stderr}` }
    }
  }
  throw new Error('The command succeeded.')
}

const npm = (root: string, words: string) => execSync(`npm ${words}`, { cwd: root, stdio: 'pipe' })
