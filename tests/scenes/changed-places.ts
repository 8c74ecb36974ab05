import { diffArrays } from 'diff'
import sharp from 'sharp'

/** A part of a picture, in pixels from its corner. */
type Box = { left: number; top: number; right: number; bottom: number }

/** Calls a function in the page that a picture is of. */
export type InPage = (look: (boxes: Box[]) => string[], boxes: Box[]) => Promise<unknown>

/** Returns the names of the elements under each change between two pictures of a page. */
export async function changedPlaces(
  before: string | Buffer,
  now: string | Buffer,
  inPage: InPage,
): Promise<string[]> {
  const boxes = changesOf(await rowsOf(before), await rowsOf(now))
  if (!boxes.length) return ['the end of the page']
  const names = [...new Set((await inPage(elementsAt, boxes)) as string[])]
  // A longer list tells less than the picture does; the first may have pushed the others.
  return names.length > 4 ? [...names.slice(0, 1), 'many more places'] : names
}

type Row = Uint32Array

/** Returns the rows of a picture’s pixels. */
async function rowsOf(picture: string | Buffer): Promise<Row[]> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rowAt = (y: number) =>
    new Uint32Array(data.buffer, data.byteOffset + y * info.width * 4, info.width)
  return Array.from({ length: info.height }, (_, y) => rowAt(y))
}

/** Returns for each row of a picture what it was before, because a new line pushes others down. */
function formerRows(before: Row[], now: Row[]): (Row | undefined)[] {
  if (before.length === now.length) return before
  // A row that is pushed by a part of a pixel has other edges.
  const comparator = (one: Row, two: Row) => {
    let others = 0
    return one.every((pixel, x) => pixel === two[x] || ++others < one.length / 20)
  }
  let at = 0
  let gone: Row[] = []
  const parts = diffArrays(before, now, { comparator, maxEditLength: 1000 })
  if (!parts) return before
  return parts.flatMap(({ count, added, removed }) => {
    const rows = added ? [] : before.slice(at, at + count)
    at += rows.length
    const former = Array.from({ length: count }, (_, y) => (added ? gone[y] : rows[y]))
    // What is gone without anything in its place leaves its mark on the next row.
    if (!added && gone.length) former[0] = undefined
    gone = removed ? rows : []
    return removed ? [] : former
  })
}

/** Returns a box around each change. */
function changesOf(before: Row[], now: Row[]): Box[] {
  let boxes: Box[] = []
  for (const [y, former] of formerRows(before, now).entries())
    for (const run of runsOf(now[y] ?? new Uint32Array(), former, y)) boxes = withBox(boxes, run)
  boxes = boxes.reduce(withBox, []).sort((one, two) => one.top - two.top)
  if (before.length === now.length) return boxes
  return boxes.filter(({ left, top, right, bottom }) => right - left > near || bottom - top > near)
}

/** What differs less than this far apart, in pixels, is one change. */
const near = 16

/** Returns the parts of a row that differ; the middle of one that was not there. */
function runsOf(row: Row, former: Row | undefined, y: number): Box[] {
  const [top, bottom, middle] = [y, y, row.length / 2]
  if (!former) return [{ left: middle - near, right: middle + near, top, bottom }]
  const runs: Box[] = []
  for (let x = 0; x < row.length; x++) {
    if (row[x] === former[x]) continue
    const last = runs.at(-1)
    if (last && x - last.right < near) last.right = x
    else runs.push({ left: x, right: x, top, bottom })
  }
  return runs
}

/** Returns boxes with one more, as one with those that it is near to. */
function withBox(boxes: Box[], box: Box): Box[] {
  const isNear = ({ left, top, right, bottom }: Box) =>
    left - near < box.right &&
    box.left - near < right &&
    top - near < box.bottom &&
    box.top - near < bottom
  const around = boxes.filter(isNear).reduce(
    (one, two) => ({
      left: Math.min(one.left, two.left),
      top: Math.min(one.top, two.top),
      right: Math.max(one.right, two.right),
      bottom: Math.max(one.bottom, two.bottom),
    }),
    box,
  )
  return [...boxes.filter(other => !isNear(other)), around]
}

/** Returns the names of the innermost elements under the boxes, with their parts. Runs in the page. */
function elementsAt(boxes: Box[]): string[] {
  // From the end: what lies above the page, then what is innermost.
  const all = ['body, body *', ':popover-open, :popover-open *']
    .flatMap(selector => [...document.querySelectorAll(selector)])
    .map(element => ({ element, rect: element.getBoundingClientRect() }))
  const found = boxes.map(({ left, top, right, bottom }) => {
    // A shadow is outside its element, and so is where an element has moved from.
    const isUnder = ({ rect }: (typeof all)[number]) => {
      const width = Math.min(rect.right + 4, right + 1) - Math.max(rect.left - 4, left)
      const [above, below] = [rect.top + scrollY - 4, rect.bottom + scrollY + 4]
      const height = Math.min(below, bottom + 1) - Math.max(above, top)
      const area = (right + 1 - left) * (bottom + 1 - top)
      return width > 0 && height > 0 && width * height > 0.9 * area
    }
    return all.findLast(isUnder)?.element ?? document.body
  })
  // A card that moves takes along what is in it.
  const isTaken = (element: Element) =>
    found.some(each => each !== element && each.contains(element) && !each.matches('body, main'))
  return found
    .filter(element => !isTaken(element))
    .map(element => {
      const part = element.closest('header, main, footer, [popover]')
      const [name] = element.classList
      const own = element.localName + (element.id ? `#${element.id}` : name ? `.${name}` : '')
      return !part || part === element ? own : `${part.localName} ${own}`
    })
}
