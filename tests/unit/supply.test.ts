import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = Partial<Record<'dev' | 'devOptional' | 'optional', boolean>> &
  Partial<Record<'license' | 'integrity', string>> & { optionalDependencies?: object }

const lockfile = readFileSync('package-lock.json', 'utf8')
const packages: Record<string, Package> = JSON.parse(lockfile).packages
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

test('the lockfile holds every package to its bytes, also of other systems, and names no registry', () => {
  expect(lockfile).not.toMatch(/"resolved"|registry/i)
  const own = Object.entries(packages).filter(([path]) => path !== '')
  expect(own.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  const names = new Set(own.map(([path]) => path.replace(/^.*node_modules\//, '')))
  for (const [path, { optionalDependencies = {} }] of own)
    for (const name of Object.keys(optionalDependencies)) expect(names, path).toContain(name)
})

test('no package runs a script while it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test('visitors get code of eight packages at the most, all of one free licence, each for a reason', () => {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) => path && !dev && !devOptional && !optional,
  )
  expect(shipped.length).toBeLessThanOrEqual(8)
  for (const [path, { license }] of shipped) expect(license, path).toBe('MIT')
  const [, reasons = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Dependencies')
  for (const name of Object.keys(dependencies)) expect(reasons).toMatch(RegExp(`\\b${name}\\b`))
})
