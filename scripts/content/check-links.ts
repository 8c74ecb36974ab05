import { marketPath } from '../../shared/routes/market-path.ts'
import type { ContentProblem } from './content-problem.ts'
import { didYouMean } from './did-you-mean.ts'
import type { PageLink } from './find-links.ts'

export type LinkTargets = {
  /** The paths of the variant's pages, each with the names of its places (`#name`). */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** Paths that only the other variant has. */
  foreign: readonly string[]
}

/** The page's links that lead to no page or no place of this variant, and pictures that are not there. */
export function checkLinks(
  links: readonly PageLink[],
  at: { file: string; path: string },
  targets: LinkTargets,
): ContentProblem[] {
  return links.flatMap(({ url, line, isImage }) => {
    const message = isImage ? wrongWithImage(url) : wrongWith(url, at.path, targets)
    return message === null ? [] : [{ file: at.file, line, message }]
  })
}

/** Our own pictures are the components' and bear hashes; a text can show those of the web. */
const wrongWithImage = (url: string): string | null =>
  url.startsWith('/')
    ? `The site has no picture "${url}". Show one by its address on the web, with https://.`
    : null

function wrongWith(url: string, own: string, { anchors, foreign }: LinkTargets): string | null {
  // Other kinds of address, and those that are no address at all, have been looked at already.
  if (!/^(#|\/(?![/\\]))/.test(url)) return null
  const [address = '', hash] = url.split('#')
  const { segment, path } = marketPath(address.split('?')[0] || own)
  const paths = [...anchors.keys()]
  if (segment) return `Write "${path}" without "/${segment}": links stay in the visitor’s language.`
  const places = anchors.get(path)
  if (!places) {
    return foreign.includes(path)
      ? `"${path}" is a page of the other site; here it shows the home page. Link to a page of this one.`
      : `There is no page "${path}". ${didYouMean(path, paths)}`
  }
  if (!hash || places.has(hash)) return null
  return `There is no place "#${hash}" on "${path}". ${didYouMean(hash, [...places])}`
}
