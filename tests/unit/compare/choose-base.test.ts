import { expect, test } from 'vitest'
import { chooseBase } from '../../../scripts/compare/choose-base.ts'
import { gitRepository } from '../../helpers/git-repository.ts'
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

test('a published site must answer', async () => {
  await expect(chooseBase('.', 'http://127.0.0.1:9')).rejects.toThrow('cannot be reached')
  await expect(chooseBase('.', 'https://')).rejects.toThrow('is not an address')
})
