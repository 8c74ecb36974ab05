import { posix } from 'node:path'
import { expect } from 'vitest'
import type { ContentFiles } from '../../../scripts/content/content-files.ts'
import { labelKeys, labelPlaces } from '../../../scripts/content/parse-labels.ts'
import { type Content, readContent } from '../../../scripts/content/read-content.ts'
import { recordTranslation } from '../../../scripts/content/translations.ts'
import { ownPages } from '../../../scripts/content/variant-tables.ts'
import { languages, mapValues } from '../../../shared/content/languages.ts'
import { variants } from '../../../shared/site-info/site-info.ts'

/** Returns a page that is right in all respects, with the body and the front matter given. */
export function pageSource(body = '', frontMatter = ''): string {
  const own = { title: 'Poker | Casinos', description: 'On poker.', heading: 'Poker' }
  const rest = Object.entries(own).filter(([name]) => !frontMatter.startsWith(`${name}:`))
  const lines = rest.map(([name, text]) => `${name}: ${text}\n`).join('')
  return `---\n${lines}${frontMatter}---\n${body}`
}

/** Returns the affiliate site's labels with these lines, and without their own of some names. */
export const labelsSource = (lines: string, ...without: string[]): string =>
  labelsOf('variants/affiliate').replace(RegExp(`^(${without.join('|')}): .*\n`, 'gm'), '') + lines

const labelsOf = (owner: keyof typeof labelKeys): string =>
  labelKeys[owner]
    .map(key => `${key}: "${`A text ${labelPlaces[key] ?? ''}`.trim()}"\n`)
    .join('')
    .replace(/^months: .*$/m, 'months: a b c d e f g h i j k l')

/** Content files by path, those of the affiliate site as `en/poker.md`; undefined leaves one out. */
export type Files = Record<string, string | undefined>

/** Returns files that are read from memory. */
const filesInMemory = (texts: Files): ContentFiles => ({
  namesIn: folder =>
    Object.keys(texts)
      .filter(file => texts[file] !== undefined && posix.dirname(file) === folder)
      .map(file => posix.basename(file)),
  read: file => texts[file] ?? null,
})

const folder = 'variants/affiliate/content/'

/** A complete site in both languages, with nothing to remark. */
const complete: Files = {}
for (const language of languages) {
  complete[`shared/content/${language}/labels.yaml`] = 'draft: draft\n'
  for (const variant of variants) {
    const own = `variants/${variant}/content/${language}`
    complete[`${own}/labels.yaml`] = labelsOf(`variants/${variant}`)
    for (const page of ownPages(variant))
      complete[`${own}/${page}.md`] = pageSource(language === 'en' ? 'Text.\n' : 'Teksti.\n')
  }
}

markTranslations(complete, complete)

/** Marks the Finnish twins of the files given as up to date, but for those with a mark of their own. */
function markTranslations(all: Files, given: Files): void {
  for (const file of Object.keys(given).map(file => file.replace('/en/', '/fi/'))) {
    const isTwin = file.includes('/fi/') && all[file] && all[file.replace('/fi/', '/en/')]
    if (isTwin && !given[file]?.includes('\ntranslates:'))
      all[file] = recordTranslation(file, filesInMemory(all))
  }
}

/** Returns the complete site with these files in place of its own. */
export function contentSite(files: Files = {}): ContentFiles {
  const given = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file.replace(/^(?=en\/|fi\/)/, folder), text]),
  )
  const all = { ...complete, ...given }
  markTranslations(all, given)
  return filesInMemory(all)
}

/** Reads the complete site with these files, as on 20 November 2026. */
export const readSite = (files: Files = {}, includeDrafts = false): Content =>
  readContent(contentSite(files), { includeDrafts, now: new Date('2026-11-20T12:00:00Z') })

/**
 * Expects that of the complete site with these files is said what stands behind `←` on their lines,
 * and `elsewhere`, and nothing else. The beginning of a message is enough.
 */
export function expectFindings(marked: Files, ...elsewhere: string[]): void {
  const expected = [...elsewhere]
  const files = mapValues(marked, (text, file) =>
    text?.replace(/ *← (.*)/g, (_, said: string, at: number) => {
      const line = text.slice(0, at).split('\n').length
      expected.push(...said.split(' ← ').map(message => `${file}:${line} ${message}`))
      return ''
    }),
  )
  expected.sort()
  const found = readSite(files).findings.map(({ kind, file, line, message }) => {
    const weight = kind === 'error' ? '' : `${kind} `
    return `${file}:${line} ${weight}${message}`.replaceAll(folder, '')
  })
  const matched = found
    .sort()
    .map((said, at) => (said.startsWith(expected[at] ?? said) ? (expected[at] ?? said) : said))
  expect(matched).toEqual(expected)
}
