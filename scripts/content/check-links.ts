import { posix } from 'node:path'
import { visit } from 'unist-util-visit'
import { marketPath } from '../../shared/routes/market-path.ts'
import { didYouMean } from './did-you-mean.ts'
import { errorIn, type Finding } from './finding.ts'
import type { MarkdownRoot } from './parse-markdown.ts'

export type PageLink = { url: string; line: number; isImage: boolean }

export type LinkTargets = {
  /** The paths of the variant's pages, each with its anchors (`#name`), null where unknown. */
  anchors: ReadonlyMap<string, ReadonlySet<string> | null>
  /** The files of pages that are not published, by their paths. */
  drafts: ReadonlyMap<string, string>
  /** Paths that only the other variant has. */
  foreign: readonly string[]
}

/** Returns what is wrong with a link's address, or null. No other kinds of address are allowed. */
export function checkLink(address: string): string | null {
  if (/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address)) return null
  if (address === '') return 'This link has no address. Write one between the brackets ( ).'
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return `"${address}" is not allowed as a link. Write an address with https:// or mailto:.`
  }
  if (/^(\/\/|\/\\|www\.)/i.test(address)) {
    return `The link "${address}" is incomplete. Begin it with https://.`
  }
  const path = address.replace(/^(\.{1,2}\/)+/, '').replace(/\.md(?=$|#)/, '')
  return `The link "${address}" leads nowhere. For a page of this site write "/${path}".`
}

/** Returns what is wrong with a picture's address, or null. The site's policy loads no other kinds. */
export function checkPicture(address: string): string | null {
  if (/^https:\/\//i.test(address) || picturePath(address, '')) return null
  return `The picture "${address}" cannot be shown. Save it beside the page as JPG, PNG, WebP or SVG, and write its name.`
}

/** Returns the path of a picture that stands beside a page, or beside its twin in a language. */
export function picturePath(address: string, page: string): string | null {
  const [, folder = '.', name] =
    /^(?:\.\/)?(\.\.\/[a-z]{2})?\/?([^/]+\.(?:jpe?g|png|webp|svg))$/i.exec(address) ?? []
  if (!name || /^\/|:/.test(address)) return null
  return posix.join(posix.dirname(page), folder, decodeURI(name))
}

/** Returns the addresses that a page's text links to or shows pictures from, with their lines. */
export function findLinks(tree: MarkdownRoot): PageLink[] {
  const links: PageLink[] = []
  visit(tree, node => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
    const line = node.position?.start.line ?? 1
    links.push({ url: node.url, line, isImage: node.type === 'image' })
  })
  return links
}

/** Reports links to no page or anchor of this variant. */
export function checkLinks(
  links: readonly PageLink[],
  at: { file: string; path: string },
  targets: LinkTargets,
): Finding[] {
  return links.flatMap(({ url, line, isImage }) => {
    const draft = targets.drafts.get(targetOf(url, at.path)?.path ?? '')
    if (draft !== undefined && !isImage) {
      const message = `This page is a draft, but ${at.file}:${line} links to it. Remove "draft: true" here or the link there.`
      return [errorIn(draft, message)]
    }
    const message = isImage ? null : checkTarget(url, at.path, targets)
    return message === null ? [] : [errorIn(at.file, message, line)]
  })
}

/** Takes a link within the site apart; null is another kind of address, or none at all. */
function targetOf(url: string, own: string) {
  if (!/^(#|\/(?![/\\]))/.test(url)) return null
  const [address = '', hash] = url.split('#')
  return { ...marketPath(address.split('?')[0] || own), hash }
}

function checkTarget(url: string, own: string, { anchors, foreign }: LinkTargets): string | null {
  const target = targetOf(url, own)
  if (!target) return null
  const { segment, path, hash } = target
  if (segment) return `Write "${path}" without "/${segment}": links stay in the visitor’s language.`
  const known = anchors.get(path)
  if (known === undefined) {
    return foreign.includes(path)
      ? `"${path}" is a page of the other site; here it shows the home page. Link to a page of this one.`
      : `There is no page "${path}". ${didYouMean(path, [...anchors.keys()])}`
  }
  if (!hash || !known || known.has(hash)) return null
  return `There is no place "#${hash}" on "${path}". ${didYouMean(hash, [...known])}`
}
