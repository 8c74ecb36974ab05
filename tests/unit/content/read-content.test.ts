import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { filesInMemory } from '../../../scripts/content/content-files.ts'
import { errorsAmong, inRelease, reportFindings } from '../../../scripts/content/finding.ts'
import { parseContent } from '../../../scripts/content/parse-content.ts'
import { recordTranslation } from '../../../scripts/content/translations.ts'
import { UsageError } from '../../../scripts/run-command.ts'
import { contentSite, type Files, findingsOf, pageSource, readSite } from './content-site.ts'

const folder = 'variants/affiliate/content'
const proved = 'evidence: a letter, checked: 2026-11-01, expires: 2027-11-01'
const draft = pageSource('Soon: [more](later)\n', 'draft: true\n')

test('a site that is right has its words in each language, and nothing is said about it', () => {
  const { words, files, findings } = readSite()
  expect(findings).toEqual([])
  const { affiliate, social } = words
  expect(affiliate.fi.language).toBe('fi')
  expect(affiliate.fi.labels).toMatchObject({ rank: 'A text {rank}', draft: 'draft' })
  expect(Object.keys(social.fi.pages)).toContain('faq')
  expect(affiliate.fi.pages.poker?.body).toEqual([{ tag: 'p', children: ['Teksti.'] }])
  const source = { file: `${folder}/fi/poker.md`, draft: false }
  expect(files.affiliate.fi.poker).toEqual(source)
  expect(JSON.stringify(readSite())).toBe(JSON.stringify(readSite()))
})

test('a page gives all its words, also with the line ends and the mark of other systems', () => {
  const more = 'intro: >\n  Two lines\n  are one text.\nlink: Card games\nfooter: 2\ndraft: true\n'
  const source = pageSource('Hello.\n', more)
  const words = {
    title: 'Poker | Online Casinos',
    description: 'What to look at before you play poker online.',
    heading: 'Poker',
    intro: 'Two lines are one text.',
    link: 'Card games',
    footer: 2,
    body: [{ tag: 'p', children: ['Hello.'] }],
  }
  for (const text of [source, `\uFEFF${source.replaceAll('\n', '\r\n')}`])
    expect(parseContent(text, 'en/poker.md')).toMatchObject({
      ...{ words, draft: true, translates: null, links: [], findings: [] },
    })
})

test('what is not translated is English, with a note', () => {
  const files = { 'fi/poker.md': null, 'fi/labels.yaml': 'rank: "{rank}."\n' }
  const { words, files: sources } = readSite(files)
  const { en: english, fi: finnish } = words.affiliate
  expect(finnish.pages.poker).toEqual(english.pages.poker)
  const source = { file: `${folder}/en/poker.md`, draft: false }
  expect(sources.affiliate.fi.poker).toEqual(source)
  expect(sources.affiliate.en.poker).toEqual(source)
  expect(Object.entries(finnish.labels)).toEqual(
    Object.entries({ ...english.labels, rank: '{rank}.' }),
  )
  const said = findingsOf(files)
  expect(said).toContain(
    `note fi/labels.yaml:1 The label "getBonus" is missing. Add a line "getBonus: …" for "A text".`,
  )
  expect(said).toContain(`note fi/poker.md:1 This is not written in Finnish yet; English is shown.`)
  expect(said.filter(each => !each.startsWith(`note fi/`))).toEqual([])
  expect(findingsOf({ 'fi/labels.yaml': null })).toEqual([
    `note fi/labels.yaml:1 This is not written in Finnish yet; English is shown.`,
  ])
})

test('drafts are left out in every language, unless they are asked for', () => {
  const asked = readSite({ 'fi/poker.md': draft }, true)
  expect(asked.words.affiliate.fi.pages.poker?.body).not.toEqual([])
  expect(asked.files.affiliate.fi.poker).toMatchObject({ draft: true })
  const published = readSite({ 'fi/poker.md': draft, 'en/news.md': draft })
  expect(published.words.affiliate.fi.pages.poker).toEqual(published.words.affiliate.en.pages.poker)
  expect(published.words.affiliate.en.pages.news).toBeUndefined()
  expect(published.words.affiliate.fi.pages.news).toBeUndefined()
})

const knownPages =
  'Known names are: /, /slot-machines, /roulette, /poker, /live-casino, /blackjack, /more, /news.'

