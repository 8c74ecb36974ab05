import { execFileSync, execSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

/** Makes a project with one command, which prints 'ran'. */
function project(below = '') {
  const { folder, write } = temporaryFolder()
  const root = join(folder, below)
  write(join(below, 'scripts/greet.ts'), "console.log('ran')")
  // The real file needs an installed package.
  const load =
    "export const load = (url, context, next) => next(url, { ...context, format: 'module' })"
  write(join(below, 'scripts/strip-types.mjs'), load)
  for (const file of ['scripts/run.mjs', '.nvmrc', '.npmrc']) {
    cpSync(file, join(root, file))
  }
  const json = (file: string, value: unknown) => write(join(below, file), JSON.stringify(value))
  return { root, json }
}

const run = (root: string, ...options: string[]) =>
  execFileSync(process.execPath, [...options, 'scripts/run.mjs', 'greet'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  })

test('a Node that is too old is refused in a sentence that names another', () => {
  const { root, json } = project()
  json('package.json', { engines: { node: '^20.19.0 || >=99.0.0' } })
  const asOldNode = (version: string) => {
    const script = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
    return () => run(root, '--import', `data:text/javascript,${encodeURIComponent(script)}`)
  }
  for (const version of ['18.20.4', '20.18.9', '22.0.0']) {
    expect(asOldNode(version), version).toThrow(/Node \S+ cannot run .* matches "\^20/)
  }
})

test.each(['a#b', 'a%2Fb', 'a?b'])('a folder named %s is refused in a sentence', name => {
  const { root, json } = project(name)
  json('package.json', { engines: { node: '>=20.0.0' } })
  expect(() => run(root)).toThrow(/contains #, % or \?.*Rename or move/)
})

test('packages that another system left out are installed', () => {
  const { root, json } = project()
  json('binding/package.json', { name: 'binding', version: '1.0.0', os: [process.platform] })
  npm(join(root, 'binding'), 'pack --pack-destination ..')
  const optionalDependencies = { binding: 'file:binding-1.0.0.tgz' }
  json('package.json', { engines: { node: '>=20.0.0' }, optionalDependencies })
  npm(root, 'install --package-lock-only --offline')
  npm(root, 'ci --offline --os=aix')
  const binding = join(root, 'node_modules/binding')
  expect(existsSync(binding)).toBe(false)
  expect(run(root)).toMatch(/^Installing packages/)
  expect(existsSync(binding)).toBe(true)
  expect(run(root)).toBe('ran\n')
})

const npm = (root: string, words: string) => execSync(`npm ${words}`, { cwd: root, stdio: 'pipe' })
