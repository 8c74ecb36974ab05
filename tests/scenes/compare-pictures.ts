import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Box } from '../../scripts/compare/approve.ts'
import { approvedFile, type Finding, fileOf, keep } from './finding.ts'
import { decode, differingBoxes, moveOf } from './pixels.ts'
import type { Place } from './places-at.ts'
import type { Scene } from './scenes.ts'

/** Runs `placesAt` in the page that a picture shows. */
type FindPlaces = (boxes: Box[]) => Promise<Place[]>

/** Compares a scene at a width with its approved picture. Returns each difference. */
export async function pictureFindings(
  scene: Scene,
  width: number,
  take: () => Promise<Uint8Array>,
  findPlaces: FindPlaces,
): Promise<Finding[]> {
  const file = `${fileOf(scene)}-${width}.webp`
  const approved = approvedFile(file)
  // An approved picture contains its fingerprint, so that equal ones need no decoding.
  const fingerprintOf = (png: Uint8Array) => createHash('sha256').update(png).digest('hex')
  const isApproved = (png: Uint8Array) => approved?.includes(fingerprintOf(png)) ?? false
  let png = await take()
  if (isApproved(png)) {
    return []
  }
  // A late repaint is no difference: only what two pictures agree on counts.
  for (let last: Uint8Array | undefined; !last || !Buffer.from(last).equals(png); ) {
    last = png
    png = await take()
  }
  if (isApproved(png)) {
    return []
  }
  const found = approved
    ? await pictureDifferences(approved, png, findPlaces)
    : [{ message: 'is not approved yet', key: 'new' }]
  if (found.length) {
    const IFD0 = { ImageDescription: fingerprintOf(png) }
    keep('now', file, await sharp(png).webp({ lossless: true }).withExif({ IFD0 }).toBuffer())
    if (approved) {
      keep('before', file, approved)
    }
  }
  return found.map(each => ({ ...each, rule: 'picture', file }))
}

/** Returns the differences of two pictures of a page, each with the element that it is about. */
export async function pictureDifferences(
  approved: Uint8Array,
  picture: Uint8Array,
  findPlaces: FindPlaces,
) {
  const [before, now] = [await decode(approved), await decode(picture)]
  const boxes = differingBoxes(before, now)
  const places = await findPlaces(boxes)
  const found = boxes.flatMap((box, index) => {
    const { name = '', text = '', edges = box } = places[index] ?? {}
    // An element is named once, and takes its own parts along.
    const isIn = (place: Place, at: number) =>
      place.name === name
        ? place.edges.top === edges.top && at < index
        : !/^(body|main\S*)$/.test(place.name) && contains(place.edges, edges)
    if (places.some(isIn)) {
      return []
    }
    const how = moveOf(before, now, edges, box.pushed) ?? 'looks different'
    const about = text ? ` “${text.slice(0, 40)}”` : ''
    return {
      message: `${name}${about} ${how}`,
      key: `${name} ${how}`,
      about: `${name} ${text}`,
      box,
    }
  })
  const grown = now.height - before.height
  const [first, ...others] = found
  if (!first) {
    return grown ? [{ message: `the page ends ${grown} px lower`, key: 'end' }] : []
  }
  if (grown) {
    first.message += `, and the page is ${Math.abs(grown)} px ${grown > 0 ? 'longer' : 'shorter'} from there`
  }
  if (found.length < 5) {
    return found
  }
  // The picture says more than a long list, and the first place may have moved the others.
  const message = `${first.message}, and ${others.length} more places differ`
  return [{ ...first, message, key: 'many places' }]
}

/** Returns whether a place is in another one, apart from its shadow. */
const contains = (outer: Place['edges'], inner: Place['edges']): boolean =>
  outer.left <= inner.left + 6 &&
  outer.right >= inner.right - 6 &&
  outer.top <= inner.top + 6 &&
  outer.bottom >= inner.bottom - 6
