import type { SiteContent } from '../../shared/content/site-content.ts'
import { addressIn } from '../../shared/routes/language-paths.ts'
import { imageOf, wordsOf } from '../../shared/site/site.ts'
import { type DistFile, hashedFile } from './asset.ts'

/**
 * What systems show of a variant that a visitor keeps on the home screen. It opens as a page of the
 * browser, like the site itself. (`.json`, because not every host knows `.webmanifest`.)
 */
export function webManifest(name: string, content: SiteContent<string>, colour: string): DistFile {
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
  return hashedFile(`manifest-${name}`, 'json', JSON.stringify(manifest))
}
