import { readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildCommit } from '../../../scripts/compare/build-commit.ts'
import { chooseBase } from '../../../scripts/compare/choose-base.ts'
import { serve } from '../../../scripts/serve/server.ts'
import { gitIn, gitRepository } from '../../helpers/git-repository.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** Makes a repository on main with two commits. The clone that is its origin has the first. */
function repository() {
  const { folder, write } = temporaryFolder()
  write('words', 'first')
  const git = gitRepository(folder)
  const first = git('rev-parse HEAD')
  const commit = (text: string) => {
    write('words', text)
    git('commit -qam Words')
    return git('rev-parse HEAD')
  }
  return { folder, git, first, second: commit('second'), commit }
}

test('on the main branch, the base is the last commit', async () => {
  const { folder, second } = repository()
  expect(await chooseBase(folder, undefined)).toEqual({ name: 'the last commit', commit: second })
})

test('on another branch, the base is where the branch left the main branch', async () => {
  const { folder, git, first, commit } = repository()
  git('switch -qc change')
  commit('third')
  const name = `origin/main at ${first.slice(0, 7)}`
  expect(await chooseBase(folder, undefined)).toEqual({ name, commit: first })
})

test('without an origin, the base is the last commit', async () => {
  const { folder, git, second } = repository()
  git('remote remove origin')
  git('switch -qc change')
  expect(await chooseBase(folder, undefined)).toMatchObject({ commit: second })
})

test('a base can be any commit', async () => {
  const { folder, git, first } = repository()
  git(`tag v1.2 ${first}`)
  expect(await chooseBase(folder, 'v1.2')).toEqual({ name: 'v1.2', commit: first })
  await expect(chooseBase(folder, 'v9')).rejects.toThrow('"v9" is not a commit')
})

/** Sets a variable of the environment until the end of the test. */
function setVariable(name: string, value: string): void {
  vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('a git hook’s repository stays as it is, and decides nothing elsewhere', async () => {
  const { folder: hooked, git, second } = repository()
  setVariable('GIT_DIR', join(hooked, '.git'))
  setVariable('GIT_INDEX_FILE', join(hooked, '.git/index'))
  const fork = repository()
  expect(await chooseBase(fork.folder, undefined)).toMatchObject({ commit: fork.second })
  expect(git('rev-list --all --max-count=1')).toBe(second)
  expect(git('status --porcelain')).toBe('')
})

test('a folder without git, without history or of another owner has a message of its own', async () => {
  const { folder } = repository()
  setVariable('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  await expect(chooseBase(folder, undefined)).rejects.toThrow('git config --global --add')
  setVariable('PATH', '')
  await expect(chooseBase(folder, undefined)).rejects.toThrow('git, which is not installed')
  rmSync(join(folder, '.git'), { recursive: true })
  await expect(chooseBase(folder, undefined)).rejects.toThrow('not a clone')
})

test('a clone of one branch knows the main branch after the commands that the message names', async () => {
  const { folder, git, first } = repository()
  git('push -q origin HEAD~:refs/heads/change')
  const clone = temporaryFolder().folder
  git(`clone -q --single-branch -b change ${join(folder, '.git/origin')} ${clone}`)
  const { message } = await chooseBase(clone, undefined).catch(error => error)
  for (const [, line = ''] of message.matchAll(/^git (.*)$/gm)) {
    gitIn(clone)(line.replaceAll('"', ''))
  }
  expect(await chooseBase(clone, undefined)).toMatchObject({ commit: first })
})

test('a clone without the common commit has it after the command that the message names', async () => {
  const { folder, git, commit } = repository()
  git('switch -qc change')
  commit('third')
  git('push -q origin main change')
  const clone = temporaryFolder().folder
  git(`clone -q --depth 1 --no-single-branch -b change file://${folder}/.git/origin ${clone}`)
  gitIn(clone)('remote set-head origin main')
  const { message } = await chooseBase(clone, undefined).catch(error => error)
  expect(message).toMatch(/Type: git fetch --unshallow$/)
  gitIn(clone)('fetch -q --unshallow')
  expect(await chooseBase(clone, undefined)).toMatchObject({ commit: git('rev-parse main') })
})

test('a published site must answer', async () => {
  await expect(chooseBase('.', 'http://127.0.0.1:9')).rejects.toThrow('cannot be reached')
  await expect(chooseBase('.', 'https://')).rejects.toThrow('is not an address')
})

test.each([
  ['refuses', 403, 'Forbidden', 'answers with the status 403'],
  ['is overloaded', 503, '<div id="casino-guide-page">', 'answers with the status 503'],
  ['asks for a proof', 200, '<title>Just a moment …</title>', 'a page that is not of this site'],
])('a published site that %s is not compared', async (_, status, body, message) => {
  const site = await serve((_, response) => {
    response.writeHead(status).end(body)
    return true
  }, 0)
  await expect(chooseBase('.', site.origin)).rejects.toThrow(message)
  await site.close()
})

test('a commit is built next to worktrees on a disk that is away, and after a hook that installs packages', async () => {
  const { folder, git } = repository()
  const { folder: disk } = temporaryFolder()
  git(`worktree add -q --detach ${join(disk, 'other')}`)
  rmSync(join(disk, 'other'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write(
    'package.json',
    '{"scripts":{"build":"node -e \\"fs.cpSync(\'node_modules\',\'dist\',{recursive:true})\\""}}',
  )
  write('package-lock.json', '{}')
  write('.gitignore', '.build\n')
  git('add -A')
  git('commit -qm Build')
  const hook = '#!/bin/sh\nmkdir node_modules && echo hook > node_modules/installed\n'
  writeFileSync(join(folder, '.git/hooks/post-checkout'), hook, { mode: 0o755 })
  const dist = await buildCommit(folder, git('rev-parse HEAD'))
  expect(readdirSync(dist)).toEqual(['installed'])
  expect(git('worktree list --porcelain').match(/^worktree .*/gm)).toEqual([
    `worktree ${realpathSync(folder)}`,
    expect.stringMatching(/other$/),
  ])
})
