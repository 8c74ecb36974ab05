import { type ContentFiles, filesInMemory } from '../../../scripts/content/content-files.ts'
import { labelKeys, labelPlaces } from '../../../scripts/content/parse-labels.ts'
import { type Content, readContent } from '../../../scripts/content/read-content.ts'
import { recordTranslation } from '../../../scripts/content/translations.ts'
import { ownPages } from '../../../scripts/content/variant-tables.ts'

/** Returns a page that is right in all respects, with the body and the further front matter given. */
export function pageSource(body = '', frontMatter = ''): string {
  return `---
title: Poker | Online Casinos
description: What to look at before you play poker online.
heading: Poker
${frontMatter}---
${body}`
}

/** Where the paths of these tests begin, unless they name an owner: `en/poker.md`. */
const folder = 'variants/affiliate/content/'

/** Content files by path; null leaves one out. */
export type Files = Record<string, string | null>

/** A complete site in both languages, with nothing to remark. */
const complete: Record<string, string> = {}
for (const language of ['en', 'fi']) {
  complete[`shared/content/${language}/labels.yaml`] = 'draft: draft\n'
  for (const variant of ['affiliate', 'social'] as const) {
    const own = `variants/${variant}/content/${language}`
    complete[`${own}/labels.yaml`] = labelKeys[`variants/${variant}`]
      .map(key => `${key}: "${key === 'months' ? 'a b c d e f g h i j k l' : textOf(key)}"\n`)
      .join('')
    for (const page of ownPages(variant))
      complete[`${own}/${page}.md`] = pageSource(language === 'en' ? 'Text.\n' : 'Teksti.\n')
  }
}
markTranslated(Object.keys(complete), complete)

function textOf(key: string): string {
  return `A text ${labelPlaces[key] ?? ''}`.trim()
}

/** Marks Finnish files as following the English ones. */
function markTranslated(files: readonly string[], all: Record<string, string>): void {
  for (const file of files)
    if (file.includes('/fi/') && all[file] && all[file.replace('/fi/', '/en/')])
      all[file] = recordTranslation(file, filesInMemory(all))
}

/** Returns the complete site with the files given in place of its own. */
export function contentSite(files: Files = {}): ContentFiles {
  const all: Record<string, string> = { ...complete }
  const given = Object.entries(files).map(
    ([file, text]) => [file.replace(/^(?=en\/|fi\/)/, folder), text] as const,
  )
  for (const [file, text] of given) {
    if (text === null) delete all[file]
    else all[file] = text
  }
  const marked = given.flatMap(([file, text]) => (text?.includes('translates:') ? [file] : []))
  const twins = given.map(([file]) => file.replace('/en/', '/fi/'))
  markTranslated(
    twins.filter(file => !marked.includes(file)),
    all,
  )
  return filesInMemory(all)
}

/** Reads the complete site with the files given, as on the day of 20 November 2026. */
export const readSite = (files: Files = {}, includeDrafts = false): Content =>
  readContent(contentSite(files), { includeDrafts, now: new Date('2026-11-20T12:00:00Z') })

/** Returns findings as `kind file:line message`, of the files that a text names. */
export const findingsOf = (files: Files, only = ''): string[] =>
  readSite(files)
    .findings.filter(({ file }) => file.includes(only))
    .map(({ kind, file, line, message }) => `${kind} ${file}:${line} ${message}`)
    .map(said => said.replaceAll(folder, ''))
