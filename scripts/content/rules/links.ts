import type { Definition, Link, Text } from 'mdast'
import type { VFile } from 'vfile'
import { isLinkAddress } from './addresses.ts'
import { error, matchesIn, note, sourceOf } from './page-message.ts'

export function linkWithoutText(link: Link, page: VFile): void {
  if (link.children.length === 0) {
    const source = sourceOf(page, link)
    error(page, link, `The link ${source} has no text. Write it between the brackets [ ].`)
  }
}

export function wrongAddress(link: Link | Definition, page: VFile): void {
  if (!isLinkAddress(link.url)) {
    const problem = `The link "${link.url}" does not point to a page or a web address.`
    error(page, link, `${problem} ${remedyFor(link.url)}`)
  }
}

function remedyFor(address: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/|www\.)/i.test(address)) {
    return 'Begin it with https:// or mailto:.'
  }
  const path = address.replace(/^(\.{1,2}\/)+/, '').replace(/\.md(?=$|#)/, '')
  return `For a page of this site write "/${path}".`
}

/** A link that Markdown does not recognise, because of a space or a missing parenthesis. */
export function brokenLink(text: Text, page: VFile): void {
  const begun = /(?<![\\!])\[[^[\]]+\](?:\(| +\((?=\/|#|https?:))(?:[^()]*\)|\S*)/g
  for (const { found, place } of matchesIn(page, text, begun)) {
    note(
      page,
      place,
      `${found} is not a link yet. Write the address right after ], without spaces, and close it with ).`,
    )
  }
}

export function unknownReference(text: Text, page: VFile): void {
  for (const { found, place } of matchesIn(page, text, /\[[^[\]]+\]\[[^[\]]+\]/g)) {
    note(page, place, `${found} is not a link: no line "[name]: address" gives its address.`)
  }
}
