import { fill } from '../../shared/content/fill.ts'
import type { Language } from '../../shared/content/languages.ts'
import { mapValues, pickEntries } from '../../shared/content/records.ts'
import type { VariantContent } from '../../shared/content/variant-content.ts'
import { imageOf, wordsOf } from '../../shared/content/variant-content.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { Content } from '../content/read-content.ts'
import type { SiteRoutes } from '../content/site-routes.ts'
import { variantTables } from '../content/variant-tables.ts'
import { byVariantAndLanguage } from '../content/written-pages.ts'
import { type DistFile, hashedFile } from '../system/hashed-file.ts'
import type { Parts } from './build-parts.ts'
import type { Settings } from './settings.ts'

/** A variant's content in a language, as pages are rendered with it, and its addresses. */
type BuiltContent = ReturnType<typeof buildContent>['built']

export type BuiltContents = Record<Variant, Record<Language, BuiltContent>>

type ContentsInput = {
  words: Content['words']
  routes: SiteRoutes
  parts: Parts
  settings: Settings
}

const jsonFile = (name: string, value: unknown): DistFile =>
  hashedFile(name, 'json', JSON.stringify(value))

/** Returns the content of both variants in every language, and its files, each once. */
export function buildContents(input: ContentsInput) {
  const files = new Map<string, DistFile>()
  const contents: BuiltContents = byVariantAndLanguage((variant, language) => {
    const { built, files: own } = buildContent(input, variant, language)
    // A body that both languages show is one file.
    for (const file of own) files.set(file.path, file)
    return built
  })
  return { contents, files: [...files.values()] }
}

/**
 * Splits a variant's words into what every page needs and the bodies of its text pages, each in a
 * separate file, so that visitors wait for no text that they do not read. Languages that show the same
 * body share its file.
 */
function buildContent(
  { words, routes, parts, settings }: ContentsInput,
  variant: Variant,
  language: Language,
) {
  const { labels, pages } = words[variant][language]
  const labelFile = `variants/${variant}/content/${language}/labels.yaml`
  const rows = routes.routes[variant]
  const textPages = rows.filter(({ kind }) => kind === 'text').map(({ page }) => page)
  const bodies = Object.fromEntries(textPages.map(page => [page, pages[page]?.body ?? []]))
  const bodyFiles = mapValues(bodies, (body, page) => jsonFile(`${variant}-${page}`, body))
  // Places begin with 1.
  const placeOf = (page: string) => pages[page]?.footer ?? 0
  const { siteUrl, games, contactUrl } = settings
  const content: VariantContent<string> = {
    language,
    labels: pickEntries(variantTables[variant].labels, labels, labelFile),
    pages: mapValues(pages, (own, page) => (bodies[page] ? { ...own, body: [] } : own)),
    images: parts.images[variant],
    homePaths: routes.homePaths[variant],
    settings: {
      siteUrl,
      games: mapValues(games, address => fill(address, { language })),
      contactUrl,
    },
    textPages,
    footer: textPages.filter(placeOf).sort((a, b) => placeOf(a) - placeOf(b)),
    bodies: mapValues(bodyFiles, ({ path }) => `/${path}`),
  }
  const file = jsonFile(`${variant}-${language}`, content)
  const manifest = webManifest(variant, content, parts.themeColours['index.css'])
  return {
    built: {
      content,
      bodies,
      address: `/${file.path}`,
      /** The address of the web manifest. */
      manifest: `/${manifest.path}`,
    },
    files: [...Object.values(bodyFiles), file, manifest],
  }
}

/**
 * Returns the web manifest, for visitors who add a variant to the home screen. It opens in the browser.
 * Its name ends in `.json`, because not every host knows `.webmanifest`.
 */
function webManifest(variant: Variant, content: VariantContent<string>, colour: string): DistFile {
  const icon = (size: number) => ({
    src: imageOf(content, `mark-${size}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return jsonFile(`manifest-${variant}-${content.language}`, {
    lang: content.language,
    name: content.labels.siteName,
    description: wordsOf(content, 'home').description,
    start_url: addressIn(content.language, '/'),
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  })
}
