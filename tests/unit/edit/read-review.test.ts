import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { filesOnDisk } from '../../../scripts/content/content-files.ts'
import type { Finding } from '../../../scripts/content/finding.ts'
import { recordTranslation } from '../../../scripts/content/translate/record-translation.ts'
import type { ChangedFile } from '../../../scripts/edit/page/requests.ts'
import { readReview } from '../../../scripts/edit/read-review.ts'
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
  const send = (message: string, ...findings: Finding[]) => sendForReview(root, message, findings)
  return { root, git: gitRepository(root), write, read: (file: string) => disk.read(file), send }
}

/** Returns a review with its words as `git diff --word-diff` prints them. */
async function reviewOf(root: string) {
  const { unsent, sent, stale } = await readReview(root, ['/poker', '/fi/poker'])
  const said = ({ file, address, summary, words }: ChangedFile) =>
    `${file} ${address} ${summary}${words.map(([sign, text]) => (sign ? `${sign}(${text})` : text)).join('')}`
  const lines = [...unsent.map(said), 'sent', ...sent.map(said), 'stale', ...stale.map(said)]
  return lines.map(line => line.replace(/\s+/g, ' ').trim())
}

test('a review lists changed words in their sentences, pictures, and stale translations', async () => {
  const { root, git, write, read } = repository()
  expect(await reviewOf(root)).toEqual(['sent', 'stale'])
  write(en, pageSource('One. Two or three.\nFour.\n\n- five\n- seven\n'))
  write(picture, 'picture')
  const words = '… Two -(and )+(or )three. … - -(six )+(seven )'
  const page = `${en} /poker ${words}`
  const translation = `${fi} /fi/poker ${words}`
  expect(await reviewOf(root)).toEqual([picture, page, 'sent', 'stale', translation])
  git('add -A')
  git('commit -qm Otherwise')
  expect(await reviewOf(root)).toEqual(['sent', picture, page, 'stale', translation])
  write(fi, recordTranslation(fi, filesOnDisk(root)))
  const confirmed = `${fi} /fi/poker The translation was confirmed.`
  expect(await reviewOf(root)).toEqual([confirmed, 'sent', picture, page, 'stale'])
  // Git does not have the English text of this translation.
  write(fi, `${read(fi)}`.replace(/translates: .*/, 'translates: 01234567'))
  const whole = `${fi} /fi/poker Compare the translation with the whole English text.`
  expect((await reviewOf(root)).at(-1)).toBe(whole)
})

test('a review names a new page by its heading, and a file that is gone', async () => {
  const { root, git, write } = repository()
  write(picture, 'picture')
  git('add -A')
  git('commit -qm Picture')
  git('push -q origin main')
  const page = `${affiliate}/en/news.md`
  write(page, pageSource('Words.\n'))
  rmSync(join(root, picture))
  rmSync(join(root, fi))
  expect(await reviewOf(root)).toEqual([
    `${picture} This file was deleted.`,
    `${page} New page: Poker`,
    `${fi} /fi/poker This file was deleted.`,
    'sent',
    'stale',
  ])
})

test('a review compares with the commit at which the branch left the one that origin/HEAD names', async () => {
  const { root, git, write } = repository()
  // A colleague's change, which is merged while this branch is not up to date.
  git('switch -qc mine')
  git('switch -q main')
  write(en, pageSource('Theirs.\n'))
  git('commit -qam Theirs')
  git('push -q origin main')
  git('switch -q mine')
  git('branch -qD main')
  expect(await reviewOf(root)).toEqual(['sent', 'stale'])
  git('merge -q origin/main')
  const theirs = expect.stringMatching(/^\S+fi.poker/)
  expect(await reviewOf(root)).toEqual(['sent', 'stale', theirs])

  git('checkout -q --orphan other')
  git('commit -qm Other')
  await expect(readReview(root, [])).rejects.toThrow('no commit in common')
  git('remote set-head origin --delete')
  await expect(readReview(root, [])).rejects.toThrow('git remote set-head origin --auto')
  await expect(sendForReview(root, 'Words', [])).rejects.toThrow(
    'git remote set-head origin --auto',
  )
})

