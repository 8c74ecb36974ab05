import type { ContentNode } from '../../shared/content/content-node.ts'
import { fill } from '../../shared/content/fill.ts'
import { mapValues, pickEntries } from '../../shared/content/records.ts'
import { imageOf, type VariantContent, wordsOf } from '../../shared/content/variant-content.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { type ByVariantAndLanguage, byVariantAndLanguage } from '../content/read/written-pages.ts'
import type { Content } from '../content/read-content.ts'
import type { SiteRoutes } from '../content/site-routes.ts'
import { variantTables } from '../content/variant-tables.ts'
import { type DistFile, hashedFile } from '../system/dist-file.ts'
import type { Parts } from './build-parts.ts'
import { chooseBlocks } from './choose-blocks.ts'
import type { Settings } from './settings.ts'

/** One variant's content in one language. */
export type BuiltContent = {
  /** What every page of the variant loads. It names the files of long texts. */
  content: VariantContent<string>
  /** The long texts by page, which are files of their own. */
  bodies: Record<string, readonly ContentNode[]>
  /** The address of the content's file. */
  address: string
  /** The address of the web manifest. */
  manifest: string
}

export type BuiltContents = ByVariantAndLanguage<BuiltContent>

/** Splits words into files, so that visitors wait for no text that they do not read. */
export function buildContents(
  words: Content['words'],
  { routes, homePaths }: SiteRoutes,
  { images, themeColours }: Parts,
  { siteUrl, games, contactUrl }: Settings,
): { contents: BuiltContents; files: DistFile[] } {
  const files = new Map<string, DistFile>()
  const addressOf = (name: string, value: unknown): string => {
    const file = hashedFile(name, 'json', JSON.stringify(value))
    files.set(file.path, file)
    return `/${file.path}`
  }
  const contents = byVariantAndLanguage((variant, language) => {
    const { labels, pages: written } = words[variant][language]
    const pages = mapValues(written, own => ({ ...own, body: chooseBlocks(own.body, contactUrl) }))
    const labelFile = `variants/${variant}/content/${language}/labels.yaml`
    const textPages = routes[variant].flatMap(({ kind, page }) => (kind === 'text' ? page : []))
    const bodies = Object.fromEntries(textPages.map(page => [page, pages[page]?.body ?? []]))
    // Positions in the footer begin with 1.
    const positionOf = (page: string) => pages[page]?.footer ?? 0
    const content: VariantContent<string> = {
      language,
      labels: pickEntries(variantTables[variant].labels, labels, labelFile),
      pages: mapValues(pages, (own, page) => (bodies[page] ? { ...own, body: [] } : own)),
      images: images[variant],
      homePaths: homePaths[variant],
      settings: {
        siteUrl,
        games: mapValues(games, address => fill(address, { language })),
        contactUrl,
      },
      textPages,
      footer: textPages.filter(positionOf).sort((a, b) => positionOf(a) - positionOf(b)),
      bodies: mapValues(bodies, (body, page) => addressOf(`${variant}-${page}`, body)),
    }
    // Not .webmanifest, which some hosts do not know.
    const manifest = addressOf(
      `manifest-${variant}-${language}`,
      webManifest(content, themeColours['index.css']),
    )
    return { content, bodies, address: addressOf(`${variant}-${language}`, content), manifest }
  })
  return { contents, files: [...files.values()] }
}

/** Returns the web manifest of a variant on the home screen, which opens it in the browser. */
function webManifest(content: VariantContent<string>, colour: string) {
  const icon = (size: number) => ({
    src: imageOf(content, `mark-${size}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return {
    lang: content.language,
    name: content.labels.siteName,
    description: wordsOf(content, 'home').description,
    start_url: addressIn(content.language, '/'),
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  }
}
