import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOnDisk } from '../../../scripts/content/content-files.ts'
import { readReview } from '../../../scripts/content/review.ts'
import { sendForReview } from '../../../scripts/content/send-for-review.ts'
import { sentenceChanges } from '../../../scripts/content/sentence-changes.ts'
import { recordTranslation } from '../../../scripts/content/translations.ts'
import { gitRepository } from '../../helpers/git-repository.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { affiliate, pageSource } from './content-site.ts'

const [en, fi] = [`${affiliate}/en/poker.md`, `${affiliate}/fi/poker.md`]
const [labels, finnishLabels] = [`${affiliate}/en/labels.yaml`, `${affiliate}/fi/labels.yaml`]

/** Makes a repository with a page and a label on main, both translated. */
function repository() {
  const { folder: root, write } = temporaryFolder()
  const disk = filesOnDisk(root)
  /** Marks a file as following the English text as it stands. */
  const follow = (file: string) => write(file, recordTranslation(file, disk))
  write(en, pageSource('## One\n\nTwo. Three.\n\nFour.\n\n- five\n- six\n', 'intro: In.\n'))
  write(fi, pageSource('## Yksi\n\nKaksi. Kolme.\n\nNeljä.\n\n- viisi\n', 'intro: Sis.\n'))
  write(labels, 'getBonus: GET\n')
  write(finnishLabels, 'getBonus: HAE\n')
  for (const file of [fi, finnishLabels]) follow(file)
  const read = (file: string) => `${disk.read(file)}`
  return { root, git: gitRepository(root), write, follow, read }
}

test('a review shows the sentences that differ from main, and beside a stale translation the English ones', () => {
  const { root, git, write, follow } = repository()
  expect(readReview(root)).toEqual({ edited: [], stale: [] })
  const taken = { line: 1, before: 'getBonus: GET', after: 'getBonus: TAKE' }
  const added = { line: 2, before: '', after: 'rank: "{rank}"' }
  write(labels, `${taken.after}\n${added.after}\n`)
  const english = [
    { sentences: [taken], translation: '1: getBonus: HAE' },
    { sentences: [added], translation: 'Nothing stands there yet.' },
  ]
  const stale = [{ file: finnishLabels, english }]
  expect(readReview(root)).toEqual({ edited: [{ file: labels, sentences: [taken, added] }], stale })
  git('commit -qam Otherwise')
  expect(readReview(root)).toEqual({ edited: [], stale })
  follow(finnishLabels)
  expect(readReview(root)).toEqual({ edited: [], stale: [] })
  write(fi, pageSource('', 'translates: 01234567\n'))
  expect(readReview(root).stale).toEqual([{ file: fi, english: null }])
  git('branch -m trunk')
  expect(() => readReview(root)).toThrow('Not a valid object name main')
})

test('beside each English passage that changed stands the Finnish one, or what is missing', () => {
  const { root, read, write } = repository()
  const body = '## One\n\nPair. Three!\n\nNew.\n\nNew too. Four.\n\n- five\n'
  write(en, pageSource(body, 'intro: Inside.\n'))
  const beside = () =>
    readReview(root).stale.flatMap(({ english }) =>
      (english ?? []).map(({ sentences, translation }) =>
        [...sentences.flatMap(({ before, after }) => [before, after]), translation].join(' | '),
      ),
    )
  const intro = 'intro: In. | intro: Inside. | 5: intro: Sis.'
  expect(beside()).toEqual([
    intro,
    'Two. | Pair. | Three. | Three! | 10: Kaksi. Kolme.',
    ' | New. | Nothing stands there yet.',
    ' | New too. | 12: Neljä.',
    '- six |  | 14: - viisi',
  ])
  // The translator follows, or writes paragraphs that nobody can count.
  write(fi, read(fi).replace('Neljä.', 'Uusi.\n\nNeljä.'))
  expect(beside().slice(2, 4)).toEqual([' | New. | 12: Uusi.', ' | New too. | 14: Neljä.'])
  write(fi, read(fi).replace('Neljä.', '> Eri.\n\nNeljä.'))
  const lost = Array(4).fill(expect.stringContaining('The file has other paragraphs'))
  expect(beside()).toEqual([intro, ...lost])
})