test('a review of many files starts no more processes than one of a few', async () => {
  const { root, write, git } = repository()
  const trace = join(root, '.git/trace')
  vi.stubEnv('GIT_TRACE', trace)
  onTestFinished(() => void vi.unstubAllEnvs())
  /** Returns how many git processes a review starts, with this number of new and of stale files. */
  const processes = async (number: number) => {
    for (let index = 0; index < number; index++) {
      write(`${affiliate}/en/new-${index}.md`, pageSource('New.\n'))
      write(`${affiliate}/en/old-${index}.md`, pageSource(`Old in ${number}.\n`))
      write(`${affiliate}/fi/old-${index}.md`, pageSource('', 'translates: 01234567\n'))
    }
    git('add -A')
    git('commit -qm Pages')
    write('.git/trace')
    const { sent, stale } = await readReview(root, [])
    expect(sent.length).toBeGreaterThanOrEqual(3 * number)
    expect(stale).toHaveLength(number)
    return readFileSync(trace, 'utf8').match(/built-in: git/g)?.length
  }
  const few = await processes(2)
  expect(few).toBeGreaterThan(2)
  expect(await processes(40)).toBe(few)
})

test('sending commits content files only, on a branch', async () => {
  const { root, git, write, send } = repository()
  write(en, pageSource('Play.\n'))
  write(picture, 'picture')
  rmSync(join(root, fi))
  write('shared/content/words.ts', 'export {}\n')
  write('scripts/code.ts', 'export const staged = 1\n')
  git('add scripts')
  write(`${affiliate}/en/.poker.md.part`, 'half')
  expect(await send('Say it\n shorter ')).toMatch(
    /^Committed 3 files on the branch say-it-shorter. Type "git push -u origin say-it-shorter", then/,
  )
  expect(git('log --format=%D|%s main..')).toBe('HEAD -> say-it-shorter|Say it shorter')
  const sent = git('-c core.quotePath=off show --format= --name-only')
  expect(sent.split('\n')).toEqual([picture, en, fi])
  expect(git('status --porcelain -uall').split('\n')).toEqual([
    'A  scripts/code.ts',
    '?? shared/content/words.ts',
    `?? ${affiliate}/en/.poker.md.part`,
  ])
  await expect(send('Again')).rejects.toThrow('No content file differs')
  // Later files go to the same branch, and from main to another one.
  write(en, pageSource('Play a little.\n'))
  expect(await send('Add two words')).toContain('on the branch say-it-shorter.')
  git('switch -q main')
  write(en, pageSource('Play once.\n'))
  expect(await send('Say it shorter')).toContain('on the branch say-it-shorter-2.')
})

test('sending with mistakes, in a merge or against a hook is refused and changes nothing', async () => {
  const { root, git, write, send } = repository()
  const hook = '.git/hooks/pre-commit'
  write(en, pageSource('Ours.\n'))
  write(picture, 'picture')
  write(hook, '#!/bin/sh\necho "Not on Fridays" >&2; exit 1\n')
  chmodSync(join(root, hook), 0o755)
  const before = git('status --porcelain -uall')
  await expect(send('Ours')).rejects.toThrow('Not on Fridays')
  await expect(send(' ')).rejects.toThrow('Say in a few words')
  const note: Finding = { kind: 'note', file: en, line: 1, message: 'Odd.' }
  const error: Finding = { kind: 'error', file: en, line: 2, message: 'Wrong.' }
  await expect(send('Ours', note, error)).rejects.toThrow(
    `Correct this error first: ${en}:2  Wrong.`,
  )
  expect(git('branch')).toBe('* main')
  expect(git('status --porcelain -uall')).toBe(before)
  rmSync(join(root, hook))
  git('switch -qc theirs')
  git('commit -qam Theirs')
  git('switch -q main')
  write(en, pageSource('Theirs.\n'))
  git('commit -qam Ours')
  git('merge -q --no-commit -X ours theirs')
  await expect(send('Both')).rejects.toThrow('A merge is not finished.')
  git('merge --abort')
  // Git does not record that this one is a merge.
  expect(() => git('merge -q --squash theirs')).toThrow()
  await expect(send('Both')).rejects.toThrow('A merge is not finished.')
  expect(git('branch')).toBe('* main\n  theirs')
})
