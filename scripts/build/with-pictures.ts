import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { VFile } from 'vfile'
import type { ContentNode } from '../../shared/content/content-node.ts'
import type { Page } from '../../shared/content/page.ts'
import { mapValues } from '../../shared/content/records.ts'
import { isPictureName, whyUnreadable } from '../content/content-files.ts'
import { error, findingsOf, inDraft, sorted } from '../content/finding.ts'
import { byVariantAndLanguage } from '../content/read/read-content-files.ts'
import type { Content } from '../content/read-content.ts'
import { didYouMean } from '../content/rules/did-you-mean.ts'
import { asError } from '../system/as-error.ts'
import { hashOf } from '../system/hash-of.ts'
import type { DistFile } from './dist-file.ts'
import { encodePicture, type Picture, refused } from './encode-picture.ts'

/** Content whose pictures have their sizes and addresses. */
export type ContentWithPictures = Content & {
  /** The files of the pictures that pages show. */
  pictureFiles: DistFile[]
}

/** Adds the editors' own pictures to the content, with a finding for each that cannot be shown. */
export async function withPictures(root: string, content: Content): Promise<ContentWithPictures> {
  const pictures = new Map<string, Picture>()
  const files: VFile[] = []
  for (const parsed of content.files) {
    const file = new VFile({ path: parsed.file })
    files.push(file)
    for (const { path, line } of parsed.pictures) {
      const picture = pictures.get(path) ?? (await makePicture(root, path))
      pictures.set(path, picture)
      if (picture.problem) {
        const message = `The picture "${basename(path)}" ${picture.problem}`
        error(file, message, { line, column: 1 })
      }
    }
    file.messages = parsed.draft ? file.messages.map(inDraft) : file.messages
  }
  // Only pictures of pages that are shown are published.
  const used = new Set<DistFile>()
  const withSizes = (node: ContentNode): ContentNode => {
    if (typeof node === 'string') {
      return node
    }
    const { props, files = [] } = pictures.get(node.props?.src ?? '') ?? {}
    for (const file of files) {
      used.add(file)
    }
    return {
      ...node,
      ...(node.props && { props: { ...node.props, ...props } }),
      ...(node.children && { children: node.children.map(withSizes) }),
    }
  }
  const words = byVariantAndLanguage((variant, language) => {
    const { labels, pages } = content.words[variant][language]
    const withSizedPictures = (page: Page) => ({ ...page, body: page.body.map(withSizes) })
    return { labels, pages: mapValues(pages, withSizedPictures) }
  })
  const findings = sorted([...content.findings, ...findingsOf(files)])
  return { ...content, words, findings, pictureFiles: [...used] }
}

/**
 * Encoded pictures by their hash: the preview makes all after each edit, and a photo takes half a
 * second.
 */
const encoded = new Map<string, Picture>()

async function makePicture(root: string, path: string): Promise<Picture> {
  const folder = join(root, dirname(path))
  const names = existsSync(folder) ? readdirSync(folder).filter(isPictureName) : []
  // Some systems write ö as two characters.
  const composed = (name: string) => name.normalize('NFC')
  const name = names.find(fileName => composed(fileName) === composed(basename(path)))
  if (name === undefined) {
    const hint = names.length > 0 ? didYouMean(basename(path), names) : 'Save it next to the page.'
    return refused(`is not there. ${hint}`)
  }
  let bytes: Buffer
  try {
    bytes = readFileSync(join(folder, name))
  } catch (error) {
    return refused(whyUnreadable(asError(error), 'a picture'))
  }
  if (bytes.length > 20_000_000) {
    return refused('is larger than 20 MB. Make it smaller.')
  }
  const key = hashOf(bytes)
  const picture = encoded.get(key) ?? (await encodePicture(bytes))
  encoded.set(key, picture)
  return picture
}
