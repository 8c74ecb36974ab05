import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Cause } from '../../scripts/compare/approve.ts'
import type { Box } from './compare-pictures.ts'
import type { Uncut } from './find-causes.ts'
import { approvedFolder, reportFolder } from './finding.ts'

/** Cuts out of the pictures what differs, once at each width, before and after. */
export async function cutCrops({ boxes, ...cause }: Uncut): Promise<Cause> {
  const crops = []
  for (const width of ['390', '1440']) {
    const found = boxes.find(({ file }) => file.endsWith(`-${width}.webp`))
    if (!found) continue
    const { file, box } = found
    const name = `crops/${cause.number}-${width}`
    const before = { ...box, top: box.top - box.pushed, bottom: box.bottom - box.pushed }
    crops.push({
      width,
      before: await cut(join(approvedFolder, file), before, `${name}-before.webp`),
      after: await cut(join(reportFolder, 'now', file), box, `${name}-after.webp`),
    })
  }
  return { ...cause, crops }
}

/** Cuts a box with what is around it out of a picture. Returns the name of the crop. */
async function cut(file: string, box: Box, name: string): Promise<string> {
  const image = sharp(file)
  const { width, height } = await image.metadata()
  const from = (start: number, all: number) => Math.max(0, Math.min(start - 40, all - 1))
  const [left, top] = [from(box.left, width), from(box.top, height)]
  mkdirSync(join(reportFolder, 'crops'), { recursive: true })
  await image
    .extract({
      ...{ left, top },
      width: Math.min(Math.max(box.right + 40 - left, 320), width - left),
      height: Math.min(box.bottom + 40 - top, 480, height - top),
    })
    .webp({ quality: 80 })
    .toFile(join(reportFolder, name))
  return name
}
