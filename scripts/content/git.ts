import { execFileSync } from 'node:child_process'
import { CommandError } from '../run-command.ts'
import { type ContentFiles, filesInMemory } from './content-files.ts'

/** Returns what git prints. Throws a CommandError with what git says where it fails. */
export function git(root: string, ...words: string[]): string {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', ['--literal-pathspecs', ...words], options)
  } catch (error) {
    const { stderr } = Object(error)
    throw new CommandError(`git ${words[0]}: ${`${stderr || error}`.trim()}`, { cause: error })
  }
}

/** Reads the words as they stand on the branch `main`. Throws what git says where there is none. */
export function filesAtMain(root: string): ContentFiles {
  const list = git(root, 'ls-tree', '-r', '-z', '--name-only', 'main', 'shared', 'variants')
  const files = list.split('\0').filter(file => /\/content\/.*\.(md|yaml)$/.test(file))
  return filesInMemory(
    Object.fromEntries(files.map(file => [file, git(root, 'show', `main:${file}`)])),
  )
}
