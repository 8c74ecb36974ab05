import { filesOnDisk } from '../content/content-files.ts'
import { readContent } from '../content/read-content.ts'
import type { Settings } from './settings.ts'
import { type ContentWithPictures, withPictures } from './with-pictures.ts'

/** Reads and checks the words and pictures of the content folders below a root. */
export const readSiteContent = (
  root: string,
  { SITE_URL, CONTACT_URL }: Settings,
  includeDrafts = false,
): Promise<ContentWithPictures> => {
  const options = { includeDrafts, siteUrl: SITE_URL, hasInbox: CONTACT_URL !== '' }
  return withPictures(root, readContent(filesOnDisk(root), options))
}
