import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { labelsName } from '../../scripts/content/content-files.ts'
import { prescribedFor } from '../../scripts/content/prescribed.ts'
import type { ContentNode } from '../../shared/content/content-node.ts'
import { fill } from '../../shared/content/fill.ts'
import { type Language, languages } from '../../shared/content/languages.ts'
import type { Page } from '../../shared/content/page.ts'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import type { TextPageIndex, VariantContent } from '../../shared/content/variant-content.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { pageData } from '../helpers/page-data.ts'

const dist = process.env.SPEC_DIST ?? ''
const readJson = (address: string) => JSON.parse(readFileSync(join(dist, address), 'utf8'))

/** The words of the published site, as pages load them. */
export const words = recordOf(variants, variant =>
  recordOf(languages, language => {
    const { content } = pageData(dist, addressIn(language, '/'))[variant]
    const { labels, pages, textPageIndex }: VariantContent<string> = readJson(content)
    const { addresses }: TextPageIndex = readJson(textPageIndex)
    const textPages: Record<string, Page> = mapValues(addresses, readJson)
    return { labels, pages: { ...pages, ...textPages } }
  }),
)

type Written = { variant: Variant; language: Language }

type WrittenPage = Written & { pageName: string }

export function pageOf({ variant, language, pageName }: WrittenPage): Page {
  const page = words[variant][language].pages[pageName]
  if (!page) {
    throw new Error(`There is no content file for ${pageName}.`)
  }
  return page
}

export function label(
  { variant, language }: Written,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const text = words[variant][language].labels[key]
  if (text === undefined) {
    throw new Error(`There is no label ${key}.`)
  }
  return fill(text, values)
}

/** Takes the customer’s text of a label, or the content file’s if they prescribe none. */
export function wantedLabel(
  { variant, language }: Written,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const owners = [`variants/${variant}`, 'shared'] as const
  const prescribed = owners.flatMap(
    owner => prescribedFor({ owner, language, name: labelsName }, key) ?? [],
  )
  const text = prescribed.find(({ mayBePart }) => !mayBePart)?.text
  return text === undefined ? label({ variant, language }, key, values) : fill(text, values)
}

/** Takes the customer’s text of a field, or the content file’s if they prescribe none. */
export function wantedField(scene: WrittenPage, name: 'title' | 'heading'): string {
  const { variant, language, pageName } = scene
  const file = { owner: `variants/${variant}`, language, name: pageName } as const
  return prescribedFor(file, name)?.text ?? foldSpaces(pageOf(scene)[name])
}

/** Folds spaces as a browser does: one in place of several, and none at the ends. */
export const foldSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const textOf = (nodes: readonly ContentNode[]): string =>
  nodes.map(node => (typeof node === 'string' ? node : ` ${textOf(node.children ?? [])} `)).join('')

export function allWords({ variant, language }: Written): string {
  const { labels, pages } = words[variant][language]
  const texts = Object.values(pages).flatMap(({ body, ...fields }) => [
    ...Object.values(fields),
    textOf(body),
    // The alternative texts of pictures.
    JSON.stringify(body),
  ])
  return [...Object.values(labels), ...texts].join(' ')
}
