import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { savedParts } from '../../scripts/build/site-parts.ts'
import { filesBelow } from '../../scripts/files-below.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'

/**
 * Returns what a built `dist` holds that it must not: modules of one variant in the other’s scripts,
 * and values of settings that are nobody else’s. The rules find foreign words on live pages.
 */
export const findLeaks = (root: string, dist: string): string[] => [
  ...findForeignModules(dist, savedParts(root).last?.modules ?? {}),
  ...findSecrets(dist, secretsOf(root, process.env)),
]

/**
 * Returns the modules of one variant in the scripts that the other one loads, by the list of modules
 * that the bundling wrote down. Both variants stand in every page’s source, and the inlined loader
 * paints the cards.
 */
export function findForeignModules(dist: string, modules: Record<string, string[]>): string[] {
  const foreign = (variant: Variant, other: Variant) =>
    scriptsOf(dist, variant).flatMap(address => {
      const own = modules[address.slice(1)]
      if (!own) return [`${variant} loads ${address}, which the sources were not bundled to`]
      return own
        .filter(module => module.startsWith(`variants/${other}/`))
        .map(module => `${variant} loads ${address}, which holds ${module}`)
    })
  return [...foreign('affiliate', 'social'), ...foreign('social', 'affiliate')]
}

/** Returns the addresses of the modules that a variant’s pages load, from the JSON of an entry page. */
export function scriptsOf(dist: string, variant: Variant): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const [, json = ''] = /<script type="application\/json" id="entry-page">(.*?)</.exec(html) ?? []
  const { script, chunks } = JSON.parse(json)[variant]
  return [script, ...chunks]
}

/** A value that must not be published, and where it is set. */
export type Secret = { name: string; value: string; source: string }

/**
 * Returns what is nobody else’s: all of an env file but the build’s own settings, which browsers
 * get, and whatever has the name of a secret in the environment.
 */
export function secretsOf(root: string, environment: NodeJS.ProcessEnv): Secret[] {
  const listed = (source: string, values: Record<string, string | undefined>): Secret[] =>
    Object.entries(values).map(([name, value = '']) => ({ name, value, source }))
  const files = ['.env', '.env.local'].filter(file => existsSync(join(root, file)))
  const isSecret = /KEY|TOKEN|SECRET|PASS|CREDENTIAL|PRIVATE/i
  return [
    ...files.flatMap(file => listed(file, parseEnv(readFileSync(join(root, file), 'utf8')))),
    ...listed('the environment', environment).filter(({ name }) => isSecret.test(name)),
    // Any page may hold what is very short.
  ].filter(({ name, value }) => value.length > 5 && !/^(INFO|GAME|CONTACT|SITE)_/.test(name))
}

/** Returns the secrets that files of `dist` hold: with name and source, never the value. */
export function findSecrets(dist: string, secrets: readonly Secret[]): string[] {
  const files = filesBelow(dist).map(file => ({ file, bytes: readFileSync(join(dist, file)) }))
  return secrets.flatMap(({ name, value, source }) => {
    const [first, ...more] = files.filter(({ bytes }) => bytes.includes(value))
    const others = more.length ? ` and ${more.length} other files` : ''
    return first ? [`${name}, set in ${source}, stands in ${first.file}${others}`] : []
  })
}
