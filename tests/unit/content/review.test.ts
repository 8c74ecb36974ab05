import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOnDisk } from '../../../scripts/content/content-files.ts'
import { readReview } from '../../../scripts/content/review.ts'
import { sendForReview } from '../../../scripts/content/send-for-review.ts'
import { recordTranslation } from '../../../scripts/content/translations.ts'
import { gitRepository } from '../../helpers/git-repository.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { affiliate, contentSite, labelsSource, pageSource } from './content-site.ts'

const [en, fi] = [`${affiliate}/en/poker.md`, `${affiliate}/fi/poker.md`]
const [labels, finnishLabels] = [`${affiliate}/en/labels.yaml`, `${affiliate}/fi/labels.yaml`]

/** Makes a repository with the complete site on main. A page and a label are as the tests edit them. */
function repository() {
  const { folder: root, write } = temporaryFolder()
  const disk = filesOnDisk(root)
  const site = contentSite({
    [en]: pageSource('## One\n\nTwo. Three.\n\nFour.\n\n- five\n- six\n', 'intro: In.\n'),
    [fi]: pageSource('## Yksi\n\nKaksi. Kolme.\n\nNeljä.\n\n- viisi\n', 'intro: Sis.\n'),
    [labels]: labelsSource('getBonus: GET\n', 'getBonus'),
    [finnishLabels]: labelsSource('getBonus: HAE\n', 'getBonus'),
  })
  for (const path of site.paths) write(path, `${site.read(path)}`)
  const read = (file: string) => `${disk.read(file)}`
  const edit = (file: string, from: string, to: string) => write(file, read(file).replace(from, to))
  /** Marks a file as following the English text as it is now. */
  const follow = (file: string) => write(file, recordTranslation(file, disk))
  return { root, git: gitRepository(root), write, edit, follow, read }
}

test('a review shows the texts that differ from main, and next to a stale translation the English ones', () => {
  const { root, git, read, write, edit, follow } = repository()
  expect(readReview(root)).toEqual({ edited: [], stale: [] })
  const line = read(labels).split('\n').length - 1
  edit(labels, 'GET', 'TAKE')
  const taken = { line, before: 'getBonus: GET', after: 'getBonus: TAKE' }
  const stale = [
    { file: finnishLabels, passages: [{ ...taken, translation: `${line}: getBonus: HAE` }] },
  ]
  expect(readReview(root)).toEqual({ edited: [{ file: labels, passages: [taken] }], stale })
  git('commit -qam Otherwise')
  expect(readReview(root)).toEqual({ edited: [], stale })
  follow(finnishLabels)
  expect(readReview(root)).toEqual({ edited: [], stale: [] })
  write(fi, pageSource('', 'translates: 01234567\n'))
  expect(readReview(root).stale).toEqual([{ file: fi, passages: null }])
  git('branch -m trunk')
  expect(() => readReview(root)).toThrow('Not a valid object name main')
})

test('next to each English passage that changed is the Finnish one, or what is missing', () => {
  const { root, write, edit } = repository()
  const body = '## One\n\nPair. Three!\n\nNew.\n\nNew\ntoo. Four.\n\n- five\n'
  write(en, pageSource(body, 'intro: Inside.\n'))
  const passages = () =>
    readReview(root).stale.flatMap(({ passages }) =>
      (passages ?? []).map(({ line, before, after, translation }) =>
        [`${line}: ${before}`, after, translation].join(' | ').replaceAll('\n', '↵'),
      ),
    )
  const intro = '5: intro: In. | intro: Inside. | 5: intro: Sis.'
  expect(passages()).toEqual([
    intro,
    '9: Two. Three. | Pair. Three! | 10: Kaksi. Kolme.',
    '11:  | New. | There is nothing yet.',
    '13: Four. | New↵too. Four. | 12: Neljä.',
    '16: - five↵- six | - five | 14: - viisi',
  ])
  // The translator follows, or writes paragraphs that nobody can count.
  edit(fi, 'Neljä.', 'Uusi.\n\nNeljä.')
  expect(passages()[2]).toContain(' | New. | 12: Uusi.')
  edit(fi, 'Neljä.', '> Eri.\n\nNeljä.')
  const lost = Array(4).fill(expect.stringContaining('The file has other paragraphs'))
  expect(passages()).toEqual([intro, ...lost])
  // Lines that are only broken elsewhere read the same.
  write(en, pageSource(body.replace('New\ntoo', 'New too'), 'intro:\n  Inside.\n'))
  expect(passages()).toHaveLength(5)
})

test('words are sent for review in one commit on a branch, and nothing but words', async () => {
  const { root, git, edit, write } = repository()
  const picture = `${affiliate}/en/a beach.jpg`
  edit(en, 'Two.', 'Play.')
  write(picture, 'picture')
  rmSync(join(root, fi))
  write('shared/content/words.ts', 'export {}\n')
  write('scripts/code.ts', 'export const staged = 1\n')
  git('add scripts')
  write(`${affiliate}/en/.poker.md.part`, 'half')
  expect(await sendForReview(root, 'Say it\n shorter ')).toBe(
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
  await expect(sendForReview(root, 'Again')).rejects.toThrow('No content file differs')
  // What is sent after that goes to the same branch, and from main to another one.
  edit(en, 'Play.', 'Play a little.')
  expect(await sendForReview(root, 'Add two words')).toContain('on the branch say-it-shorter')
  git('switch -q main')
  edit(en, 'Two.', 'Play once.')
  expect(await sendForReview(root, 'Say it shorter')).toContain('on the branch say-it-shorter-2')
})

test('nothing is sent with a mistake, in the middle of a merge or if git refuses, and all stays as it was', async () => {
  const { root, git, edit, write } = repository()
  const send = (message = 'Both') => sendForReview(root, message)
  const hook = '.git/hooks/pre-commit'
  edit(en, 'Two.', 'Ours.')
  write(`${affiliate}/en/news.md`, pageSource('[a](/nowhere)\n'))
  await expect(send()).rejects.toThrow(/^Fix this first: .*news\.md:6 {2}This site has no page/)
  write(`${affiliate}/en/news.md`, pageSource())
  write(hook, '#!/bin/sh\necho "Not on Fridays" >&2; exit 1\n')
  chmodSync(join(root, hook), 0o755)
  const before = git('status --porcelain')
  expect(before).toBe(`M ${en}\n?? ${affiliate}/en/news.md`)
  await expect(send()).rejects.toThrow('Not on Fridays')
  await expect(send(' ')).rejects.toThrow('Say in a few words')
  expect(git('status --porcelain')).toBe(before)
  expect(git('branch')).toBe('* main')
  rmSync(join(root, hook))
  git('switch -qc theirs')
  git('commit -qam Theirs')
  git('switch -q main')
  edit(en, 'Two.', 'Theirs.')
  git('commit -qam Ours')
  git('merge -q --no-commit -X ours theirs')
  await expect(send()).rejects.toThrow('A merge is not finished.')
  git('merge --abort')
  // Git forgets that this one is a merge.
  expect(() => git('merge -q --squash theirs')).toThrow()
  await expect(send()).rejects.toThrow('A merge is not finished.')
  expect(git('status --porcelain')).toContain(`UU ${en}`)
  expect(git('branch')).toBe('* main\n  theirs')
})
