import { fail } from 'node:assert'
import { fill } from '../../shared/content/fill.ts'
import { type Language, languages } from '../../shared/content/languages.ts'
import type { Page } from '../../shared/content/page.ts'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import {
  type FooterLink,
  imageOf,
  pageOf,
  type TextPageIndex,
  type VariantContent,
} from '../../shared/content/variant-content.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { type AffiliateLabel, affiliateLabels } from '../../variants/affiliate/labels.ts'
import { type SocialLabel, socialLabels } from '../../variants/social/labels.ts'
import { componentPageNames } from '../content/component-pages.ts'
import type { Words } from '../content/read-content.ts'
import { type DistFile, hashedFile } from './dist-file.ts'
import type { Parts } from './parts.ts'
import { gameAddresses, type Settings } from './settings.ts'
import type { SiteRoutes } from './site-routes.ts'

/** What the build makes of one variant's words in one language. */
export type BuiltVariant<Label extends string> = {
  /** What every page of the variant loads. */
  content: VariantContent<Label>
  /** The address of the content's file. */
  address: string
  /** By name. */
  textPages: Record<string, BuiltTextPage>
}

type BuiltTextPage = { page: Page; address: string }

export type BuiltVariants = {
  affiliate: Record<Language, BuiltVariant<AffiliateLabel>>
  social: Record<Language, BuiltVariant<SocialLabel>>
}

/** Splits words into files, so that visitors load no text that they do not read. */
export function buildVariants(
  words: Words,
  { homePaths }: SiteRoutes,
  { images, logoWidths, themeColours }: Parts,
  settings: Settings,
): { builtVariants: BuiltVariants; files: DistFile[] } {
  const { SITE_URL, CONTACT_URL } = settings
  const files = new Map<string, DistFile>()
  const addFile = (value: unknown): string => {
    const file = hashedFile('json', JSON.stringify(value))
    files.set(file.path, file)
    return `/${file.path}`
  }
  function build<Label extends string>(
    variant: Variant,
    language: Language,
    keys: readonly Label[],
  ): BuiltVariant<Label> {
    const { labels, pages } = words[variant][language]
    const withComponent = new Set(componentPageNames(variant))
    const componentPages: Record<string, Page> = {}
    const textPages: Record<string, BuiltTextPage> = {}
    for (const [name, page] of Object.entries(pages)) {
      if (withComponent.has(name)) {
        componentPages[name] = page
      } else {
        textPages[name] = { page, address: addFile(page) }
      }
    }
    const index: TextPageIndex = {
      addresses: mapValues(textPages, ({ address }) => address),
      homePaths: homePaths[variant],
    }
    const basics = {
      language,
      labels: recordOf(
        keys,
        key =>
          labels[key] ??
          fail(`variants/${variant}/content/${language}/labels.yaml: there is no "${key}".`),
      ),
      pages: componentPages,
      images: images[variant],
    }
    const content: VariantContent<Label> = {
      ...basics,
      // Not .webmanifest, which some hosts do not know.
      manifest: addFile(webManifest(basics, labels.siteName, themeColours['index.css'])),
      logoWidth: logoWidths[variant],
      settings: {
        SITE_URL,
        games: mapValues(gameAddresses(settings), address => fill(address, { language })),
        CONTACT_URL,
      },
      footer: footerLinks(textPages),
      textPageIndex: addFile(index),
    }
    return { content, address: addFile(content), textPages }
  }
  const builtVariants = {
    affiliate: recordOf(languages, language => build('affiliate', language, affiliateLabels)),
    social: recordOf(languages, language => build('social', language, socialLabels)),
  }
  return { builtVariants, files: [...files.values()] }
}

function footerLinks(textPages: Record<string, BuiltTextPage>): FooterLink[] {
  const placed = Object.values(textPages).flatMap(({ page: { name, link, footer }, address }) =>
    footer === null ? [] : { position: footer, name, text: link, address },
  )
  return placed
    .sort((one, other) => one.position - other.position)
    .map(({ name, text, address }) => ({ name, text, address }))
}

/** The icon on the home screen opens the site in the browser. */
function webManifest(
  content: Pick<VariantContent<string>, 'language' | 'pages' | 'images'>,
  name: string | undefined,
  colour: string,
) {
  const icon = (size: number) => ({
    src: imageOf(content, `mark-${size}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return {
    lang: content.language,
    name,
    description: pageOf(content, 'home').description,
    start_url: addressIn(content.language, '/'),
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  }
}
