import { join } from 'node:path'
import { pickEntries } from '../../shared/content/pick-entries.ts'
import type { SiteContent } from '../../shared/content/site-content.ts'
import type { Language } from '../../shared/content/words.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { affiliateLabels } from '../../variants/affiliate/labels.ts'
import { socialLabels } from '../../variants/social/labels.ts'
import type { DistFile } from './asset.ts'
import { bundleLoader } from './bundle-loader.ts'
import { bundleVariants, readBundles } from './bundle-variants.ts'
import { checkPages } from './check-pages.ts'
import { composeNotFound, composePage } from './compose-pages.ts'
import { headersFile } from './headers-file.ts'
import { buildImages, type Images } from './images.ts'
import { nginxConfig } from './nginx-config.ts'
import { contentSecurityPolicy, securityHeaders } from './policy.ts'
import { readWords } from './read-words.ts'
import { loadRenderer } from './render-page.ts'
import { robots } from './robots.ts'
import type { Settings } from './settings.ts'
import { type BuiltContents, buildContent } from './site-contents.ts'
import { siteRoutes } from './site-routes.ts'
import { sitemap } from './sitemap.ts'
import { buildCriticalStyle, buildStyles } from './styles.ts'
import { writeDist } from './write-dist.ts'

export type BuildInput = {
  root: string
  /** The folder to write, `dist` of the root unless a test wants another. */
  dist: string
  settings: Settings
  now: Date
  /** Told what is being done. */
  progress: (step: string) => void
}

const labelKeys: Record<Variant, readonly string[]> = {
  affiliate: affiliateLabels,
  social: socialLabels,
}

export type BuildResult = {
  files: DistFile[]
  pages: DistFile[]
  routes: ReturnType<typeof siteRoutes>
  /** What nginx is told about `dist`; it stands beside, for nobody is to be served it. */
  nginx: string
  notes: string[]
}

/** Builds the site: words, pictures, styles and scripts in, `dist/` out. */
export async function buildSite(input: BuildInput): Promise<BuildResult> {
  const { root, settings, progress } = input
  progress('words')
  const { words, notes } = readWords(root)
  const routes = siteRoutes({ affiliate: words.affiliate.en.pages, social: words.social.en.pages })

  progress('pictures and styles')
  const shared = buildImages(join(root, 'shared/images'))
  const images: Record<Variant, Images> = {
    affiliate: buildImages(join(root, 'variants/affiliate/images')),
    social: buildImages(join(root, 'variants/social/images')),
  }
  const styles = buildStyles(root, {
    ...images.social.addresses,
    ...images.affiliate.addresses,
    ...shared.addresses,
  })

  progress('scripts')
  const [loader] = await Promise.all([bundleLoader(root, settings), bundleVariants(root)])
  const bundles = readBundles(root)

  progress('pages')
  const contentOf = (variant: Variant, language: Language) => {
    const own = words[variant][language]
    const file = `variants/${variant}/content/${language}/labels.yaml`
    const rest = {
      images: { ...shared.addresses, ...images[variant].addresses },
      homePaths: routes.homePaths[variant],
      siteUrl: settings.siteUrl,
      games: settings.games,
      contactUrl: settings.contactUrl,
    } satisfies Partial<SiteContent<string>>
    const name = `${variant}-${language}`
    return buildContent(
      name,
      { ...own, labels: pickEntries(labelKeys[variant], own.labels, file) },
      routes.routes[variant],
      rest,
    )
  }
  const contentsOf = (variant: Variant): BuiltContents => ({
    en: contentOf(variant, 'en'),
    fi: contentOf(variant, 'fi'),
  })
  const contents = { affiliate: contentsOf('affiliate'), social: contentsOf('social') }
  const compose = {
    shell: {
      loader,
      criticalStyle: buildCriticalStyle(root),
      stylesheets: styles.addresses,
      themeColours: styles.themeColours,
      favicon: shared.addresses.favicon ?? '',
    },
    contents,
    scripts: bundles.scripts,
    render: await loadRenderer(root),
    now: input.now,
  }
  const pages = [
    ...(await Promise.all(routes.paths.map(path => composePage(compose, path)))),
    composeNotFound(compose),
  ]
  const contentFiles = Object.values(contents).flatMap(({ en, fi }) => [...en.files, ...fi.files])
  const pictures = [shared, images.affiliate, images.social].flatMap(({ files }) => files)
  const files = [...pages, ...styles.files, ...pictures, ...bundles.files, ...contentFiles]
  const policy = { loader, criticalStyle: compose.shell.criticalStyle, settings }
  const headers = securityHeaders(policy)
  checkPages(pages, contentSecurityPolicy(policy))
  files.push({ path: '_headers', bytes: headersFile(headers) })
  files.push(robots(settings.siteUrl), ...sitemap(routes.paths, settings.siteUrl))
  writeDist(input.dist, files)
  return {
    files,
    pages,
    routes,
    nginx: nginxConfig(headers),
    notes: notes.map(({ file, message }) => `${file}: ${message}`),
  }
}
