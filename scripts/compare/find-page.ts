import { posix } from 'node:path'
import { UsageError } from '../system/run-command.ts'

/**
 * Finds the page that a person names as `/poker`, `poker`, `/poker/` or `poker.md`. Otherwise only
 * the last part counts, because Git Bash turns `/poker` into `C:/Program Files/Git/poker`.
 */
export function findPage(named: string, addresses: readonly string[]): string {
  const name = posix.basename(named, '.md')
  const wanted = name === 'home' ? '/' : `/${name}`
  const found = [named, wanted].find(address => addresses.includes(address))
  if (found === undefined) {
    const names = addresses.map(address => address.slice(1) || 'home').join(', ')
    throw new UsageError(`"${named}" is not a page. The pages are ${names}.`)
  }
  return found
}