test.each([
  ['Same\nwords. All.', 'Same words.\nAll.', []],
  ['# A\n\nB and\nc. D.', '# A\n\nB not\nc. D.', ['3: B and c. → B not c.']],
  [
    'a: A\nb: B\n---\n- 1\n- 2\nC.',
    'a: X\nb: B\n---\n- 2\nC. D.',
    ['1: a: A → a: X', '3: - 1 → …', '5: … → D.'],
  ],
])('sentences before and after in one place belong together: %j, %j', (before, after, said) => {
  const changes = sentenceChanges(before, after).map(
    ({ line, before, after }) => `${line}: ${before || '…'} → ${after || '…'}`,
  )
  expect(changes).toEqual(said)
})

test('words are sent for review in one commit on a branch, and nothing but words', () => {
  const { root, git, write } = repository()
  const picture = `${affiliate}/en/a beach.jpg`
  write(en, pageSource('Play.\n'))
  write(picture, 'picture')
  rmSync(join(root, fi))
  write('shared/content/words.ts', 'export {}\n')
  write('scripts/code.ts', 'export const staged = 1\n')
  git('add scripts')
  write(`${affiliate}/en/.poker.md.part`, 'half')
  expect(sendForReview(root, 'Say it\n shorter ')).toBe(
    '3 files went into one commit on the branch say-it-shorter: type "git push -u origin say-it-shorter", then open a pull request at the address that git prints.',
  )
  expect(git('log --format=%D|%s main..')).toBe('HEAD -> say-it-shorter|Say it shorter')
  const sent = git('-c core.quotePath=off show --format= --name-only')
  expect(sent.split('\n')).toEqual([picture, en, fi])
  expect(git('status --porcelain -uall').split('\n')).toEqual([
    'A  scripts/code.ts',
    '?? shared/content/words.ts',
    `?? ${affiliate}/en/.poker.md.part`,
  ])
  expect(() => sendForReview(root, 'Again')).toThrow('No content file differs')
  // What is sent after that goes to the same branch, and from main to another one.
  write(en, pageSource('Play a little.\n'))
  expect(sendForReview(root, 'Add two words')).toContain('on the branch say-it-shorter')
  git('switch -q main')
  write(en, pageSource('Play once.\n'))
  expect(sendForReview(root, 'Say it shorter')).toContain('on the branch say-it-shorter-2')
})

test('nothing is sent in the middle of a merge, or where git refuses, and all stays as it was', () => {
  const { root, git, read, write } = repository()
  const hook = '.git/hooks/pre-commit'
  write(en, pageSource('Ours.\n'))
  write(hook, '#!/bin/sh\necho "Not on Fridays" >&2; exit 1\n')
  chmodSync(join(root, hook), 0o755)
  expect(() => sendForReview(root, 'Ours')).toThrow('Not on Fridays')
  expect(() => sendForReview(root, ' ')).toThrow('Say in a few words')
  expect(git('branch')).toBe('* main')
  expect(read(en)).toContain('Ours.')
  rmSync(join(root, hook))
  git('switch -qc theirs')
  git('commit -qam Theirs')
  git('switch -q main')
  write(en, pageSource('Theirs.\n'))
  git('commit -qam Ours')
  const send = () => sendForReview(root, 'Both')
  git('merge -q --no-commit -X ours theirs')
  expect(send).toThrow('A merge is not finished.')
  git('merge --abort')
  // Git forgets that this one is a merge.
  expect(() => git('merge -q --squash theirs')).toThrow()
  expect(send).toThrow('A merge is not finished.')
  expect(git('status --porcelain')).toBe(`UU ${en}`)
  expect(git('branch')).toBe('* main\n  theirs')
})
