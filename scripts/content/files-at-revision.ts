import { execFileSync } from 'node:child_process'
import { UsageError } from '../run-command.ts'
import type { ContentFiles } from './content-files.ts'

/**
 * Reads the words as they stood at a git revision: a branch, a tag or a commit. Throws a UsageError
 * that says what git says where it knows no such revision.
 */
export function filesAtRevision(root: string, revision: string): ContentFiles {
  const git = (...options: string[]): string =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  try {
    const asked = ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`]
    const commit = git(...asked).trim()
    const list = git('ls-tree', '-r', '-z', '--name-only', commit, 'shared', 'variants')
    const files = list.split('\0').filter(file => /\/content\/.*\.(md|yaml)$/.test(file))
    const texts = new Map(files.map(file => [file, git('show', `${commit}:${file}`)]))
    return {
      namesIn: folder =>
        files
          .filter(file => file.slice(0, file.lastIndexOf('/')) === folder)
          .map(file => file.slice(folder.length + 1)),
      read: file => texts.get(file) ?? null,
    }
  } catch (error) {
    const { stderr } = Object(error)
    throw new UsageError(
      `git has no revision "${revision}" to compare with: ${`${stderr ?? error}`.trim()}. Write a branch, a tag or a commit, as in since main.`,
      { cause: error },
    )
  }
}
