import { execFileSync } from 'node:child_process'
import { withoutRepository } from '../../scripts/system/git.ts'

export function gitIn(root: string): (line: string) => string {
  const env = withoutRepository()
  return line =>
    execFileSync('git', line.split(' '), { cwd: root, env, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** Commits a folder’s files on main of a new repository, whose origin is inside its `.git`. */
export function gitRepository(root: string): (line: string) => string {
  const git = gitIn(root)
  for (const line of ['init -q -b main', 'config user.name A', 'config user.email a@example.com']) {
    git(line)
  }
  git('add -A')
  git('commit -qm Words')
  git('clone -q --bare . .git/origin')
  git('remote add origin .git/origin')
  git('fetch -q origin')
  git('remote set-head origin main')
  return git
}
