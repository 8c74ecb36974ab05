import { filesOnDisk } from '../content/content-files.ts'
import { readContent } from '../content/read-content.ts'
import type { Settings } from './settings.ts'
import { type ContentWithPictures, withPictures } from './with-pictures.ts'

/** Reads and checks the words and pictures of the content folders below a root. */
export const readSiteContent = (
  root: string,
  { SITE_URL }: Settings,
  includeDrafts = false,
): Promise<ContentWithPictures> =>
  withPictures(root, readContent(filesOnDisk(root), { includeDrafts, siteUrl: SITE_URL }))
