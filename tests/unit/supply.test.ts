import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = { integrity?: string; license?: string; dev?: true; optionalDependencies?: object }

test('the lockfile has the integrity of every package, names no registry, and no package runs a script', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const lockfile = readFileSync('package-lock.json', 'utf8')
  expect(lockfile).not.toMatch(/"resolved"|registry/i)
  const packages: Record<string, Package> = JSON.parse(lockfile).packages
  delete packages['']
  const names = Object.keys(packages).map(path => path.replace(/^.*node_modules\//, ''))
  for (const [path, { integrity, license, dev, optionalDependencies = {} }] of Object.entries(
    packages,
  )) {
    expect(integrity, path).toMatch(/^sha512-/)
    if (!dev) {
      expect(license, `${path}, which is published`).toBe('MIT')
    }
    expect(names, path).toEqual(expect.arrayContaining(Object.keys(optionalDependencies)))
  }
})
