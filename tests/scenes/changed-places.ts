import sharp from 'sharp'

/** A part of a picture in which pixels have changed, and how many. */
type Change = { left: number; top: number; right: number; bottom: number; pixels: number }

/** Calls a function in the page that a picture is of. */
export type InPage = (look: (changes: Change[]) => string[], changes: Change[]) => Promise<unknown>

/** Returns the names of the elements under each change between two pictures of a page. */
export async function changedPlaces(
  before: string | Buffer,
  now: string | Buffer,
  inPage: InPage,
): Promise<string[]> {
  const changes = changesOf(await readPicture(before), await readPicture(now))
  if (!changes.length) return ['the end of the page']
  const names = [...new Set((await inPage(elementsAt, changes)) as string[])]
  // A longer list tells less than the picture does; the first may have pushed the others.
  return names.length > 4 ? [...names.slice(0, 1), 'many more places'] : names
}

async function readPicture(picture: string | Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...info, pixels: new Uint32Array(data.buffer, data.byteOffset, data.length / 4) }
}

type Picture = Awaited<ReturnType<typeof readPicture>>

/** Returns the changes from the top down. What is side by side, or 16 pixels apart, is one change. */
function changesOf(before: Picture, now: Picture): Change[] {
  const { width, height, pixels } = now
  const grown = height - before.height
  // What makes the page longer or shorter pushes all that is below, by a pixel more or less.
  const pushed = grown ? [0, grown, grown - 1, grown + 1] : [0]
  const columns = Array.from({ length: width }, (_, x) => x)
  const changes: Change[] = []
  for (let y = 0; y < height; y++) {
    let last = changes.at(-1)
    // Empty space that pushes is known by the first row that it pushes.
    const shifts = last ? pushed : [0]
    const changed = columns.filter(x =>
      shifts.every(shift => pixels[y * width + x] !== before.pixels[(y - shift) * width + x]),
    )
    if (!changed.length) continue
    if (!last || y - last.bottom > 16) {
      last = { left: width, right: 0, top: y, bottom: y, pixels: 0 }
      changes.push(last)
    }
    last.left = Math.min(last.left, changed[0] ?? width)
    last.right = Math.max(last.right, changed.at(-1) ?? 0)
    last.bottom = y
    last.pixels += changed.length
  }
  // What is pushed by a part of a pixel has other edges.
  return changes.filter(({ pixels }, index) => !grown || index === 0 || pixels > 100)
}

/** Returns the names of the innermost elements under the changes, with their parts. Runs in the page. */
function elementsAt(changes: Change[]): string[] {
  // From the end: what lies above the page, then what is innermost.
  const all = ['body, body *', ':popover-open, :popover-open *']
    .flatMap(selector => [...document.querySelectorAll(selector)])
    .map(element => ({ element, rect: element.getBoundingClientRect() }))
  const found = changes.map(({ left, top, right, bottom }) => {
    // A shadow is outside its element, and so is where an element has moved from.
    const isUnder = ({ rect }: (typeof all)[number]) =>
      rect.left - 6 < left &&
      rect.right + 6 > right &&
      rect.top + scrollY - 6 < top &&
      rect.bottom + scrollY + 6 > bottom
    return all.findLast(isUnder)?.element ?? document.body
  })
  return (
    found
      // A card that moves takes along what is in it.
      .filter(
        element =>
          !found.some(
            each => each !== element && each.contains(element) && !each.matches('body, main'),
          ),
      )
      .map(element => {
        const [name] = element.classList
        const own = element.localName + (element.id ? `#${element.id}` : name ? `.${name}` : '')
        const part = element.closest('header, main, footer, [popover]')
        return part && part !== element ? `${part.localName} ${own}` : own
      })
  )
}
