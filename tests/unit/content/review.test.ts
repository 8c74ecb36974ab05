import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesOnDisk } from '../../../scripts/content/content-files.ts'
import { readReview } from '../../../scripts/content/review.ts'
import { sendForReview } from '../../../scripts/content/send-for-review.ts'
import { recordTranslation } from '../../../scripts/content/translations.ts'
import { pageSource } from './content-site.ts'

const en = 'variants/affiliate/content/en/poker.md'
const fi = 'variants/affiliate/content/fi/poker.md'

/** Makes a repository with a page in both languages, its Finnish one marked as translated. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'review-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'A')
  git('config', 'user.email', 'a@example.com')
  write(en, pageSource('Play safely. Never borrow.\n'))
  write(fi, pageSource('Pelaa turvallisesti. Älä lainaa.\n'))
  write(fi, recordTranslation(fi, filesOnDisk(root)))
  write('scripts/code.ts', 'export {}\n')
  git('add', '-A')
  git('commit', '-qm', 'Words')
  return { root, git, read, write }
}

test('a review shows the sentences that differ from main, and beside a stale translation the English ones', () => {
  const { root, git, write } = repository()
  expect(readReview(root)).toEqual({ edited: [], stale: [] })
  const changed = { line: 6, before: 'Never borrow.', after: 'Do not borrow.' }
  write(en, pageSource('Play safely. Do not borrow.\n'))
  const translation = '7: Pelaa turvallisesti. Älä lainaa.'
  const stale = [{ file: fi, english: [{ sentences: [changed], translation }] }]
  expect(readReview(root)).toEqual({ edited: [{ file: en, sentences: [changed] }], stale })
  git('commit', '-qam', 'Say it otherwise')
  expect(readReview(root)).toEqual({ edited: [], stale })
  write(fi, recordTranslation(fi, filesOnDisk(root)))
  expect(readReview(root)).toEqual({ edited: [], stale: [] })
  write(fi, pageSource('Pelaa.\n', 'translates: 01234567\n'))
  expect(readReview(root).stale).toEqual([{ file: fi, english: null }])
  git('branch', '-m', 'trunk')
  expect(() => readReview(root)).toThrow('Not a valid object name main')
})

test('beside each English passage that changed stands the Finnish one, or what is missing', () => {
  const { root, git, read, write } = repository()
  const [labels, finnish] = [en, fi].map(file => file.replace('poker.md', 'labels.yaml'))
  if (!labels || !finnish) throw new Error('No labels')
  write(en, pageSource('## One\n\nTwo. Three.\n\nFour.\n\n- five\n- six\n', 'intro: In.\n'))
  write(fi, pageSource('## Yksi\n\nKaksi. Kolme.\n\nNeljä.\n\n- viisi\n', 'intro: Sis.\n'))
  write(labels, 'getBonus: GET\nrank: "{rank}"\n')
  write(finnish, 'getBonus: HAE\n')
  for (const file of [fi, finnish]) write(file, recordTranslation(file, filesOnDisk(root)))
  git('add', '-A')
  git('commit', '-qm', 'More words')
  const beside = () =>
    readReview(root).stale.flatMap(({ english }) =>
      (english ?? []).map(({ sentences, translation }) =>
        [...sentences.flatMap(({ before, after }) => [before, after]), translation].join(' | '),
      ),
    )
  write(labels, 'getBonus: TAKE\nrank: "{rank}."\n')
  const ofLabels = [
    'getBonus: GET | getBonus: TAKE | 1: getBonus: HAE',
    'rank: "{rank}" | rank: "{rank}." | Nothing stands there yet.',
  ]
  const body = '## One\n\nPair. Three!\n\nNew.\n\nNew too. Four.\n\n- five\n'
  write(en, pageSource(body, 'intro: Inside.\n'))
  const intro = 'intro: In. | intro: Inside. | 5: intro: Sis.'
  expect(beside()).toEqual([
    ...ofLabels,
    intro,
    'Two. | Pair. | Three. | Three! | 10: Kaksi. Kolme.',
    ' | New. | Nothing stands there yet.',
    ' | New too. | 12: Neljä.',
    '- six |  | 14: - viisi',
  ])
  // The translator follows, or writes paragraphs that nobody can count.
  const edit = (added: string) => write(fi, read(fi).replace('Neljä.', `${added}Neljä.`))
  edit('Uusi.\n\n')
  expect(beside()).toEqual(
    expect.arrayContaining([' | New. | 12: Uusi.', ' | New too. | 14: Neljä.']),
  )
  edit('> Eri.\n\n')
  const lost = Array(4).fill(expect.stringContaining('The file has other paragraphs'))
  expect(beside()).toEqual([...ofLabels, intro, ...lost])
})

test('words are sent for review in one commit on a branch, and nothing but words', () => {
  const { root, git, write } = repository()
  const picture = 'variants/affiliate/content/en/a beach.jpg'
  write(en, pageSource('Play.\n'))
  write(picture, 'picture')
  rmSync(join(root, fi))
  write('shared/content/words.ts', 'export {}\n')
  write('scripts/code.ts', 'export const staged = 1\n')
  git('add', 'scripts')
  write('variants/affiliate/content/en/.poker.md.part', 'half')
  expect(sendForReview(root, 'Say it\n shorter ')).toBe(
    '3 files went into one commit on the branch say-it-shorter: type "git push -u origin say-it-shorter", then open a pull request at the address that git prints.',
  )
  expect(git('log', '--format=%D: %s', 'main..')).toBe('HEAD -> say-it-shorter: Say it shorter')
  expect(git('-c', 'core.quotePath=off', 'show', '--format=', '--name-only').split('\n')).toEqual([
    picture,
    en,
    fi,
  ])
  expect(git('status', '--porcelain', '-uall').split('\n')).toEqual([
    'M  scripts/code.ts',
    '?? shared/content/words.ts',
    '?? variants/affiliate/content/en/.poker.md.part',
  ])
  expect(() => sendForReview(root, 'Again')).toThrow('No content file differs')
  // What is sent after that goes to the same branch, and from main to another one.
  write(en, pageSource('Play a little.\n'))
  expect(sendForReview(root, 'Add two words')).toContain('on the branch say-it-shorter')
  git('switch', '-q', 'main')
  write(en, pageSource('Play once.\n'))
  expect(sendForReview(root, 'Say it shorter')).toContain('on the branch say-it-shorter-2')
})

test('nothing is sent in the middle of a merge, or where git refuses, and all stays as it was', () => {
  const { root, git, read, write } = repository()
  write(en, pageSource('Ours.\n'))
  writeFileSync(
    join(root, '.git/hooks/pre-commit'),
    '#!/bin/sh\necho "Not on Fridays" >&2; exit 1\n',
    { mode: 0o755 },
  )
  expect(() => sendForReview(root, 'Ours')).toThrow('Not on Fridays')
  expect(() => sendForReview(root, ' ')).toThrow('Say in a few words')
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
  expect(read(en)).toContain('Ours.')
  rmSync(join(root, '.git/hooks/pre-commit'))
  git('switch', '-qc', 'theirs')
  git('commit', '-qam', 'Ours')
  git('switch', '-q', 'main')
  write(en, pageSource('Theirs.\n'))
  git('commit', '-qam', 'Theirs')
  expect(() => git('merge', '-q', 'theirs')).toThrow()
  const before = git('status', '--porcelain')
  expect(() => sendForReview(root, 'Both')).toThrow('A merge is not finished.')
  write(en, pageSource('Both.\n'))
  git('add', '-A')
  expect(() => sendForReview(root, 'Both')).toThrow('A merge is not finished.')
  expect(git('branch', '--format=%(refname:short)').split('\n')).toEqual(['main', 'theirs'])
  expect(before).toBe(`UU ${en}`)
})
