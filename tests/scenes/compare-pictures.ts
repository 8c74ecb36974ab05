import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { approvedFolder, type Finding, fileOf, keep, readIfThere } from './finding.ts'
import type { Scene } from './scenes.ts'

/** A part of a picture in which pixels differ, and by how much what is above has pushed it. */
export type Box = { left: number; top: number; right: number; bottom: number; pushed: number }

/** What is at a box: its name, its words, and where its edges are. */
type Place = { name: string; text: string; edges: Omit<Box, 'pushed'> }

/** Calls a function in the page that a picture is of. */
export type InPage = (look: (boxes: Box[]) => Place[], boxes: Box[]) => Promise<unknown>

/** WebKit smooths letters and icons a little differently from time to time; Chromium never does. */
const tolerance = process.env.COMPARE_ENGINE
  ? { channel: 48, pixels: 50 }
  : { channel: 0, pixels: 0 }

/** Compares a scene at a width with its approved picture. Returns what differs, and where. */
export async function pictureFindings(
  scene: Scene,
  width: number,
  take: () => Promise<Uint8Array>,
  inPage: InPage,
): Promise<Finding[]> {
  const file = `${fileOf(scene)}-${width}.webp`
  const approved = readIfThere(join(approvedFolder, file))
  // Each picture brings its fingerprint with it, so that equal ones need not be decoded.
  const fingerprintOf = (png: Uint8Array) => createHash('sha256').update(png).digest('hex')
  let png = await take()
  if (approved?.includes(fingerprintOf(png))) return []
  // A late repaint is no difference: what counts is what is there twice.
  for (let last: Uint8Array | undefined; !last || !Buffer.from(last).equals(png); ) {
    last = png
    png = await take()
  }
  if (approved?.includes(fingerprintOf(png))) return []
  const found = approved ? await differences(approved, png, inPage) : [newPicture]
  if (found.length) {
    const IFD0 = { ImageDescription: fingerprintOf(png) }
    keep(file, await sharp(png).webp({ lossless: true }).withExif({ IFD0 }).toBuffer())
  }
  return found.map(each => ({ ...each, rule: 'picture', file }))
}

const newPicture = { message: 'is not approved yet', key: 'new', about: '' }

/** Returns what differs between two pictures of a page, each with the element that it is about. */
export async function differences(approved: Uint8Array, picture: Uint8Array, inPage: InPage) {
  const [before, now] = [await readPicture(approved), await readPicture(picture)]
  const grown = now.height - before.height
  const boxes = boxesOf(before, now)
  const places = (await inPage(placesAt, boxes)) as Place[]
  const pushes = grown
    ? `, and the page is ${Math.abs(grown)} px ${grown > 0 ? 'longer' : 'shorter'} from there`
    : ''
  const found = places.flatMap(({ name, text, edges }, index) => {
    const box = boxes[index]
    // A card that moves takes along what is in it.
    const isIn = places.some(
      (each, at) =>
        each.name !== name &&
        at !== index &&
        each.name &&
        !/^(body|main\S*)$/.test(each.name) &&
        contains(each.edges, edges),
    )
    if (!box || isIn) return []
    const how = moveOf(before, now, edges, box.pushed) ?? 'looks different'
    const words = text ? ` “${text.slice(0, 40)}”` : ''
    const message = `${name}${words} ${how}${index === 0 ? pushes : ''}`
    return { message, key: `${name} ${how}`, about: `${name} ${text}`, box }
  })
  const [first = { message: `the page ends ${grown} px lower`, key: 'end', about: '' }] = found
  if (found.length < 5) return found.length || !grown ? found : [first]
  // A longer list tells less than the picture does; the first may have moved the others.
  return [
    {
      ...first,
      message: `${first.message}, and ${found.length - 1} more places differ`,
      key: 'many places',
    },
  ]
}

/** Tells whether a place is in another one, but for its shadow. */
const contains = (one: Place['edges'], two: Place['edges']): boolean =>
  one.left <= two.left + 6 &&
  one.right >= two.right - 6 &&
  one.top <= two.top + 6 &&
  one.bottom >= two.bottom - 6

async function readPicture(picture: Uint8Array) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...info, data, pixels: new Uint32Array(data.buffer, data.byteOffset, data.length / 4) }
}

type Picture = Awaited<ReturnType<typeof readPicture>>

