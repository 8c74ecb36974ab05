import type { ContentNode } from '../../shared/content/content-node.ts'
import type { Language } from '../../shared/content/languages.ts'
import type { SiteContent } from '../../shared/content/site-content.ts'
import type { Words } from '../../shared/content/words.ts'
import { addressIn } from '../../shared/routes/language-paths.ts'
import type { Route } from '../../shared/routes/route.ts'
import { imageOf, wordsOf } from '../../shared/site/site.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { type DistFile, hashedFile, hashOf } from './dist-file.ts'

/** A variant's content in a language as pages are rendered with it, and where browsers find it. */
export type BuiltContent = {
  content: SiteContent<string>
  bodies: Record<string, readonly ContentNode[]>
  /** Changes with all words but those bodies. */
  wordsKey: string
  address: string
  /** The address of the web manifest. */
  manifest: string
  files: DistFile[]
}

/**
 * Splits a variant's words into what every page of it needs and the bodies of its text pages, each in
 * a separate file: a visitor who reads no policy does not wait for one. A body that both languages
 * show, for want of a translation, has one address.
 */
export function buildContent(
  variant: Variant,
  words: Words<string>,
  routes: readonly Route[],
  rest: Omit<SiteContent<string>, keyof Words<string> | 'textPages' | 'footer' | 'bodies'>,
  colour: string,
): BuiltContent {
  const files: DistFile[] = []
  const bodies: Record<string, readonly ContentNode[]> = {}
  const addresses: Record<string, string> = {}
  const pages = { ...words.pages }
  const textPages = routes.filter(({ kind }) => kind === 'text').map(({ page }) => page)
  for (const page of textPages) {
    const written = pages[page]
    if (!written) continue
    const file = hashedFile(`${variant}-${page}`, 'json', JSON.stringify(written.body))
    files.push(file)
    bodies[page] = written.body
    addresses[page] = `/${file.path}`
    pages[page] = { ...written, body: [] }
  }
  // Places begin with 1.
  const placeOf = (page: string) => pages[page]?.footer ?? 0
  const footer = textPages.filter(placeOf).sort((a, b) => placeOf(a) - placeOf(b))
  const content = { ...words, pages, ...rest, textPages, footer, bodies: addresses }
  const file = hashedFile(`${variant}-${words.language}`, 'json', JSON.stringify(content))
  const manifest = webManifest(variant, content, colour)
  return {
    content,
    bodies,
    wordsKey: hashOf(JSON.stringify({ ...content, bodies: {} })),
    address: `/${file.path}`,
    manifest: `/${manifest.path}`,
    files: [...files, file, manifest],
  }
}

export type BuiltContents = Record<Language, BuiltContent>

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
  const manifest = {
    lang: content.language,
    name: content.labels.siteName,
    description: wordsOf(content, 'home').description,
    start_url: addressIn(content.language, '/'),
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  }
  return hashedFile(`manifest-${variant}-${content.language}`, 'json', JSON.stringify(manifest))
}
