import type { Root } from 'mdast'
import {
  anchorName,
  isLinkAddress,
  isPictureElsewhere,
  isSiteAddress,
  picturePath,
} from '../rules/addresses.ts'
import { nodesIn } from '../rules/rule-context.ts'
import type { AddressInFile } from './parsed-content.ts'

type Addresses = {
  links: AddressInFile[]
  /** By their paths from the root of the repository. */
  pictures: AddressInFile[]
}

/**
 * Collects the links of a page and its own pictures. Removes every other address from the tree, and
 * gives pictures their paths and attributes.
 */
export function collectAddresses(mdast: Root, file: string): Addresses {
  const links: AddressInFile[] = []
  const pictures: AddressInFile[] = []
  for (const node of nodesIn(mdast)) {
    // remark-gfm links only addresses of the web and of mail boxes, and its links have no position.
    if (!node.position) {
      continue
    }
    const { line } = node.position.start
    if (node.type === 'link' || node.type === 'definition') {
      if (isSiteAddress(node.url)) {
        node.url = node.url.replace(/(?<=#).*/s, anchorName)
      }
      links.push({ address: node.url, line })
      if (!isLinkAddress(node.url)) {
        node.url = ''
      }
    } else if (node.type === 'image') {
      const path = picturePath(node.url, file)
      const late = { loading: 'lazy', decoding: 'async' }
      if (path) {
        pictures.push({ address: path, line })
        node.data = { hProperties: { ...late, src: path } }
      } else {
        const src = isPictureElsewhere(node.url) ? node.url : ''
        node.data = { hProperties: { ...late, src, referrerPolicy: 'no-referrer' } }
      }
    } else if (node.type === 'imageReference') {
      node.data = { hProperties: { src: '' } }
    }
  }
  return { links, pictures }
}
