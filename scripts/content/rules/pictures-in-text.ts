import { extname } from 'node:path'
import type { Image, ImageReference, Text } from 'mdast'
import { slugOf } from '../content-files.ts'
import { isPictureElsewhere, picturePath } from './addresses.ts'
import { error, matchesIn, note, type RuleContext, sourceOf } from './rule-context.ts'
import { shorten } from './shorten.ts'

export function pictureWithoutText(image: Image, context: RuleContext): void {
  if (!image.alt?.trim()) {
    const source = shorten(sourceOf(context, image))
    const remedy = 'Write what the picture shows between the brackets [ ].'
    error(context, image, `The picture ${source} has no text. ${remedy}`)
  }
}

export function unknownPicture(image: Image, context: RuleContext): void {
  const { url } = image
  if (!picturePath(url, context.file) && !isPictureElsewhere(url)) {
    const remedy = 'Save it next to the page as JPG, PNG, WebP or SVG, and write its name.'
    error(context, image, `The picture "${shorten(url)}" cannot be shown. ${remedy}`)
  }
}

export function pictureElsewhere(image: Image, context: RuleContext): void {
  if (isPictureElsewhere(image.url)) {
    note(
      context,
      image,
      `The owner of ${shorten(image.url)} learns who reads the page; the privacy policy says that this does not happen. Save the picture next to the page.`,
    )
  }
}

export function pictureReference(image: ImageReference, context: RuleContext): void {
  const words = shorten(image.alt ?? '') || 'what it shows'
  error(
    context,
    image,
    `A picture’s name belongs here. ${pictureRemedy(`![${words}](its-name.jpg)`)}`,
  )
}

export const pictureRemedy = (picture: string): string =>
  `Save the picture next to the page, and write ${picture} in place of this.`

/** Markdown does not recognise a picture with spaces in its name. */
export function pictureWithSpaces(text: Text, context: RuleContext): void {
  const begun = /!\[([^[\]]*)\]\((.*?\.\w{3,4}|[^()]*)\)/g
  for (const match of matchesIn(context, text, begun)) {
    const [alt = '', name = ''] = match.groups
    const extension = extname(name)
    const better = `${slugOf(name.slice(0, name.length - extension.length))}${extension.toLowerCase()}`
    const now = `![${shorten(alt, 40) || 'what it shows'}](${shorten(better)})`
    const remedy = `rename "${shorten(name, 40)}" to "${shorten(better)}", and write ${now}.`
    error(context, match, `A picture’s name cannot contain spaces: ${remedy}`)
  }
}
