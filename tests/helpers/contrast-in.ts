import sharp from 'sharp'

/** A part of a picture, in its pixels. */
type Box = { left: number; top: number; width: number; height: number }

/**
 * Reads a picture. Returns a function for the contrast between the most frequent colour of a part
 * and the colour that differs most.
 */
export async function contrastIn(png: Buffer): Promise<(box: Box) => number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return ({ left, top, width, height }) => {
    if (left < 0 || top < 0 || left + width > info.width || top + height > info.height) {
      throw new Error(`The part at ${left}, ${top} is outside of the picture.`)
    }
    const counts = new Map<number, number>()
    for (let y = Math.ceil(top); y < Math.floor(top + height); y++) {
      for (let x = Math.ceil(left); x < Math.floor(left + width); x++) {
        const colour = data.readUIntBE((y * info.width + x) * info.channels, 3)
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
    }
    const [[mostFrequent] = [0]] = [...counts].sort(([, one], [, other]) => other - one)
    const ground = luminance(mostFrequent)
    const contrasts = [...counts.keys()]
      .map(luminance)
      .map(letters => (Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05))
    return Math.max(...contrasts)
  }
}

/** Computes WCAG’s relative luminance of a colour such as 0xff0000. */
function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = [colour >> 16, colour >> 8, colour].map(value => {
    const part = (value & 255) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