/** A site with these files, and what is said about files that `only` names. */
const sites: [sentence: string, files: Files, only: string, said: string[]][] = [
  [
    'links that lead to no page and no anchor are errors, with what may have been meant',
    {
      'en/poker.md': pageSource(`[a](/pokre)
[b](/temple)
[c](/fi/poker)
[d](#nowhere)
[e](/roulette#Table)
[f](/poker?x=1#one) [g](#brands) ![h](picture.svg)

## One
`),
    },
    'en/poker.md',
    [
      'error en/poker.md:6 There is no page "/pokre". Did you mean "/poker"?',
      'error en/poker.md:7 "/temple" is a page of the other site; here it shows the home page. Link to a page of this one.',
      'error en/poker.md:8 Write "/poker" without "/fi": links stay in the visitor’s language.',
      'error en/poker.md:9 There is no place "#nowhere" on "/poker". Known names are: one, brands.',
      'error en/poker.md:10 There is no place "#Table" on "/roulette". Known names are: brands.',
    ],
  ],
  [
    'what is left to do is noted: placeholders, years that have passed, invisible letters',
    {
      'en/poker.md': pageSource(
        'In [Jurisdiction] since 2019.\n\nTODO: lorem ipsum. [Link](/poker), 2026, 2027.\nso\u00ADft\n0\u200B1\nn\0l\n👩🏽\u200D💻 a\u200Db\n',
      ),
    },
    'en/poker.md',
    [
      'note en/poker.md:6 [Jurisdiction] is a placeholder. Put the real words in its place.',
      'note en/poker.md:6 Is the year 2019 still right? It is 2026 now.',
      'note en/poker.md:8 "TODO" was left over. Write the text or delete it.',
      'note en/poker.md:8 "lorem ipsum" was left over. Write the text or delete it.',
      'note en/poker.md:9 "soft" has an invisible letter (soft hyphen) in it. Type the word again.',
      'note en/poker.md:10 "01" has an invisible letter (U+200B) in it. Type the word again.',
      'note en/poker.md:11 "nl" has an invisible letter (U+0000) in it. Type the word again.',
      'note en/poker.md:12 "ab" has an invisible letter (U+200D) in it. Type the word again.',
    ],
  ],
  [
    'a page or label that only one language has is told where it is missing, unless it is misspelt',
    {
      'fi/pokre.md': pageSource(),
      'en/poker.md': null,
      'en/help.md': pageSource('Text.\n', 'draft: true\n'),
      'en/labels.yaml': (contentSite().read(`${folder}/en/labels.yaml`) ?? '')
        .replace(/^getBonus/m, 'gteBonus')
        .replace(/^rank: .*\n/m, ''),
    },
    'variants/affiliate',
    [
      'error en/help.md:1 The site is made with this file. Remove "draft: true".',
      'error en/labels.yaml:1 The label "rank" is missing. Add a line "rank: …".',
      expect.stringContaining('There is no "gteBonus" here. Did you mean "getBonus"?'),
      'error en/poker.md:1 The site is made with this file. Bring it back.',
      expect.stringContaining('error fi/poker.md:1 There is no English file "poker".'),
      expect.stringContaining('error fi/pokre.md:1 There is no English file "pokre".'),
    ],
  ],
  [
    'a draft that published pages link to is an error of the draft, and links among drafts are none',
    {
      'en/news.md': pageSource('[a](/more)\n', 'draft: true\n'),
      'en/more.md': pageSource('[b](/nowhere)\n', 'draft: true\n'),
      'en/poker.md': pageSource('[a](/news)\n'),
    },
    '',
    [
      `note en/more.md:7 In a draft: There is no page "/nowhere". ${knownPages}`,
      'error en/news.md:1 This page is a draft, but en/poker.md:6 links to it. Remove "draft: true" here or the link there.',
    ],
  ],
  [
    'a draft that is still to be translated is noted, and so are its errors',
    { 'fi/poker.md': draft },
    '',
    [
      'note fi/poker.md:1 This is still a draft; English is shown.',
      'note fi/poker.md:8 In a draft: The link "later" leads nowhere. For a page of this site write "/later".',
    ],
  ],
  [
    'an English page that Finnish readers get is held to the anchors that they get',
    {
      'en/poker.md': pageSource('## Rules\n'),
      'fi/poker.md': pageSource('## Säännöt\n'),
      'en/news.md': pageSource('[a](/poker#rules)\n\n[b](/poker#no)\n'),
    },
    'news.md',
    [
      'note en/news.md:6 In Finnish, which shows this page too: There is no place "#rules" on "/poker". Known names are: säännöt, brands.',
      'error en/news.md:8 There is no place "#no" on "/poker". Known names are: rules, brands.',
      'note fi/news.md:1 This is not written in Finnish yet; English is shown.',
    ],
  ],
  [
    'a file that cannot be read is told once, and nothing else because of it',
    {
      'en/poker.md': Buffer.from(pageSource('## One\n'), 'utf16le').toString(),
      'en/roulette.md': '',
      'en/home.md': pageSource('[a](/poker#one) [b](/roulette#two)\n'),
      'variants/social/content/en/labels.yaml': '\uFFFD',
      'variants/social/content/en/home.md': pageSource(
        '- a\n<<<<<<< HEAD\n- b\n=======\n- c\n>>>>>>> main\n',
      ),
      'shared/content/claims.yaml': `claims:\n  - {says: One, stands: ${folder}, ${proved}}\n`,
    },
    '',
    [
      'error en/poker.md:1 A letter cannot be read. Save the file as UTF-8.',
      'error en/roulette.md:1 This file is empty. Write its words, or delete it.',
      'error variants/social/content/en/home.md:7 Git left two versions here. Keep the words you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      'error variants/social/content/en/labels.yaml:1 A letter cannot be read. Save the file as UTF-8.',
    ],
  ],
  [
    'what stands beside the folders of words is said to be ignored',
    { [`${folder}/news.md`]: pageSource(), 'shared/content/labels.yaml': 'rank: A\n' },
    '',
    [
      'note shared/content/labels.yaml:1 This is ignored. Words and pictures stand in the folders en and fi: move it into one.',
      'note news.md:1 This is ignored. Words and pictures stand in the folders en and fi: move it into one.',
    ],
  ],
  [
    'English labels and pages that are missing are errors',
    Object.fromEntries(
      contentSite()
        .namesIn(`${folder}/en`)
        .flatMap(name => [`en/${name}`, `fi/${name}`])
        .map(file => [file, null]),
    ),
    'content/en',
    [
      ...['blackjack.md', 'help.md', 'home.md', 'labels.yaml', 'live-casino.md', 'poker.md'],
      ...['roulette.md', 'slot-machines.md'],
    ].map(name => `error en/${name}:1 The site is made with this file. Bring it back.`),
  ],
  [
    'a listed claim needs evidence, a fresh look, and a file that makes it',
    {
      'en/poker.md': pageSource('The safest tables, the best hand and guaranteed wins.\n'),
      'shared/content/claims.yaml': `claims:
  - {says: The safest tables, stands: ${folder}/en/poker.md}
  - {says: The safest tables, stands: ${folder}, evidence: contract 12}
  - {says: The safest tables, stands: ${folder}, evidence: contract 12, checked: 2026-11-01}
  - {says: The safest tables, stands: ${folder}, evidence: a, checked: 2025-11-01, expires: 2026-11-01}
  - {says: [The safest tables, licensed], stands: ${folder}, ${proved}}
  - {says: The safest tables, stands: ${folder}/en/roulette.md, ${proved}}
  - {says: The safest tables, stands: [${folder}], ${proved}}
  - {sayes: x, evidence: a, checked: today, expires: 2027-11-01}
harmless:
  - best hand
`,
    },
    '',
    [
      'claim shared/content/claims.yaml:2 "The safest tables" has no "evidence". The top of this list says what belongs there.',
      'claim shared/content/claims.yaml:3 "The safest tables" has no "checked". The top of this list says what belongs there.',
      'claim shared/content/claims.yaml:4 "The safest tables" has no "expires". The top of this list says what belongs there.',
      'claim shared/content/claims.yaml:5 "The safest tables" expired on 2026-11-01. Look again.',
      'claim shared/content/claims.yaml:6 "The safest tables" names no register. Write the address where the licences can be looked up.',
      'claim shared/content/claims.yaml:7 "The safest tables" does not stand in en/roulette.md any more. Correct the list.',
      'error shared/content/claims.yaml:9 There is no "sayes" here. Did you mean "says"?',
      'error shared/content/claims.yaml:9 This claim has no "says". The top of this list says what belongs there.',
      'error shared/content/claims.yaml:9 This claim has no "stands". The top of this list says what belongs there.',
      'error shared/content/claims.yaml:9 Write "checked" as 2026-11-20.',
      'claim en/poker.md:6 "guaranteed" sounds like a claim that is not in claims.yaml. List it there, or say it otherwise.',
    ],
  ],
]

