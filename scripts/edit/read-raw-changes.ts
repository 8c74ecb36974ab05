import { git } from '../system/git.ts'

/** A file that a commit changed, or that differs from one, and the ids of its blobs. */
export type RawChange = {
  file: string
  /** All zeros if there was no file. */
  before: string
  after: string
}

export async function readRawChanges(
  root: string,
  command: 'diff' | 'log',
  ...args: string[]
): Promise<RawChange[]> {
  const raw = ['--raw', '--no-abbrev', '--no-renames', '-z']
  // Lines such as `:100644 100644 <before> <after> M`, and the path after each.
  const changes = (await git(root, command, ...raw, ...args)).matchAll(
    /:\d+ \d+ (\w+) (\w+) \w+\0([^\0]+)/g,
  )
  return Array.from(changes, ([, before = '', after = '', file = '']) => ({ file, before, after }))
}
