import { extname } from 'node:path'
import type { Image, ImageReference, Text } from 'mdast'
import { slugOf } from '../content-files.ts'
import { isPictureElsewhere, picturePath } from './addresses.ts'
import { error, matchesIn, note, type PageBody, sourceOf } from './page-body.ts'
import { shorten } from './shorten.ts'

export function pictureWithoutText(image: Image, page: PageBody): void {
  if (!image.alt?.trim()) {
    const source = shorten(sourceOf(page, image))
    const remedy = 'Write what the picture shows between the brackets [ ].'
    error(page, image, `The picture ${source} has no text. ${remedy}`)
  }
}

export function unknownPicture(image: Image, page: PageBody): void {
  const { url } = image
  if (!picturePath(url, page.file) && !isPictureElsewhere(url)) {
    const remedy = 'Save it next to the page as JPG, PNG, WebP or SVG, and write its name.'
    error(page, image, `The picture "${shorten(url)}" cannot be shown. ${remedy}`)
  }
}

export function pictureElsewhere(image: Image, page: PageBody): void {
  if (isPictureElsewhere(image.url)) {
    note(
      page,
      image,
      `The owner of ${shorten(image.url)} learns who reads the page; the privacy policy says that this does not happen. Save the picture next to the page.`,
    )
  }
}

export function pictureReference(image: ImageReference, page: PageBody): void {
  const words = shorten(image.alt ?? '') || 'what it shows'
  error(page, image, `A picture’s name belongs here. ${pictureRemedy(`![${words}](its-name.jpg)`)}`)
}

export const pictureRemedy = (picture: string): string =>
  `Save the picture next to the page, and write ${picture} in place of this.`

/** Markdown does not recognise a picture with spaces in its name. */
export function pictureWithSpaces(text: Text, page: PageBody): void {
  const begun = /!\[([^[\]]*)\]\((.*?\.\w{3,4}|[^()]*)\)/g
  for (const match of matchesIn(page, text, begun)) {
    const [alt = '', name = ''] = match.groups
    const extension = extname(name)
    const better = `${slugOf(name.slice(0, name.length - extension.length))}${extension.toLowerCase()}`
    const now = `![${shorten(alt, 40) || 'what it shows'}](${shorten(better)})`
    const remedy = `rename "${shorten(name, 40)}" to "${shorten(better)}", and write ${now}.`
    error(page, match, `A picture’s name cannot contain spaces: ${remedy}`)
  }
}
