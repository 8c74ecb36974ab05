import sharp from 'sharp'
import type { Box } from '../../scripts/compare/approve.ts'
import type { Place } from './places-at.ts'

/** WebKit antialiases letters and icons a little differently from run to run; Chromium never does. */
const tolerance = process.env.COMPARE_ENGINE
  ? { channel: 64, pixels: 100 }
  : { channel: 0, pixels: 0 }

type Picture = Awaited<ReturnType<typeof decode>>

/** Returns the pixels of a picture. */
export async function decode(picture: Uint8Array) {
  const raw = sharp(picture).ensureAlpha().raw()
  const { data, info } = await raw.toBuffer({ resolveWithObject: true })
  return { ...info, data, pixels: new Uint32Array(data.buffer, data.byteOffset, data.length / 4) }
}

/** Returns whether the pixel at `x, y` was at `x - dx, y - dy` before. */
function isSame(before: Picture, now: Picture, x: number, y: number, dx = 0, dy = 0): boolean {
  const at = y * now.width + x
  const then = (y - dy) * before.width + x - dx
  if (now.pixels[at] === before.pixels[then]) {
    return true
  }
  // A push by a fraction of a pixel changes the edges.
  const most = dy ? Math.max(tolerance.channel, 40) : tolerance.channel
  return [0, 1, 2].every(
    channel =>
      Math.abs((now.data[at * 4 + channel] ?? 0) - (before.data[then * 4 + channel] ?? 999)) <=
      most,
  )
}

/** Returns the parts that differ, from the top down. Rows up to 16 pixels apart are one part. */
export function differingBoxes(before: Picture, now: Picture): Box[] {
  const grown = now.height - before.height
  const boxes: (Box & { pixels: number })[] = []
  const rowOf = ({ data, width }: Picture, y: number) =>
    data.subarray(y * width * 4, (y + 1) * width * 4)
  for (let y = 0; y < now.height; y++) {
    let last = boxes.at(-1)
    // The first part may push all that follows, rounded to a pixel more or less.
    const shifts = grown && last ? [0, grown, grown - 1, grown + 1] : [0]
    if (shifts.some(shift => rowOf(now, y).equals(rowOf(before, y - shift)))) {
      continue
    }
    for (let x = 0; x < now.width; x++) {
      if (shifts.some(shift => isSame(before, now, x, y, 0, shift))) {
        continue
      }
      if (!last || y - last.bottom > 16) {
        last = { left: x, right: x, top: y, bottom: y, pixels: 0, pushed: last ? grown : 0 }
        boxes.push(last)
      }
      last.left = Math.min(last.left, x)
      last.right = Math.max(last.right, x)
      last.bottom = y
      last.pixels += 1
    }
  }
  return boxes.filter(({ pixels }, index) => pixels > (grown && index ? 100 : tolerance.pixels))
}

/** Returns how an element has moved, if it looks as it did before. */
export function moveOf(
  before: Picture,
  now: Picture,
  { left, right, top, bottom }: Place['edges'],
  pushed: number,
): string | undefined {
  // Looks at some rows for moves along them, and at some columns for moves along columns.
  const step = Math.ceil(((right - left) * (bottom - top)) / 60_000)
  const countWrong = (dx: number, dy: number, most: number) => {
    let wrong = 0
    for (let y = Math.max(top, 0); y < bottom && wrong <= most; y += dx ? step : 1) {
      for (let x = Math.max(left, 0); x < right && wrong <= most; x += dx ? 1 : step) {
        if (!isSame(before, now, x, y, dx, dy + pushed)) {
          wrong += 1
        }
      }
    }
    return wrong
  }
  let how: string | undefined
  // Half a percent may be its surroundings.
  let least = ((right - left) * (bottom - top)) / step / 200
  for (let by = 1; by <= 64; by++) {
    for (const [dx, dy, where] of [
      [by, 0, 'to the right'],
      [-by, 0, 'to the left'],
      [0, by, 'down'],
      [0, -by, 'up'],
    ] as const) {
      const wrong = countWrong(dx, dy, least)
      if (wrong >= least) {
        continue
      }
      least = wrong
      how = `moved ${by} px ${where}`
    }
  }
  return how
}
