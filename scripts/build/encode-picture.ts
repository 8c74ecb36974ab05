import { optimize } from 'svgo/browser'
import { type DistFile, hashedFile } from './dist-file.ts'

/** Widths for phones, and for a column of 42rem on screens with one and two dots per pixel. */
const widths = [400, 800, 1344]
const sizes = '(min-width: 45rem) 42rem, 100vw'
const mostDots = 60_000_000
/** The greatest height of a WebP. */
const mostWebpDots = 16_383

/** The attributes of a picture and its files, or why it cannot be shown. */
export type Picture = { props: Record<string, string>; files: DistFile[]; problem?: string }

export const refused = (problem: string): Picture => ({ props: {}, files: [], problem })

/** Optimises an SVG, and makes WebP files in several widths of any other picture. */
export async function encodePicture(bytes: Buffer): Promise<Picture> {
  // Imported here, because it takes a tenth of a second to load.
  const { default: sharp } = await import('sharp')
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
    const outputWidths = [
      ...widths.filter(outputWidth => outputWidth < width),
      Math.min(width, ...widths.slice(-1)),
    ]
    if ((height / width) * Math.max(...outputWidths) > mostWebpDots) {
      return refused('is too tall for a page. Cut it into several pictures.')
    }
    const files: DistFile[] = []
    for (const outputWidth of new Set(outputWidths)) {
      const shrunk = sharp(bytes, { limitInputPixels: mostDots }).autoOrient().resize(outputWidth)
      files.push(hashedFile('webp', await shrunk.webp().toBuffer()))
    }
    const srcSet = files.map((file, index) => `/${file.path} ${outputWidths[index]}w`).join(', ')
    return { props: { ...size, src: `/${files.at(-1)?.path}`, srcSet, sizes }, files }
  } catch {
    return refused('cannot be read. Save it again as JPG, PNG, WebP or SVG.')
  }
}

/** Without a size in an SVG, the library would guess one from what it draws. */
function hasSize(svg: string): boolean {
  const [tag = ''] = /<svg\b[^>]*>/.exec(svg) ?? []
  return (
    /\sviewBox=/.test(tag) ||
    ['width', 'height'].every(name => RegExp(`\\s${name}=["'][\\d.]+(?!%)[a-z]*["']`).test(tag))
  )
}
