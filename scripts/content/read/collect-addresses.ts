import { posix } from 'node:path'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isPictureName } from '../content-files.ts'
import type { PageLink } from './parsed-content.ts'

/** Whether a link can have an address: of the web, a mail box, a telephone, or a page of the site. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address)

export const isSiteAddress = (address: string): boolean => /^(#|\/(?![/\\]))/.test(address)

export const isPictureElsewhere = (address: string): boolean => /^https:\/\//i.test(address)

/** Returns the path of a picture that is next to a page, or next to the page in another language. */
export function picturePath(address: string, page: string): string | null {
  const [, folder = '.', name] = /^(?:\.\/)?(\.\.\/[a-z]{2}\/)?([^/:]+)$/.exec(address) ?? []
  if (!name || !isPictureName(name)) {
    return null
  }
  return posix.join(posix.dirname(page), folder, name.replaceAll('%20', ' '))
}

type Addresses = {
  links: PageLink[]
  /** By their paths from the root of the repository. */
  pictures: PageLink[]
}

/**
 * Returns the links of a page and its own pictures. Removes every other address from the tree, and
 * gives pictures their paths and attributes.
 */
export function collectAddresses(tree: Root, page: string): Addresses {
  const links: PageLink[] = []
  const pictures: PageLink[] = []
  visit(tree, node => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ address: node.url, line })
      if (!isLinkAddress(node.url)) {
        node.url = ''
      }
    } else if (node.type === 'image') {
      const path = picturePath(node.url, page)
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
  })
  return { links, pictures }
}
