import type { Definition, Link, Root, Text } from 'mdast'
import { isPictureName } from '../content-files.ts'
import { addressInSite, completeAddress, isLinkAddress } from './addresses.ts'
import { hasWords } from './blocks.ts'
import { pictureRemedy } from './pictures-in-text.ts'
import { error, matchesIn, nodesIn, note, type RuleContext, sourceOf } from './rule-context.ts'
import { shorten } from './shorten.ts'

export function linkWithoutText(link: Link, context: RuleContext): void {
  if (!hasWords(link)) {
    const source = shorten(sourceOf(context, link))
    error(context, link, `The link ${source} has no text. Write it between the brackets [ ].`)
  }
}

/** Reports an address that no link can have. `checkSiteLinks` knows the pages of the site. */
export function wrongAddress(link: Link | Definition, context: RuleContext): void {
  const { url } = link
  if (isLinkAddress(url)) {
    return
  }
  if (/^data:image/i.test(url) || isPictureName(url)) {
    const problem = `A link to the picture "${shorten(url)}" does not show it.`
    error(context, link, `${problem} ${pictureRemedy('![what it shows](its-name.jpg)')}`)
  } else if (!addressInSite(url)) {
    const whole = completeAddress(url)
    const problem = `The link "${shorten(url)}" does not point to a page or a web address.`
    error(context, link, `${problem} Write ${whole ? `"${shorten(whole, 120)}"` : examples}.`)
  }
}

const examples =
  'an address such as /about-us, https://example.com, mailto:info@example.com or tel:+6491234567'

/** GitHub's Markdown takes a closing quotation mark for a part of a bare address. */
export function addressInQuotes(node: Link | Text, context: RuleContext): void {
  if (context.isInLink || (node.type === 'link' && /^[[<]/.test(sourceOf(context, node)))) {
    return
  }
  const address = /(https?:\/\/|www\.)([^\s<>]+?)(?=[“”„‟«»‹›]|[‘’](?!\p{L}))/giu
  for (const match of matchesIn(context, node, address)) {
    const [scheme = '', rest] = match.groups
    const whole = shorten(`${scheme.replace('www.', 'https://www.')}${rest}`, 120)
    error(context, match, `The quotation mark becomes a part of the address. Write <${whole}>.`)
  }
}

/** A link that Markdown does not recognise, because of a space or a missing parenthesis. */
export function brokenLink(text: Text, context: RuleContext): void {
  const begun = /(?<!!)\[[^[\]]+\](?:\(|[^\S\n]+\((?=\/|#|https?:))(?:[^()]*\)|\S*)/g
  for (const match of matchesIn(context, text, begun)) {
    note(
      context,
      match,
      `${match.found} is not a link yet. Write the address right after ], without spaces, and close it with ).`,
    )
  }
}

export function unknownReference(text: Text, context: RuleContext): void {
  for (const match of matchesIn(context, text, /\[[^[\]]+\]\[[^[\]]+\]/g)) {
    note(
      context,
      match,
      `${match.found} is not a link: no line "[name]: address" gives its address.`,
    )
  }
}

/** Notes lines "[name]: address" whose name is taken, or whose address no link uses. */
export function definitions(mdast: Root, context: RuleContext): void {
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
      note(context, node, 'This name of an address is already above. Choose another name.')
    } else if (!used.has(node.identifier)) {
      note(context, node, 'No link uses this address, so pages do not show it. Delete the line.')
    }
    taken.add(node.identifier)
  }
}
