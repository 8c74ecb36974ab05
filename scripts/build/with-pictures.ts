import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ContentNode } from '../../shared/content/content-node.ts'
import { mapValues } from '../../shared/content/records.ts'
import { isPictureName } from '../content/content-files.ts'
import { type Finding, inDraft } from '../content/finding.ts'
import { byVariantAndLanguage } from '../content/read/written-pages.ts'
import type { Content } from '../content/read-content.ts'
import { didYouMean } from '../content/rules/did-you-mean.ts'
import { hashOf } from '../system/hash-of.ts'
import { type DistFile, hashedFile } from './dist-file.ts'

/** Widths for phones, and for a column of 42rem on screens with one and two dots per pixel. */
const widths = [400, 800, 1344]
const sizes = '(min-width: 45rem) 42rem, 100vw'
const mostDots = 60_000_000
/** The greatest height of a WebP. */
const mostWebpDots = 16_383

/** The attributes of a picture and its files, or why it cannot be shown. */
type Picture = { props: Record<string, string>; files: DistFile[]; problem?: string }

/** Content whose pictures have their sizes and addresses. */
export type ContentWithPictures = Content & {
  /** The files of the pictures that pages show. */
  pictureFiles: DistFile[]
}

/** Adds the editors' own pictures to the content, with a finding for each that cannot be shown. */
export async function withPictures(root: string, content: Content): Promise<ContentWithPictures> {
  const pictures = new Map<string, Picture>()
  const findings = [...content.findings]
  for (const { address: path, file, line, draft } of content.pictures) {
    const picture = pictures.get(path) ?? (await makePicture(root, path))
    pictures.set(path, picture)
    if (!picture.problem) {
      continue
    }
    const message = `The picture "${basename(path)}" ${picture.problem}`
    const error: Finding = { kind: 'error', file, line, message }
    findings.push(draft ? inDraft(error) : error)
  }
  // Without the pictures of drafts that are left out.
  const shown = new Set<DistFile>()
  const named = new Set(content.pictures.map(({ file }) => file))
  const withSizes = (node: ContentNode): ContentNode => {
    if (typeof node === 'string') {
      return node
    }
    const { props, files = [] } = pictures.get(node.props?.src ?? '') ?? {}
    for (const file of files) {
      shown.add(file)
    }
    return {
      ...node,
      ...(node.props && { props: { ...node.props, ...props } }),
      ...(node.children && { children: node.children.map(withSizes) }),
    }
  }
  const words = byVariantAndLanguage((variant, language) => {
    const own = content.words[variant][language]
    const pages = mapValues(own.pages, (page, name) => {
      const file = content.pages[variant][language][name]?.file
      return file && named.has(file) ? { ...page, body: page.body.map(withSizes) } : page
    })
    return { ...own, pages }
  })
  return { ...content, words, findings, pictureFiles: [...shown] }
}

async function makePicture(root: string, path: string): Promise<Picture> {
  const folder = join(root, dirname(path))
  const names = existsSync(folder) ? readdirSync(folder).filter(isPictureName) : []
  if (!names.includes(basename(path))) {
    const hint = names.length > 0 ? didYouMean(basename(path), names) : 'Save it next to the page.'
    return refused(`is not there. ${hint}`)
  }
  const bytes = readPicture(join(root, path))
  if (!bytes) {
    return refused(unreadable)
  }
  if (bytes.length > 20_000_000) {
    return refused('is larger than 20 MB. Make it smaller.')
  }
  const key = hashOf(bytes)
  const picture = made.get(key) ?? (await encodePicture(bytes))
  made.set(key, picture)
  return picture
}

/** Returns a file's bytes, or null for a folder or a broken link. */
function readPicture(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

/** The preview makes all pictures after each edit, and a photo takes half a second. */
const made = new Map<string, Picture>()

const unreadable = 'cannot be read. Save it again as JPG, PNG, WebP or SVG.'

const refused = (problem: string): Picture => ({ props: {}, files: [], problem })

async function encodePicture(bytes: Buffer): Promise<Picture> {
  // Imported here, because both take half a second to load.
  const [{ default: sharp }, { optimize }] = await Promise.all([import('sharp'), import('svgo')])
  try {
    const {
      format,
      autoOrient,
      pages = 1,
    } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    if (width * height > mostDots) {
      return refused('has more than 60 million pixels. Make it smaller.')
    }
    if (pages > 1) {
      return refused('moves, but pages show still pictures. Save one of its frames.')
    }
    const size = { width: `${width}`, height: `${height}` }
    if (format === 'svg') {
      if (!hasSize(bytes.toString()) || width * height <= 1) {
        return refused(
          'has no size. Write one into its first tag: <svg width="400" height="300" …>.',
        )
      }
      const drawn = optimize(bytes.toString(), { plugins: ['preset-default', 'removeScripts'] })
      const file = hashedFile('svg', drawn.data)
      return { props: { ...size, src: `/${file.path}` }, files: [file] }
    }
    const own = [...widths.filter(each => each < width), Math.min(width, ...widths.slice(-1))]
    if ((height / width) * Math.max(...own) > mostWebpDots) {
      return refused('is too tall for a page. Cut it into several pictures.')
    }
    const files: DistFile[] = []
    for (const each of new Set(own)) {
      const shrunk = sharp(bytes, { limitInputPixels: mostDots }).autoOrient().resize(each)
      files.push(hashedFile('webp', await shrunk.webp().toBuffer()))
    }
    const srcSet = files.map((file, index) => `/${file.path} ${own[index]}w`).join(', ')
    return { props: { ...size, src: `/${files.at(-1)?.path}`, srcSet, sizes }, files }
  } catch {
    return refused(unreadable)
  }
}

/** Returns whether an SVG says how large it is. The library would guess from what it draws. */
function hasSize(svg: string): boolean {
  const [tag = ''] = /<svg\b[^>]*>/.exec(svg) ?? []
  return (
    /\sviewBox=/.test(tag) ||
    ['width', 'height'].every(name => RegExp(`\\s${name}=["'][\\d.]+(?!%)[a-z]*["']`).test(tag))
  )
}
