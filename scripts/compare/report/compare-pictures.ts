import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type PictureDifference = { message: string; difference: Uint8Array }

/**
 * Compares two PNGs pixel by pixel, exactly: pages are drawn the same twice. undefined where they
 * are the same; otherwise how they differ, and a PNG with the differing pixels in red.
 */
export function comparePictures(
  approved: Uint8Array,
  now: Uint8Array,
): PictureDifference | undefined {
  if (Buffer.compare(approved, now) === 0) return undefined
  const [before, after] = [PNG.sync.read(Buffer.from(approved)), PNG.sync.read(Buffer.from(now))]
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const difference = new PNG({ width, height })
  const [left, right] = [enlarged(before, width, height), enlarged(after, width, height)]
  const pixels = pixelmatch(left, right, difference.data, width, height, {
    threshold: 0,
    includeAA: true,
  })
  if (!pixels) return undefined
  const size = ({ width, height }: PNG): string => `${width} × ${height}`
  const sizes =
    size(before) === size(after) ? '' : `, and it is ${size(after)}, not ${size(before)}`
  return { message: `${pixels} pixels differ${sizes}`, difference: PNG.sync.write(difference) }
}

/** The picture's pixels on a transparent ground of the given size. */
function enlarged(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger.data
}
