import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { filesBelow } from '../../scripts/system/files-below.ts'

/**
 * Finds secrets in files of `dist`. Names them, but never shows their values. A secret is any
 * variable of an env file, or one of the environment with the name of a secret. The build’s own
 * settings are not secret: browsers get them.
 */
export function findSecrets(root: string, dist: string, environment: NodeJS.ProcessEnv): string[] {
  const files = filesBelow(dist).map(file => ({ file, bytes: readFileSync(join(dist, file)) }))
  const isSecret = /KEY|TOKEN|SECRET|PASS|CREDENTIAL|PRIVATE/i
  const written = ['.env', '.env.local'].map(file => join(root, file)).filter(existsSync)
  const variables = [
    ...Object.entries(environment).filter(([name]) => isSecret.test(name)),
    ...written.flatMap(file => Object.entries(parseEnv(readFileSync(file, 'utf8')))),
  ]
  return variables.flatMap(([name, value = '']) => {
    // A short value may occur by chance.
    if (value.length < 6 || /^(INFO|GAME|CONTACT|SITE)_/.test(name)) {
      return []
    }
    const first = files.find(({ bytes }) => bytes.includes(value))
    return first ? [`${name} is in ${first.file}`] : []
  })
}
