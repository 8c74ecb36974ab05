import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOnDisk } from '../../../scripts/content/content-files.ts'
import { recordTranslation } from '../../../scripts/content/translate/record-translation.ts'
import { readReview } from '../../../scripts/edit/review.ts'
import { sendForReview } from '../../../scripts/edit/send-for-review.ts'
import { gitRepository } from '../../helpers/git-repository.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { affiliate, pageSource } from '../content/content-site.ts'

const [en, fi] = [`${affiliate}/en/poker.md`, `${affiliate}/fi/poker.md`]
const picture = `${affiliate}/en/a beach.jpg`

/** Makes a repository with a translated page on main. */
function repository() {
  const { folder: root, write } = temporaryFolder()
  const disk = filesOnDisk(root)
  write(en, pageSource('One. Two and\nthree. Four.\n\n- five\n- six\n'))
  write(fi, pageSource('Yksi.\n'))
  write(fi, recordTranslation(fi, disk))
  const send = (message: string, ...mistakes: string[]) => sendForReview(root, message, mistakes)
  return { root, git: gitRepository(root), write, read: (file: string) => disk.read(file), send }
}

/** Returns a review with its words as `git diff --word-diff` prints them. */
const reviewOf = (root: string) => {
  const { changed, stale } = readReview(root)
  const said = ({ file, address, words }: (typeof stale)[number]) =>
    `${file} ${address} ${words.map(([sign, text]) => (sign ? `${sign}(${text})` : text)).join('')}`
  const lines = [...changed.map(said), 'stale', ...stale.map(said)]
  return lines.map(line => line.replace(/\s+/g, ' ').trim())
}

test('a review lists changed words in their sentences, pictures, and stale translations', () => {
  const { root, git, write, read } = repository()
  expect(reviewOf(root)).toEqual(['stale'])
  write(en, pageSource('One. Two or three.\nFour.\n\n- five\n- seven\n'))
  write(picture, 'picture')
  const words = '… Two -(and )+(or )three. … - -(six )+(seven )'
  const changed = [picture, `${en} /poker ${words}`, 'stale', `${fi} /fi/poker ${words}`]
  expect(reviewOf(root)).toEqual(changed)
  git('add -A')
  git('commit -qm Otherwise')
  expect(reviewOf(root)).toEqual(['stale', expect.stringContaining('+(seven')])
  write(fi, recordTranslation(fi, filesOnDisk(root)))
  expect(reviewOf(root)).toEqual([`${fi} /fi/poker`, 'stale'])
  // Git does not have the English text of this translation, so all of it is new.
  write(fi, `${read(fi)}`.replace(/translates: .*/, 'translates: 01234567'))
  rmSync(join(root, picture))
  const all = expect.stringMatching(/^\S+ \/fi\/poker \+\(title: .* seven \)$/)
  expect(reviewOf(root)).toEqual([picture, `${fi} /fi/poker`, 'stale', all])
  git('branch -m trunk')
  expect(() => readReview(root)).toThrow('main')
})

test('sending commits content files only, on a branch', () => {
  const { root, git, write, send } = repository()
  write(en, pageSource('Play.\n'))
  write(picture, 'picture')
  rmSync(join(root, fi))
  write('shared/content/words.ts', 'export {}\n')
  write('scripts/code.ts', 'export const staged = 1\n')
  git('add scripts')
  write(`${affiliate}/en/.poker.md.part`, 'half')
  expect(send('Say it\n shorter ')).toMatch(
    /^3 files .* on the branch say-it-shorter. Type "git push -u origin say-it-shorter", then/,
  )
  expect(git('log --format=%D|%s main..')).toBe('HEAD -> say-it-shorter|Say it shorter')
  const sent = git('-c core.quotePath=off show --format= --name-only')
  expect(sent.split('\n')).toEqual([picture, en, fi])
  expect(git('status --porcelain -uall').split('\n')).toEqual([
    'A  scripts/code.ts',
    '?? shared/content/words.ts',
    `?? ${affiliate}/en/.poker.md.part`,
  ])
  expect(() => send('Again')).toThrow('No content file differs')
  // Later files go to the same branch, and from main to another one.
  write(en, pageSource('Play a little.\n'))
  expect(send('Add two words')).toContain('on the branch say-it-shorter.')
  git('switch -q main')
  write(en, pageSource('Play once.\n'))
  expect(send('Say it shorter')).toContain('on the branch say-it-shorter-2.')
})

test('sending with mistakes, in a merge or against a hook is refused and changes nothing', () => {
  const { root, git, write, send } = repository()
  const hook = '.git/hooks/pre-commit'
  write(en, pageSource('Ours.\n'))
  write(picture, 'picture')
  write(hook, '#!/bin/sh\necho "Not on Fridays" >&2; exit 1\n')
  chmodSync(join(root, hook), 0o755)
  const before = git('status --porcelain -uall')
  expect(() => send('Ours')).toThrow('Not on Fridays')
  expect(() => send(' ')).toThrow('Say in a few words')
  expect(() => send('Ours', 'en/poker.md:1 Wrong.')).toThrow('Fix this first: en/poker.md:1 Wrong.')
  expect(git('branch')).toBe('* main')
  expect(git('status --porcelain -uall')).toBe(before)
  rmSync(join(root, hook))
  git('switch -qc theirs')
  git('commit -qam Theirs')
  git('switch -q main')
  write(en, pageSource('Theirs.\n'))
  git('commit -qam Ours')
  git('merge -q --no-commit -X ours theirs')
  expect(() => send('Both')).toThrow('A merge is not finished.')
  git('merge --abort')
  // Git does not record that this one is a merge.
  expect(() => git('merge -q --squash theirs')).toThrow()
  expect(() => send('Both')).toThrow('A merge is not finished.')
  expect(git('branch')).toBe('* main\n  theirs')
})
