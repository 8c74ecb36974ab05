import { languageOf, marketPath } from '../../shared/pages/market-path.ts'
import type { Finding } from '../content/finding.ts'
import type { MadeSite } from './make-site.ts'
import { textOfMark } from './page/marks.ts'
import type { News, RequestOf } from './page/requests.ts'

/** Returns the news on what an open page shows, because a site can have tens of thousands of texts. */
export function newsForPage(made: MadeSite, request: RequestOf<'news'>): News {
  const shown = request.marks.map(textOfMark)
  const files = new Set(shown.map(({ file }) => file))
  // Menus name other pages.
  const own = shown.filter(({ name }) => name !== 'link' && name !== 'heading')
  const ownNames = new Set(own.map(({ file }) => nameOf(file)))
  // A note on an ignored file belongs to no page, so every page shows it.
  const isHere = ({ kind, file }: Finding) =>
    kind === 'error' || ownNames.has(nameOf(file)) || !isWords(file)
  return {
    ...pageAt(made, request),
    texts: [...files].flatMap(file => made.texts.get(file) ?? []),
    findings: made.findings.filter(isHere),
    outdatedFiles: made.outdatedFiles,
    faults: made.faults,
  }
}

/** Returns what a file and its translations have in common. */
const nameOf = (file: string): string => file.replace(/\/content\/\w+\//, '/')

const isWords = (file: string): boolean =>
  /\/(\w\w\/[^/]+\.md|labels\.yaml|claims\.yaml)$/.test(file)

type PageAt = Pick<News, 'content' | 'text' | 'shows' | 'isPrerendered' | 'addresses'>

/** Returns what is at a path, whose variant also has pages that are not prerendered. */
function pageAt({ composed }: MadeSite, { variant, path: address }: RequestOf<'news'>): PageAt {
  if (!composed) {
    return { content: null, text: null, shows: 'page', isPrerendered: false, addresses: [] }
  }
  const { site, routes } = composed
  const { segment, path } = marketPath(address)
  const { address: content, texts } = site.contents[variant][languageOf(segment)]
  const row = routes.routes[variant].find(each => each.path === path)
  const text = row && texts[row.page]
  const otherwise = routes.homePaths[variant].includes(path) ? 'home' : 'error'
  const shows = row ? 'page' : otherwise
  const inMarket = routes.paths.filter(each => each.segment === segment)
  return {
    content,
    text: text ? { page: row.page, address: text.address } : null,
    shows,
    isPrerendered: inMarket.some(each => each.address === address),
    addresses: shows === 'error' ? inMarket.map(each => each.address) : [],
  }
}
