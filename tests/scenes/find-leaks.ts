import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { filesBelow } from '../../scripts/system/files-below.ts'

/**
 * Returns the secrets that files of `dist` hold: with name and source, never the value. Secret is
 * all of an env file but the build’s own settings, which browsers get, and whatever has the name of
 * a secret in the environment.
 */
export function findSecrets(root: string, dist: string, environment: NodeJS.ProcessEnv): string[] {
  const files = filesBelow(dist).map(file => ({ file, bytes: readFileSync(join(dist, file)) }))
  const isSecret = /KEY|TOKEN|SECRET|PASS|CREDENTIAL|PRIVATE/i
  const settingsIn = (file: string) =>
    existsSync(file) ? Object.entries(parseEnv(readFileSync(file, 'utf8'))) : []
  const sources = {
    'the environment': Object.entries(environment).filter(([name]) => isSecret.test(name)),
    '.env': settingsIn(join(root, '.env')),
    '.env.local': settingsIn(join(root, '.env.local')),
  }
  return Object.entries(sources).flatMap(([source, settings]) =>
    settings.flatMap(([name, value = '']) => {
      // Any page may hold what is very short.
      if (value.length < 6 || /^(INFO|GAME|CONTACT|SITE)_/.test(name)) return []
      const [first, ...more] = files.filter(({ bytes }) => bytes.includes(value))
      const others = more.length ? ` and ${more.length} other files` : ''
      return first ? [`${name}, set in ${source}, is in ${first.file}${others}`] : []
    }),
  )
}
