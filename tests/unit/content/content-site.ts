import { posix } from 'node:path'
import { expect } from 'vitest'
import { componentPageNames } from '../../../scripts/content/component-pages.ts'
import type { ContentReader } from '../../../scripts/content/content-files.ts'
import { type Finding, severityOf } from '../../../scripts/content/finding.ts'
import type { PrescribedText } from '../../../scripts/content/prescribed.ts'
import { labelKeys, labelVariables } from '../../../scripts/content/read/parse-labels.ts'
import { type Content, readContent } from '../../../scripts/content/read-content.ts'
import { languageChecks } from '../../../scripts/content/rules/language-checks.ts'
import { recordTranslation } from '../../../scripts/content/translate/record-translation.ts'
import { languages } from '../../../shared/content/languages.ts'
import { mapValues } from '../../../shared/content/records.ts'
import { variants } from '../../../shared/site-info/site-info.ts'

/** Makes a page without mistakes. A line of front matter replaces the usual one of its name. */
export function pageSource(body = '', frontMatter = ''): string {
  const required = ['title: Poker | Casinos\n', 'description: On poker.\n', 'heading: Poker\n']
  const rest = required.filter(line => !frontMatter.startsWith(line.replace(/:.*\n/, ':')))
  return `---\n${rest.join('')}${frontMatter}---\n${body}`
}

export const labelsSource = (lines: string, ...without: string[]): string =>
  labelsOf('variants/affiliate').replace(RegExp(`^(${without.join('|')}): .*\n`, 'gm'), '') + lines

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
/** Labels that have a form of their own. */
const formed: Record<string, string> = { months, helpline: 'a b +64 4 473' }
const finnishMonths = 'tam hel maa huh tou kes hei elo syy lok mar jou'

const labelsOf = (owner: keyof typeof labelKeys): string =>
  labelKeys[owner].map(key => `${key}: "${labelVariables[key] ?? formed[key] ?? 'a b'}"\n`).join('')

/** Content files by path, those of the affiliate site as `en/poker.md`. Undefined leaves one out. */
type Files = Record<string, string | undefined>

export const affiliate = 'variants/affiliate/content'

const tested: readonly string[] = ['en', 'fi']

/** A complete site in these languages, with nothing to remark. */
const complete: Files = { 'shared/content/claims.yaml': 'claims: []\n' }
for (const language of tested) {
  complete[`shared/content/${language}/labels.yaml`] = 'draft: draft\n'
  for (const variant of variants) {
    const folder = `variants/${variant}/content/${language}`
    complete[`${folder}/labels.yaml`] = labelsOf(`variants/${variant}`)
    for (const name of componentPageNames(variant)) {
      complete[`${folder}/${name}.md`] = pageSource()
    }
  }
}

/**
 * Makes the complete site, in memory, with these files in place of its own. Its words become
 * Finnish in translations, which get the mark of up-to-date ones if they have none.
 */
export function contentSite(files: Files = {}): ContentReader {
  const texts = { ...complete }
  for (const [file, text] of Object.entries(files)) {
    texts[file.replace(/^(?=en\/|fi\/)/, `${affiliate}/`)] = text
  }
  const paths = Object.keys(texts).filter(file => texts[file] !== undefined)
  const plain: ContentReader = {
    namesIn: folder => {
      const inside = paths.filter(file => file.startsWith(`${folder}/`))
      return [...new Set(inside.map(file => file.slice(folder.length + 1).replace(/\/.*/, '')))]
    },
    // Each page has its own description.
    read: file =>
      texts[file]?.replace('On poker.', `On ${posix.basename(file, '.md')}.`) ??
      Object.assign(new Error('folder'), { code: 'EISDIR' }),
  }
  const read = (file: string) => {
    const text = plain.read(file)
    if (text instanceof Error || text === '' || !file.includes('/fi/')) {
      return text
    }
    const isMarked = text.includes('\ntranslates:') || !texts[file.replace('/fi/', '/en/')]
    const marked = isMarked ? text : recordTranslation(file, plain)
    return marked
      .replace(/On ([\w-]+)\./g, 'Sivusta $1.')
      .replaceAll('"a b', '"ä b')
      .replace(months, finnishMonths)
  }
  return { ...plain, read }
}

/** Reads the complete site with these files, as on 20 November 2026. */
export function readSite(
  files: Files = {},
  includeDrafts = false,
  prescribed: readonly PrescribedText[] = [],
): Content {
  const now = new Date('2026-11-20T12:00:00Z')
  const siteUrl = 'https://guide.example'
  const content = readContent(contentSite(files), { includeDrafts, now, prescribed, siteUrl })
  return { ...content, findings: content.findings.filter(finding => !isOnOtherLanguage(finding)) }
}

/**
 * Expects exactly these findings about the complete site with these files: those after `←` on their
 * lines, and `elsewhere`. The beginning of a message is enough.
 */
export function expectFindings(marked: Files, ...elsewhere: string[]): void {
  const expected = [...elsewhere]
  const files = mapValues(marked, (text, file) =>
    text?.replace(/ *← (.*)/g, (_, messages: string, at: number) => {
      const line = text.slice(0, at).split('\n').length
      expected.push(...messages.split(' ← ').map(message => `${file}:${line} ${message}`))
      return ''
    }),
  )
  const found = readSite(files).findings.map(finding => {
    const { file, line, message } = finding
    const severity = severityOf(finding)
    const label = severity === 'error' ? '' : `${severity} `
    return `${file}:${line} ${label}${message}`.replaceAll(`${affiliate}/`, '')
  })
  expected.sort()
  expect(found.sort().map((line, at) => line.slice(0, expected[at]?.length))).toEqual(expected)
}

/** Is true for a finding on a further language, of which the complete site has no words. */
const isOnOtherLanguage = ({ file, message }: Finding): boolean =>
  languages
    .filter(language => !tested.includes(language))
    .some(
      language =>
        file.includes(`/content/${language}/`) ||
        message.startsWith(`In ${languageChecks[language].name},`),
    )
