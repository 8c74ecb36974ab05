import { readFileSync } from 'node:fs'
import { hashedFile } from '../../scripts/build/dist-file.ts'
import { optimisedSvg } from '../../scripts/system/optimised-svg.ts'

/** Returns the path below `dist/` of a picture of the site. */
export const publishedPicture = (svg: string): string =>
  hashedFile('svg', optimisedSvg(readFileSync(svg, 'utf8'), svg)).path
