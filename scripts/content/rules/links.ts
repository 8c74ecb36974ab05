import type { Definition, Link, Root, Text } from 'mdast'
import { isPictureName } from '../content-files.ts'
import { addressInSite, completeAddress, isLinkAddress } from './addresses.ts'
import { hasWords } from './blocks.ts'
import { error, matchesIn, nodesIn, note, type PageBody, sourceOf } from './page-body.ts'
import { pictureRemedy } from './pictures-in-text.ts'
import { shorten } from './shorten.ts'

export function linkWithoutText(link: Link, body: PageBody): void {
  if (!hasWords(link)) {
    const source = shorten(sourceOf(body, link))
    error(body, link, `The link ${source} has no text. Write it between the brackets [ ].`)
  }
}

/** Reports an address that no link can have. `checkSiteLinks` knows the pages of the site. */
export function wrongAddress(link: Link | Definition, body: PageBody): void {
  const { url } = link
  if (isLinkAddress(url)) {
    return
  }
  if (/^data:image/i.test(url) || isPictureName(url)) {
    const problem = `A link to the picture "${shorten(url)}" does not show it.`
    error(body, link, `${problem} ${pictureRemedy('![what it shows](its-name.jpg)')}`)
  } else if (!addressInSite(url)) {
    const whole = completeAddress(url)
    const problem = `The link "${shorten(url)}" does not point to a page or a web address.`
    error(body, link, `${problem} Write ${whole ? `"${shorten(whole, 120)}"` : examples}.`)
  }
}

const examples =
  'an address such as /about-us, https://example.com, mailto:info@example.com or tel:+6491234567'

/** GitHub's Markdown takes a closing quotation mark for a part of a bare address. */
export function addressInQuotes(node: Link | Text, body: PageBody): void {
  if (body.isInLink || (node.type === 'link' && /^[[<]/.test(sourceOf(body, node)))) {
    return
  }
  const address = /(https?:\/\/|www\.)([^\s<>]+?)(?=[“”„‟«»‹›]|[‘’](?!\p{L}))/giu
  for (const match of matchesIn(body, node, address)) {
    const [scheme = '', rest] = match.groups
    const whole = shorten(`${scheme.replace('www.', 'https://www.')}${rest}`, 120)
    error(body, match, `The quotation mark becomes a part of the address. Write <${whole}>.`)
  }
}

/** A link that Markdown does not recognise, because of a space or a missing parenthesis. */
export function brokenLink(text: Text, body: PageBody): void {
  const begun = /(?<!!)\[[^[\]]+\](?:\(|[^\S\n]+\((?=\/|#|https?:))(?:[^()]*\)|\S*)/g
  for (const match of matchesIn(body, text, begun)) {
    note(
      body,
      match,
      `${match.found} is not a link yet. Write the address right after ], without spaces, and close it with ).`,
    )
  }
}

export function unknownReference(text: Text, body: PageBody): void {
  for (const match of matchesIn(body, text, /\[[^[\]]+\]\[[^[\]]+\]/g)) {
    note(body, match, `${match.found} is not a link: no line "[name]: address" gives its address.`)
  }
}

/** Notes lines "[name]: address" whose name is taken, or whose address no link uses. */
export function definitions(mdast: Root, body: PageBody): void {
  const nodes = nodesIn(mdast)
  const used = new Set(
    nodes.flatMap(node =>
      node.type === 'linkReference' || node.type === 'imageReference' ? node.identifier : [],
    ),
  )
  const taken = new Set<string>()
  for (const node of nodes) {
    if (node.type !== 'definition') {
      continue
    }
    if (taken.has(node.identifier)) {
      note(body, node, 'This name of an address is already above. Choose another name.')
    } else if (!used.has(node.identifier)) {
      note(body, node, 'No link uses this address, so pages do not show it. Delete the line.')
    }
    taken.add(node.identifier)
  }
}
