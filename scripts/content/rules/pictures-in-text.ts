import { extname } from 'node:path'
import type { Image, ImageReference, Text } from 'mdast'
import type { VFile } from 'vfile'
import { slugOf } from '../content-files.ts'
import { isPictureElsewhere, picturePath } from './addresses.ts'
import { error, matchesIn, note, sourceOf } from './page-message.ts'

export function pictureWithoutText(image: Image, page: VFile): void {
  if (!image.alt?.trim()) {
    const source = sourceOf(page, image)
    const remedy = 'Write what the picture shows between the brackets [ ].'
    error(page, image, `The picture ${source} has no text. ${remedy}`)
  }
}

export function unknownPicture(image: Image, page: VFile): void {
  const { url } = image
  if (!picturePath(url, page.path) && !isPictureElsewhere(url)) {
    const remedy = 'Save it next to the page as JPG, PNG, WebP or SVG, and write its name.'
    error(page, image, `The picture "${url}" cannot be shown. ${remedy}`)
  }
}

export function pictureElsewhere(image: Image, page: VFile): void {
  if (isPictureElsewhere(image.url)) {
    note(
      page,
      image,
      `The owner of ${image.url} learns who reads the page; the privacy policy says that this does not happen. Save the picture next to the page.`,
    )
  }
}

export function pictureReference(image: ImageReference, page: VFile): void {
  error(page, image, `Write the picture’s address after ![${image.alt}], in parentheses.`)
}

/** Markdown does not recognise a picture with spaces in its name. */
export function pictureWithSpaces(text: Text, page: VFile): void {
  const begun = /(?<!\\)!\[([^[\]]*)\]\((.*\.\w{3,4}|[^()]*)\)/g
  for (const { groups, place } of matchesIn(page, text, begun)) {
    const [alt, name = ''] = groups
    const extension = extname(name)
    const better = `${slugOf(name.slice(0, name.length - extension.length))}${extension.toLowerCase()}`
    error(
      page,
      place,
      `A picture’s name cannot contain spaces: rename "${name}" to "${better}" and write ![${alt}](${better}).`,
    )
  }
}
