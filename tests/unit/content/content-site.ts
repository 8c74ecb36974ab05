import {
  type ContentFiles,
  filesInMemory as inMemory,
} from '../../../scripts/content/content-files.ts'
import { labelKeys, labelPlaces } from '../../../scripts/content/parse-labels.ts'
import { type Content, readContent } from '../../../scripts/content/read-content.ts'
import { recordTranslation } from '../../../scripts/content/translations.ts'
import { affiliateParts, affiliateRoutes } from '../../../variants/affiliate/route-table.ts'
import { socialParts, socialRoutes } from '../../../variants/social/route-table.ts'

/** Returns a page that is right in all respects, with the body and the further front matter given. */
export function pageSource(body = '', frontMatter = ''): string {
  return `---
title: Poker | Online Casinos
description: What to look at before you play poker online.
heading: Poker
${frontMatter}---
${body}`
}

/** The line on which a body begins when no further front matter is given. */
export const bodyLine = 6

/** Content files by path; null leaves one out. */
export type Files = Record<string, string | null>

const pages = {
  affiliate: [...affiliateRoutes([]).map(({ page }) => page), ...affiliateParts],
  social: [...socialRoutes([]).map(({ page }) => page), ...socialParts],
}

/** A complete site in both languages, with nothing to remark. */
const complete: Record<string, string> = {}
for (const language of ['en', 'fi']) {
  for (const owner of ['variants/affiliate', 'variants/social'] as const) {
    complete[`${owner}/content/${language}/labels.yaml`] = labelKeys[owner]
      .map(key => `${key}: "${key === 'months' ? 'a b c d e f g h i j k l' : textOf(key)}"\n`)
      .join('')
  }
  complete[`shared/content/${language}/labels.yaml`] = 'draft: draft\n'
  for (const [variant, names] of Object.entries(pages)) {
    for (const name of names) {
      const body = language === 'en' ? 'Text.\n' : 'Teksti.\n'
      complete[`variants/${variant}/content/${language}/${name}.md`] = pageSource(body)
    }
  }
}

function textOf(key: string): string {
  return `A text ${labelPlaces[key] ?? ''}`.trim()
}

/** Returns files that are read from memory. */
export const filesInMemory = (files: Files): ContentFiles =>
  inMemory(
    Object.fromEntries(
      Object.entries(files).flatMap(([file, text]) => (text === null ? [] : [[file, text]])),
    ),
  )

/** Marks Finnish files that say nothing else as following the English ones. */
function markTranslated(files: Files, all: Files): Files {
  const from = filesInMemory(all)
  const marked = Object.entries(files).map(([file, text]) => {
    const isTranslation = file.includes('/fi/') && all[file.replace('/fi/', '/en/')]
    if (!text || !isTranslation || text.includes('translates:')) return [file, text] as const
    return [file, recordTranslation(file, from)] as const
  })
  return Object.fromEntries(marked)
}

const marked = markTranslated(complete, complete)

/** Returns the complete site with the files given in place of its own. */
export function contentSite(files: Files = {}): ContentFiles {
  const finnish = Object.keys(files)
    .map(file => file.replace('/en/', '/fi/'))
    .filter(file => complete[file] && !(file in files))
    .map(file => [file, complete[file] ?? null] as const)
  const given = { ...Object.fromEntries(finnish), ...files }
  return filesInMemory({ ...marked, ...markTranslated(given, { ...complete, ...given }) })
}

/** Reads the complete site with the files given, as on the day of 20 November 2026. */
export const readSite = (files: Files = {}, includeDrafts = false): Content =>
  readContent(contentSite(files), {
    includeDrafts,
    now: new Date('2026-11-20T12:00:00Z'),
  })

/** Returns the site's findings as `kind file:line message`, of the files that a text names. */
export const findingsOf = (files: Files, only = ''): string[] =>
  readSite(files)
    .findings.filter(({ file }) => file.includes(only))
    .map(({ kind, file, line, message }) => `${kind} ${file}:${line} ${message}`)