test.each(sites)('%s', (_sentence, files, only, said) => {
  expect(findingsOf(files, only)).toEqual(said)
})

test('a name that makes no address is refused with one that does, other files are said to be ignored', () => {
  const madeOf =
    'error The name of a page is its address: small letters, digits and hyphens, none that is taken. Name this file'
  const stand = 'stand in files such as home.md, in no folder below.'
  const said = {
    '404.md': `${madeOf} 404-page.md.`,
    '50%.md': `${madeOf} 50.md.`,
    'About us.md': `${madeOf} about-us.md.`,
    'a.MD': `note This is ignored. Name it a.md: words ${stand}`,
    'b.markdown': `note This is ignored. Name it b.md: words ${stand}`,
    'c.md.txt': `note This is ignored. Name it c.md: words ${stand}`,
    'fi.md': `${madeOf} fi-page.md.`,
    folder: `note This is ignored. Words ${stand}`,
    'index.md': `${madeOf} index-page.md.`,
    'labels.yml': `note This is ignored. Words ${stand}`,
    'Über.md': `${madeOf} uber.md.`,
  }
  // Some editors keep hidden files and copies beside the edited one.
  const names = [...Object.keys(said), '.#home.md', 'home.md~', '.DS_Store']
  const { findings, words } = readSite(
    Object.fromEntries(names.map(name => [`en/${name}`, pageSource('Text.\n')])),
  )
  expect(words).toEqual(readSite().words)
  const found = findings.map(({ kind, file, message }) => [basename(file), `${kind} ${message}`])
  expect(Object.fromEntries(found)).toEqual(said)
})

