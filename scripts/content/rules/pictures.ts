import type { Image } from 'mdast'
import { error } from '../finding.ts'
import { picturePath } from './addresses.ts'
import { type Body, positionOf, type Rule, sourceOf } from './rule.ts'
import { shorten } from './shorten.ts'

/** Reports pictures that pages cannot show, and collects the others for `withPictures`. */
export const pictures: Rule = body => ({
  image: image => {
    checkPicture(image, body)
    const path = picturePath(image.url, body.place.file)
    if (path) {
      body.pictures.push({ path, line: positionOf(image).line })
    }
    image.data = { hProperties: { loading: 'lazy', decoding: 'async', src: path ?? '' } }
  },
  imageReference: image => {
    const words = shorten(image.alt ?? '') || 'what it shows'
    const remedy = pictureRemedy(`![${words}](its-name.jpg)`)
    error(body.file, `A picture’s name belongs here. ${remedy}`, image)
    image.data = { hProperties: { src: '' } }
  },
})

function checkPicture(image: Image, { file, place }: Body): void {
  const { url, alt } = image
  if (!alt?.trim()) {
    const source = shorten(sourceOf(file, image))
    const remedy = 'Write what the picture shows between the brackets [ ].'
    error(file, `The picture ${source} has no text. ${remedy}`, image)
  }
  if (!picturePath(url, place.file)) {
    const remedy = 'Save it next to the page as JPG, PNG, WebP or SVG, and write its name.'
    error(file, `The picture "${shorten(url)}" cannot be shown. ${remedy}`, image)
  }
}

export const pictureRemedy = (picture: string): string =>
  `Save the picture next to the page, and write ${picture} in place of this.`
