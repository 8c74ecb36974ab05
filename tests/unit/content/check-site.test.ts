import { expect, test, vi } from 'vitest'
import { filesOnDisk } from '../../../scripts/content/content-files.ts'
import {
  countErrors,
  reportFindings,
  siteFindings,
} from '../../../scripts/content/site-findings.ts'
import { contentSite } from './content-site.ts'
import { siteWords, unclaimedPage } from './site-words.ts'

// Every finding reads some fifty files, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const en = 'variants/affiliate/content/en'
const fi = 'variants/affiliate/content/fi'
const now = new Date('2026-11-20T12:00:00Z')

function find(files: Record<string, string | null> = {}) {
  return siteFindings(process.cwd(), filesOnDisk(contentSite({ ...siteWords(), ...files })), now)
}

/** The findings as `kind file:line message`, for one file or all. */
const linesOf = (files: Record<string, string | null>, only = '') =>
  find(files)
    .filter(({ file }) => file.includes(only))
    .map(({ kind, file, line, message }) => `${kind} ${file}:${line} ${message}`)

test('a site that is right has no findings', () => {
  expect(find()).toEqual([])
})

test('links that lead to no page and no place are errors, with what may have been meant', () => {
  const body = [
    '[a](/pokre)',
    '[b](/temple)',
    '[c](/fi/poker)',
    '[d](#nowhere)',
    '[e](/roulette#Table)',
    '[f](/poker?x=1#one)',
    '[g](#brands)',
    '![h](/picture.svg) ![i](https://example.com/picture.svg)',
    '',
    '## One',
  ].join('\n')
  expect(linesOf({ [`${en}/poker.md`]: unclaimedPage(body) }, `${en}/poker.md`)).toEqual([
    `error ${en}/poker.md:6 There is no page "/pokre". Did you mean "/poker"?`,
    `error ${en}/poker.md:7 "/temple" is a page of the other site; here it shows the home page. Link to a page of this one.`,
    `error ${en}/poker.md:8 Write "/poker" without "/fi": links stay in the visitor’s language.`,
    `error ${en}/poker.md:9 There is no place "#nowhere" on "/poker". Known names are: one, brands, content.`,
    `error ${en}/poker.md:10 There is no place "#Table" on "/roulette". Known names are: brands, content.`,
    `error ${en}/poker.md:13 The site has no picture "/picture.svg". Show one by its address on the web, with https://.`,
  ])
})

test('what is left to do is noted: placeholders, and years that have passed', () => {
  const body = 'In [Jurisdiction] since 2019.\n\nTODO: lorem ipsum. [Link](/poker), 2026, 2027.\n'
  expect(linesOf({ [`${en}/poker.md`]: unclaimedPage(body) }, `${en}/poker.md`)).toEqual([
    `note ${en}/poker.md:6 [Jurisdiction] is a placeholder. Put the real words in its place.`,
    `note ${en}/poker.md:6 Is the year 2019 still right? It is 2026 now.`,
    `note ${en}/poker.md:8 "TODO" was left over. Write the text or take it out.`,
    `note ${en}/poker.md:8 "lorem ipsum" was left over. Write the text or take it out.`,
  ])
})

test('a translation is outdated once the English words change, and not when lines are broken anew', () => {
  const text = 'One two three.\n'
  const translated = contentSite({
    ...siteWords(),
    [`${en}/poker.md`]: unclaimedPage(text),
    [`${fi}/poker.md`]: unclaimedPage('Yksi kaksi kolme.\n'),
  })
  const finnish = filesOnDisk(translated).read(`${fi}/poker.md`) ?? ''
  const after = (english: string) =>
    linesOf({ [`${en}/poker.md`]: unclaimedPage(english), [`${fi}/poker.md`]: finnish }, fi)
  expect(after('One  two three.\n\n')).toEqual([])
  expect(after('One two four.\n')).toEqual([
    `note ${fi}/poker.md:1 The English text has changed since this was translated. When it is right, run: npm run content -- --translated ${fi}/poker.md`,
  ])
})

const claims = (evidence: string, checked: string, stands = `${en}/poker.md`) => `claims:
  - says: The safest tables
    stands: ${stands}
    evidence: ${evidence}
    checked: ${checked}
harmless:
  - best hand
`
const claimed = {
  [`${en}/poker.md`]: unclaimedPage('The safest tables, the best hand and guaranteed wins.\n'),
}

test('a word that sounds like a claim is noted unless the list knows it', () => {
  const list = claims('register 12', '2026-05-01')
  expect(linesOf({ ...claimed, 'shared/content/claims.yaml': list })).toEqual([
    `claim ${en}/poker.md:6 "guaranteed" sounds like a claim that is not in claims.yaml. List it there, or say it otherwise.`,
  ])
})

test('a listed claim needs evidence, a fresh look, and a file that makes it', () => {
  const messages = (list: string) =>
    linesOf({ ...claimed, 'shared/content/claims.yaml': list }, 'claims.yaml')
  const at = 'claim shared/content/claims.yaml:2 "The safest tables"'
  expect(messages(claims('', ''))).toEqual([expect.stringContaining(`${at} has no evidence`)])
  expect(messages(claims('register 12', ''))).toEqual([
    expect.stringContaining(`${at} was never checked`),
  ])
  expect(messages(claims('register 12', '2025-11-01'))).toEqual([
    expect.stringContaining(`${at} was last checked on 2025-11-01`),
  ])
  expect(messages(claims('register 12', '2026-11-01', `${en}/roulette.md`))).toEqual([
    expect.stringContaining(`${at} does not stand in ${en}/roulette.md any more`),
  ])
  expect(messages('claims:\n  - sayes: x\n')).toEqual(
    expect.arrayContaining([expect.stringContaining('error shared/content/claims.yaml:2')]),
  )
})

test('errors count always, claims only before a release', () => {
  const findings = find({ ...claimed, [`${en}/roulette.md`]: unclaimedPage('[a](/nowhere)\n') })
  expect(countErrors(findings, false)).toBe(1)
  expect(countErrors(findings, true)).toBeGreaterThan(1)
  expect(reportFindings(findings, false)).toContain('1 error, ')
  expect(reportFindings([], false)).toBe('Nothing to put right.')
})