test('a translation is outdated once the English words change, and not when lines are broken again', () => {
  const english = pageSource('One two three.\n')
  const finnish = contentSite({ 'en/poker.md': english }).read(`${folder}/fi/poker.md`)
  const after = (body: string) =>
    findingsOf({ 'en/poker.md': pageSource(body), 'fi/poker.md': finnish })
  expect(after('One  two three.\n\n')).toEqual([])
  expect(after('One two four.\n')).toEqual([
    'note fi/poker.md:1 The English text has changed since this was translated. Once it is right, press "The translation is right" on the preview’s page Changes, or run: npm run content translated fi/poker.md',
  ])
})

test('a translation keeps its mark once: at the end of front matter, or in the last line of labels', () => {
  const [page, labels] = [`${folder}/fi/poker.md`, `${folder}/fi/labels.yaml`]
  const files: Record<string, string> = {
    [`${folder}/en/poker.md`]: pageSource('Cards.\n'),
    [page]: pageSource('Kortit.\n\n---\n'),
    [`${folder}/fi/only.md`]: pageSource(),
    [`${folder}/en/labels.yaml`]: 'rank: "{rank}"\n',
    [labels]: 'rank: "{rank}"\n',
  }
  const record = (file: string) => recordTranslation(file, filesInMemory(files))
  for (const [file, shape] of [
    [page, /^---\n[\s\S]*heading: Poker\ntranslates: \w{8}\n---\nKortit\.\n\n---\n$/],
    [labels, /^rank: "\{rank\}"\ntranslates: \w{8}\n$/],
  ] as const) {
    files[file] = record(file)
    expect(files[file]).toMatch(shape)
    expect(record(file)).toBe(files[file])
  }
  for (const file of [`${folder}/en/poker.md`, `${folder}/fi/only.md`, 'nothing.md'])
    expect(() => record(file)).toThrow(UsageError)
})

test('errors count always, claims only before a release', () => {
  const { findings } = readSite({ 'en/poker.md': pageSource('The safest [tables](/nowhere)\n') })
  expect(errorsAmong(findings)).toHaveLength(1)
  expect(errorsAmong(findings.map(inRelease))).toHaveLength(2)
  expect(reportFindings(findings)).toContain('1 error, 1 note.')
  expect(reportFindings([])).toBe('Nothing to fix.')
})