/** Returns whether a pixel is the same in both pictures, if what is at `x, y` now was `dx, dy` before. */
function isSame(before: Picture, now: Picture, x: number, y: number, dx = 0, dy = 0): boolean {
  const at = y * now.width + x
  const then = (y - dy) * before.width + x - dx
  if (now.pixels[at] === before.pixels[then]) return true
  // What is pushed by a part of a pixel has other edges.
  const channel = dy ? Math.max(tolerance.channel, 40) : tolerance.channel
  return [0, 1, 2].every(
    each =>
      Math.abs((now.data[at * 4 + each] ?? 0) - (before.data[then * 4 + each] ?? 999)) <= channel,
  )
}

/** Returns what differs, from the top down. What is side by side, or 16 pixels apart, is one box. */
function boxesOf(before: Picture, now: Picture): Box[] {
  const grown = now.height - before.height
  const boxes: (Box & { pixels: number })[] = []
  const rowOf = ({ data, width }: Picture, y: number) =>
    data.subarray(y * width * 4, (y + 1) * width * 4)
  for (let y = 0; y < now.height; y++) {
    let last = boxes.at(-1)
    // What makes the page longer or shorter pushes all that is below, by a pixel more or less.
    const shifts = grown && last ? [0, grown, grown - 1, grown + 1] : [0]
    if (shifts.some(shift => rowOf(now, y).equals(rowOf(before, y - shift)))) continue
    for (let x = 0; x < now.width; x++) {
      if (shifts.some(shift => isSame(before, now, x, y, 0, shift))) continue
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

/** Returns how an element has moved, if it looks as before. */
function moveOf(
  before: Picture,
  now: Picture,
  edges: Place['edges'],
  pushed: number,
): string | undefined {
  const { left, right, top, bottom } = edges
  // Whole rows tell of moves along them, and whole columns of those along columns.
  const step = Math.ceil(((right - left) * (bottom - top)) / 60_000)
  const wrongIf = (dx: number, dy: number, most: number) => {
    let wrong = 0
    for (let y = Math.max(top, 0); y < bottom; y += dx ? step : 1)
      for (let x = Math.max(left, 0); x < right; x += dx ? 1 : step) {
        if (!isSame(before, now, x, y, dx, dy + pushed)) wrong += 1
        if (wrong > most) return wrong
      }
    return wrong
  }
  let how: string | undefined
  // Half a percent may be its surroundings.
  let least = ((right - left) * (bottom - top)) / step / 200
  for (let by = 1; by <= 64; by++)
    for (const [dx, dy, where] of [
      [by, 0, 'to the right'],
      [-by, 0, 'to the left'],
      [0, by, 'down'],
      [0, -by, 'up'],
    ] as const) {
      const wrong = wrongIf(dx, dy, least)
      if (wrong >= least) continue
      least = wrong
      how = `moved ${by} px ${where}`
    }
  return how
}

/** Returns the innermost elements under boxes. Runs in the page. */
function placesAt(boxes: Box[]): Place[] {
  // From the end: what lies above the page, then what is innermost.
  const all = ['body, body *', ':popover-open, :popover-open *']
    .flatMap(selector => [...document.querySelectorAll(selector)])
    .map(element => ({ element, rect: element.getBoundingClientRect() }))
  return boxes.map(({ left, top, right, bottom }) => {
    // A shadow is outside its element, and so is where an element has moved from.
    const isUnder = ({ rect }: (typeof all)[number]) =>
      rect.left - 6 < left &&
      rect.right + 6 > right &&
      rect.top + scrollY - 6 < top &&
      rect.bottom + scrollY + 6 > bottom
    const { element, rect } = all.findLast(isUnder) ?? {
      element: document.body,
      rect: document.body.getBoundingClientRect(),
    }
    const nameOf = (each: Element) => {
      const [name] = each.classList
      return each.localName + (each.id ? `#${each.id}` : name ? `.${name}` : '')
    }
    const alike = [...(element.parentElement?.children ?? [])].filter(
      each => nameOf(each) === nameOf(element),
    )
    const part = element.closest('header, main, footer, [popover]')
    const names = [
      part && part !== element ? nameOf(part).replace(/[#.].*/, '') : '',
      nameOf(element),
      alike.length > 1 ? `${alike.indexOf(element) + 1}` : '',
    ]
    return {
      name: names.filter(Boolean).join(' '),
      text: (element.textContent || element.getAttribute('alt') || '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 2000),
      edges: {
        left: Math.round(rect.left),
        right: Math.round(rect.right),
        top: Math.round(rect.top + scrollY),
        bottom: Math.round(rect.bottom + scrollY),
      },
    }
  })
}
