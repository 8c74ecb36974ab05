import { expect, test } from 'vitest'
import { filesOnDisk } from '../../../scripts/content/content-files.ts'
import { readContent } from '../../../scripts/content/read-content.ts'
import { contentSite } from './content-site.ts'
import { pageSource } from './page-source.ts'

const finnish = 'variants/affiliate/content/fi'
const english = 'variants/affiliate/content/en'

function read(files: Record<string, string | null> = {}, includeDrafts = false) {
  const content = readContent({
    from: filesOnDisk(contentSite(files)),
    variants: ['affiliate'],
    languages: ['en', 'fi'],
    includeDrafts,
  })
  const { en, fi } = content.words.affiliate
  return { ...content, en, fi, files: content.files.affiliate }
}

test('each language has its pages and labels, those of both variants among them', () => {
  const { en, fi, problems, notes } = read()
  expect(en.labels).toEqual({ loading: 'Loading', rateIt: 'rate it', rank: '#{rank}' })
  expect(fi.labels).toEqual({ loading: 'Ladataan', rateIt: 'arvioi', rank: '#{rank}' })
  expect(Object.keys(fi.pages)).toEqual(['home', 'poker'])
  expect(fi.language).toBe('fi')
  expect(fi.pages.poker?.body).toEqual([{ tag: 'p', children: ['Kortit.'] }])
  expect([...problems, ...notes]).toEqual([])
})

test('where a page comes from is known, and not part of the words', () => {
  const { fi, files } = read()
  expect(files.fi.poker).toEqual({ file: `${finnish}/poker.md`, draft: false, fellBack: false })
  expect(Object.keys(fi.pages.poker ?? {}).sort()).toEqual([
    'body',
    'description',
    'footer',
    'heading',
    'intro',
    'link',
    'title',
  ])
})

test('a page that is not translated is English, with a note', () => {
  const { en, fi, files, problems, notes } = read({ [`${finnish}/poker.md`]: null })
  expect(fi.pages.poker).toEqual(en.pages.poker)
  expect(files.fi.poker).toEqual({ file: `${english}/poker.md`, draft: false, fellBack: true })
  expect(files.en.poker?.fellBack).toBe(false)
  expect(problems).toEqual([])
  expect(notes).toEqual([
    {
      file: `${finnish}/poker.md`,
      line: 1,
      message: 'The Finnish page is not written yet; the English one is shown.',
    },
  ])
})

test('a label that is not translated is English and in its English place, with a note', () => {
  const { fi, problems, notes } = read({ [`${finnish}/labels.yaml`]: 'rank: "#{rank}"\n' })
  expect(Object.entries(fi.labels)).toEqual([
    ['loading', 'Ladataan'],
    ['rateIt', 'rate it'],
    ['rank', '#{rank}'],
  ])
  expect(problems).toEqual([])
  expect(notes).toEqual([
    { file: `${finnish}/labels.yaml`, line: 1, message: expect.stringContaining('"rateIt"') },
  ])
})

test('a language without any files is English throughout, with one note a file', () => {
  const { en, fi, notes, problems } = read({
    'shared/content/fi/labels.yaml': null,
    [`${finnish}/labels.yaml`]: null,
    [`${finnish}/home.md`]: null,
    [`${finnish}/poker.md`]: null,
  })
  expect(fi).toEqual({ ...en, language: 'fi' })
  expect(problems).toEqual([])
  expect(notes.map(note => note.file)).toEqual([
    'shared/content/fi/labels.yaml',
    `${finnish}/labels.yaml`,
    `${finnish}/home.md`,
    `${finnish}/poker.md`,
  ])
})

test('a Finnish page that no English one answers to is a problem', () => {
  const { fi, problems } = read({ [`${finnish}/pokre.md`]: pageSource() })
  expect(fi.pages.pokre).toBeUndefined()
  expect(problems).toEqual([
    {
      file: `${finnish}/pokre.md`,
      line: 1,
      message: 'There is no English page "pokre". Did you mean "poker"?',
    },
  ])
})

test('missing English files are problems', () => {
  const { problems } = read({
    [`${english}/labels.yaml`]: null,
    [`${finnish}/labels.yaml`]: null,
    [`${english}/home.md`]: null,
    [`${finnish}/home.md`]: null,
    [`${english}/poker.md`]: null,
    [`${finnish}/poker.md`]: null,
  })
  expect(problems).toEqual([
    {
      file: `${english}/labels.yaml`,
      line: 1,
      message: expect.stringContaining('This file is missing'),
    },
    { file: english, line: 1, message: expect.stringContaining('no pages') },
  ])
})

const draft = pageSource('Soon: [more](later)\n', 'draft: true\n')

test('an English draft is left out in every language, and its problems with it', () => {
  const { en, fi, problems, notes } = read({ [`${english}/poker.md`]: draft })
  expect(Object.keys(en.pages)).toEqual(['home'])
  expect(Object.keys(fi.pages)).toEqual(['home'])
  expect([...problems, ...notes]).toEqual([])
})

test('a Finnish draft is shown in English until it is done', () => {
  const { en, fi, problems, notes } = read({ [`${finnish}/poker.md`]: draft })
  expect(fi.pages.poker).toEqual(en.pages.poker)
  expect(problems).toEqual([])
  expect(notes).toEqual([
    {
      file: `${finnish}/poker.md`,
      line: 1,
      message: 'The Finnish page is still a draft; the English one is shown.',
    },
  ])
})

test('drafts that are asked for are there, marked, with their problems', () => {
  const { fi, files, problems } = read({ [`${finnish}/poker.md`]: draft }, true)
  expect(fi.pages.poker?.body).not.toEqual([])
  expect(files.fi.poker).toEqual({ file: `${finnish}/poker.md`, draft: true, fellBack: false })
  expect(problems.map(problem => problem.file)).toEqual([`${finnish}/poker.md`])
})

test('the problems of all files are collected', () => {
  const { problems } = read({
    'shared/content/en/labels.yaml': 'loading: 1\n',
    [`${finnish}/labels.yaml`]: 'rateIt: arvioi\nrank: sija\n',
    [`${english}/home.md`]: pageSource('# One\n'),
    [`${finnish}/poker.md`]: 'Kortit.\n',
  })
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'shared/content/en/labels.yaml:1',
    `${finnish}/labels.yaml:2`,
    `${english}/home.md:6`,
    `${finnish}/poker.md:1`,
  ])
})

test('files that are no pages are passed over', () => {
  const { en, problems } = read({
    [`${english}/.#home.md`]: 'half',
    [`${english}/notes.txt`]: 'Remember.',
    [`${english}/home.md~`]: 'old',
  })
  expect(Object.keys(en.pages)).toEqual(['home', 'poker'])
  expect(problems).toEqual([])
})

test('one language can be read alone', () => {
  const request = {
    from: filesOnDisk(contentSite()),
    variants: ['affiliate'],
    languages: ['fi'],
    includeDrafts: false,
  } as const
  const { words } = readContent(request)
  expect(Object.keys(words.affiliate)).toEqual(['fi'])
  expect(words.affiliate.fi.labels.rateIt).toBe('arvioi')
})

test('the same files give the same content each time', () => {
  const from = filesOnDisk(contentSite({ [`${finnish}/labels.yaml`]: null }))
  const languages = ['en', 'fi'] as const
  const request = { from, variants: ['affiliate'] as const, languages, includeDrafts: true }
  expect(JSON.stringify(readContent(request))).toBe(JSON.stringify(readContent(request)))
})
