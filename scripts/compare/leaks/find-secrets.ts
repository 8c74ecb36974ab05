import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The build's own settings: what a browser needs, so that every visitor can read them. */
const isPublic = (name: string): boolean => /^(INFO|GAME|CONTACT|SITE)_/.test(name)

/** Names that tell that a value is nobody else's. */
const isSecret = (name: string): boolean => /KEY|TOKEN|SECRET|PASS|CREDENTIAL|PRIVATE/i.test(name)

/** Values that are so short that any page may hold them. */
const shortest = 6

/**
 * Values of settings in the files of `dist` that are not meant to be there: everything from an env
 * file that is none of the build's own settings, and whatever else of the environment has the name
 * of a secret. The messages name the setting and the file, never the value.
 */
export function findSecrets(
  dist: string,
  environment: Record<string, string | undefined>,
  inherited: Record<string, string | undefined>,
): string[] {
  const kept = Object.entries(environment).filter(
    ([name, value]) =>
      value &&
      value.length >= shortest &&
      !isPublic(name) &&
      (inherited[name] === undefined || isSecret(name)),
  )
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  return files.sort().flatMap(file => {
    const bytes = readFileSync(file)
    return kept
      .filter(([, value]) => value && bytes.includes(value))
      .map(([name]) => `${relative(dist, file)} holds the value of ${name}`)
  })
}
