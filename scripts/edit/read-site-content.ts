import { posix } from 'node:path'
import { type ContentWithPictures, withPictures } from '../build/with-pictures.ts'
import { type ContentReader, filesOnDisk } from '../content/content-files.ts'
import { errorsAmong, type Finding } from '../content/finding.ts'
import { readContent } from '../content/read-content.ts'

type SiteContent = {
  /** What pages show, with drafts. */
  shown: ContentWithPictures
  /** What is wrong with the files as they are on disk. */
  findings: Finding[]
  /** Each file's last source without an error, also of a file that the site needs and lacks. */
  goodSources: Map<string, string>
}

/** Reads all content files. `lastGoodSources` replace the sources of files with errors. */
export async function readSiteContent(
  root: string,
  lastGoodSources: ReadonlyMap<string, string>,
): Promise<SiteContent> {
  const disk = filesOnDisk(root)
  const present = await readFrom(root, disk)
  const { files, findings } = present
  const goodSources = new Map(files.map(({ file, source }) => [file, source]))
  // A file that the site needs and lacks has an error too.
  const faulty = new Set(errorsAmong(findings).map(({ file }) => file))
  for (const file of faulty) {
    const good = lastGoodSources.get(file)
    if (good === undefined) {
      goodSources.delete(file)
    } else {
      goodSources.set(file, good)
    }
  }
  const isGood = faulty.size === 0
  const shown = isGood ? present : await readFrom(root, withSources(disk, goodSources))
  return { shown, findings, goodSources }
}

const readFrom = (root: string, files: ContentReader): Promise<ContentWithPictures> =>
  withPictures(root, readContent(files, { includeDrafts: true }))

/** Replaces the sources of content files, some of which are on no disk. */
const withSources = (disk: ContentReader, sources: ReadonlyMap<string, string>): ContentReader => ({
  namesIn: folder => {
    const files = [...sources.keys()].filter(file => posix.dirname(file) === folder)
    return [...new Set([...disk.namesIn(folder), ...files.map(file => posix.basename(file))])]
  },
  read: file => sources.get(file) ?? disk.read(file),
})
