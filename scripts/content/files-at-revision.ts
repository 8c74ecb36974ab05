import { execFileSync } from 'node:child_process'
import type { ContentFiles } from './content-files.ts'

/** A revision that git does not know. The message says what git says. */
export class RevisionError extends Error {}

/** The words as they stood at a git revision (a branch, a tag, a commit). Throws a RevisionError. */
export function filesAtRevision(root: string, revision: string): ContentFiles {
  const git = (input: string, ...options: string[]): Buffer =>
    execFileSync('git', options, { cwd: root, input, maxBuffer: 2 ** 28, stdio: 'pipe' })
  try {
    const commit = `${git('', 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)}`
    const list = `${git('', 'ls-tree', '-r', '-z', '--name-only', commit.trim(), 'shared', 'variants')}`
    const files = list.split('\0').filter(file => /\/content\/.*\.(md|yaml)$/.test(file))
    const wanted = files.map(file => `${commit.trim()}:${file}\n`).join('')
    const texts = splitBatch(git(wanted, 'cat-file', '--batch'))
    const byFile = new Map(files.map((file, index) => [file, texts[index] ?? '']))
    return {
      namesIn: folder =>
        files
          .filter(file => file.slice(0, file.lastIndexOf('/')) === folder)
          .map(file => file.slice(folder.length + 1)),
      read: file => byFile.get(file) ?? null,
    }
  } catch (error) {
    const { stderr } = Object(error)
    throw new RevisionError(
      `git has no revision "${revision}" to compare with: ${`${stderr ?? error}`.trim()}. Write a branch, a tag or a commit, as in --since main.`,
      { cause: error },
    )
  }
}

/** Takes `git cat-file --batch` apart: for each file a line that ends with its size, then its bytes. */
function splitBatch(output: Buffer): string[] {
  const texts: string[] = []
  let at = 0
  while (at < output.length) {
    const end = output.indexOf('\n', at)
    const size = Number(output.subarray(at, end).toString().split(' ').at(-1))
    texts.push(output.subarray(end + 1, end + 1 + size).toString())
    at = end + 1 + size + 1
  }
  return texts
}
