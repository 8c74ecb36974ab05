import { execFileSync } from 'node:child_process'
import { CommandError } from '../run-command.ts'
import { contentFolders } from './content-files.ts'

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

/** Returns the files of words on the branch `main`, by path. Throws where git knows no such branch. */
export function wordsAtMain(root: string): Map<string, string> {
  const folders = contentFolders.map(({ folder }) => `${folder}/`)
  const list = git(root, 'ls-tree', '-z', '--name-only', 'main', ...folders).split('\0')
  const files = list.filter(file => /\.(md|yaml)$/.test(file))
  return new Map(files.map(file => [file, git(root, 'show', `main:${file}`)]))
}
