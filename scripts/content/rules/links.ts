import type { Definition, Link } from 'mdast'
import type { VFile } from 'vfile'
import { isPictureName } from '../content-files.ts'
import { error, note } from '../finding.ts'
import {
  addressInSite,
  anchorName,
  completeAddress,
  isLinkAddress,
  isSiteAddress,
} from './addresses.ts'
import { hasWords } from './blocks.ts'
import { pictureRemedy } from './pictures.ts'
import { positionOf, type Rule, sourceOf } from './rule.ts'
import { shorten } from './shorten.ts'

/** Reports links that cannot work, and collects the others for `checkSiteLinks`. */
export const links: Rule = ({ file, links }) => {
  const definitions: Definition[] = []
  const used = new Set<string>()
  /** Removes an address that pages must not contain. */
  function collect(node: Link | Definition): void {
    wrongAddress(node, file)
    if (isSiteAddress(node.url)) {
      node.url = node.url.replace(/(?<=#).*/s, anchorName)
    }
    links.push({ address: node.url, line: positionOf(node).line })
    if (!isLinkAddress(node.url)) {
      node.url = ''
    }
  }
  return {
    link: link => {
      if (!hasWords(link)) {
        const source = shorten(sourceOf(file, link))
        error(file, `The link ${source} has no text. Write it between the brackets [ ].`, link)
      }
      collect(link)
    },
    definition: definition => {
      if (definition.identifier.startsWith('^')) {
        const mark = shorten(`[${definition.identifier}]`)
        const remedy = 'Put the remark in the text in place of its mark, in parentheses.'
        error(file, `Footnotes such as ${mark} are not shown. ${remedy}`, definition)
        definition.url = ''
        return
      }
      definitions.push(definition)
      collect(definition)
    },
    linkReference: ({ identifier }) => used.add(identifier),
    imageReference: ({ identifier }) => used.add(identifier),
    end: () => checkDefinitions(definitions, used, file),
  }
}

/** Reports an address that no link can have. `checkSiteLinks` knows the pages of the site. */
function wrongAddress(link: Link | Definition, file: VFile): void {
  const { url } = link
  if (isLinkAddress(url)) {
    return
  }
  if (/^data:image/i.test(url) || isPictureName(url)) {
    const problem = `A link to the picture "${shorten(url)}" does not show it.`
    error(file, `${problem} ${pictureRemedy('![what it shows](its-name.jpg)')}`, link)
  } else if (!addressInSite(url)) {
    const complete = completeAddress(url)
    const problem = `The link "${shorten(url)}" does not point to a page or a web address.`
    error(file, `${problem} Write ${complete ? `"${shorten(complete, 120)}"` : examples}.`, link)
  }
}

const examples =
  'an address such as /about-us, https://example.com, mailto:info@example.com or tel:+6491234567'

/** Notes lines "[name]: address" whose name is taken, or whose address no link uses. */
function checkDefinitions(
  definitions: readonly Definition[],
  used: ReadonlySet<string>,
  file: VFile,
): void {
  const taken = new Set<string>()
  for (const definition of definitions) {
    const { identifier } = definition
    if (taken.has(identifier)) {
      const message = 'This name of an address is already above. Choose another name.'
      note(file, message, definition)
    } else if (!used.has(identifier)) {
      const message = 'No link uses this address, so pages do not show it. Delete the line.'
      note(file, message, definition)
    }
    taken.add(identifier)
  }
}
