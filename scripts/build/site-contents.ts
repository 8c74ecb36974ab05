import { fill } from '../../shared/content/fill.ts'
import { type Language, mapValues } from '../../shared/content/languages.ts'
import { pickEntries } from '../../shared/content/pick-entries.ts'
import type { SiteContent } from '../../shared/content/site-content.ts'
import { addressIn } from '../../shared/routes/language-paths.ts'
import { imageOf, wordsOf } from '../../shared/site/site.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { type Content, perSite } from '../content/read-content.ts'
import type { SiteRoutes } from '../content/site-routes.ts'
import { variantTables } from '../content/variant-tables.ts'
import { type DistFile, hashedFile } from '../system/hashed-file.ts'
import type { Parts } from './build-parts.ts'
import type { Settings } from './settings.ts'

/** A variant's content in a language as pages are rendered with it, and where browsers find it. */
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
  const contents: BuiltContents = perSite((variant, language) => {
    const { built, files: own } = buildContent(input, variant, language)
    // A body that both languages show is one file.
    for (const file of own) files.set(file.path, file)
    return built
  })
  return { contents, files: [...files.values()] }
}

/**
 * Splits a variant's words into what every page of it needs and the bodies of its text pages, each in
 * a separate file: a visitor who reads no policy does not wait for one. A body that both languages
 * show, for want of a translation, has one address.
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
  const content: SiteContent<string> = {
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
 * Returns what systems show of a variant that a visitor keeps on the home screen. It opens as a page
 * of the browser, like the site itself. (`.json`, because not every host knows `.webmanifest`.)
 */
function webManifest(variant: Variant, content: SiteContent<string>, colour: string): DistFile {
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
