import type { Language } from '../../shared/content/words.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { checkLinks } from '../content/check-links.ts'
import { type ContentFiles, filesOnDisk } from '../content/content-files.ts'
import { type Content, readContent } from '../content/read-content.ts'
import { findAnchors } from '../content/to-content-nodes.ts'
import { CommandError } from '../run-command.ts'
import { componentAnchors } from './component-anchors.ts'
import { siteRoutes } from './site-routes.ts'

export const variants = ['affiliate', 'social'] as const
export const languages = ['en', 'fi'] as const

/** Content files that cannot be published: the message lists every problem with file and line. */
export class ContentError extends CommandError {}

/** All words of the site with all that is wrong with them, links that lead nowhere included. */
export function readSite(
  root: string,
  from: ContentFiles,
  includeDrafts: boolean,
): Content<Variant, Language> {
  const content = readContent({ from, variants, languages, includeDrafts })
  const { words, files, links } = content
  const { routes, homePaths } = siteRoutes({
    affiliate: words.affiliate.en.pages,
    social: words.social.en.pages,
  })
  const broken = variants.flatMap(variant => {
    const inComponents = componentAnchors(root, variant)
    return languages.flatMap(language => {
      const { pages } = words[variant][language]
      const isPage = (name: string) => routes[variant].some(({ page }) => page === name)
      const parts = Object.keys(pages).filter(name => !isPage(name))
      const anchorsOf = (name: string) => findAnchors(pages[name]?.body ?? [])
      const anchors = new Map(
        routes[variant].map(({ path, page, kind }) => {
          // A page with components can show those that are no page (the questions), too.
          const inParts = kind === 'text' ? [] : parts.flatMap(anchorsOf)
          return [path, new Set([...anchorsOf(page), ...inParts, ...inComponents])]
        }),
      )
      const targets = { anchors, foreign: homePaths[variant] }
      return Object.entries(links[variant][language]).flatMap(([page, found]) => {
        const file = files[variant][language][page]?.file ?? ''
        const path = routes[variant].find(row => row.page === page)?.path ?? '/'
        return checkLinks(found, { file, path }, targets)
      })
    })
  })
  return { ...content, problems: [...content.problems, ...broken] }
}

/** All words that are to be published. Throws a ContentError that lists all that is wrong with them. */
export function readWords(root: string): Content<Variant, Language> {
  const content = readSite(root, filesOnDisk(root), false)
  if (content.problems.length) {
    const lines = content.problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)
    throw new ContentError(lines.join('\n'))
  }
  return content
}
