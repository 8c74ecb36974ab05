import { marketPath, publicPath } from '../../shared/pages/market-path.ts'
import type { ComposedSite } from '../build/compose-site.ts'
import { describe, type Finding } from '../content/finding.ts'
import { type News, type ShownPage, textOfMark } from './contract.ts'
import { editableTexts } from './editable-texts.ts'
import { errorLines } from './error-lines.ts'
import type { MadeSite } from './make-site.ts'
import { frameOf, pageAt } from './render-page.ts'

/** Returns the news on what an open page shows, because a site can have tens of thousands of texts. */
export function pageNews(made: MadeSite, composed: ComposedSite, page: ShownPage): News {
  const language = pageAt(composed, page.opened)?.language ?? 'en'
  const files = new Set(page.marks.map(mark => textOfMark(mark).file))
  const errors = errorLines(made).map(text => ({ kind: 'error', text }) as const)
  const notes = made.findings
    .filter(isAbout(page))
    .map(note => ({ kind: note.kind, text: describe(note) }))
  return {
    frame: frameOf(composed, page.opened),
    content: composed.site.contents[page.variant][language].address,
    ...shownAt(composed, page),
    texts: [...files].flatMap(file => editableTexts(made.texts.get(file) ?? [])),
    messages: [...errors, ...notes],
  }
}

/** Returns a function that tells whether a finding is a note on what a page shows. */
function isAbout({ marks }: ShownPage): (finding: Finding) => boolean {
  // Menus name other pages.
  const own = marks.map(textOfMark).filter(({ name }) => name !== 'link' && name !== 'heading')
  const ownNames = new Set(own.map(({ file }) => nameOf(file)))
  // A note on an ignored file belongs to no page, so every page shows it.
  return ({ kind, file }) => kind !== 'error' && (ownNames.has(nameOf(file)) || !isWords(file))
}

/** Returns what a file and its translations have in common. */
const nameOf = (file: string): string => file.replace(/\/content\/\w+\//, '/')

const isWords = (file: string): boolean =>
  /\/(\w\w\/[^/]+\.md|labels\.yaml|claims\.yaml)$/.test(file)

/** Returns what the router shows at a path, in a market that is not prerendered too. */
function shownAt(
  { routes }: ComposedSite,
  { variant, path: address }: ShownPage,
): Pick<News, 'shows' | 'addresses'> {
  const { segment, path: written } = marketPath(address)
  // As in the router.
  const path = written.toLowerCase()
  if (routes.routes[variant].some(row => row.path === path)) {
    return { shows: 'page', addresses: [] }
  }
  if (routes.homePaths[variant].includes(path)) {
    return { shows: 'home', addresses: [] }
  }
  const paths = new Set(routes.paths.map(each => each.path))
  return { shows: 'error', addresses: [...paths].map(each => publicPath(segment, each)) }
}
