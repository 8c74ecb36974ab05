import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { contentFolders, filesOnDisk, isContentName } from '../content/content-files.ts'

/** Some editors write a file in several steps; this long after the last one it is whole. */
const PAUSE_MS = 25

/**
 * Calls back when words were saved, with the files' paths from the root. Watches the folders and
 * not the files, because many editors save by putting a new file in the old one's place.
 */
export function watchContent(root: string, changed: (files: string[]) => void): () => void {
  const disk = filesOnDisk(root)
  const saved = new Set<string>()
  const texts = new Map<string, string | null>()
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    try {
      const read = [...saved].sort().map(file => [file, disk.read(file)] as const)
      saved.clear()
      // A second event for the same text is the end of the first save.
      const news = read.filter(([file, text]) => texts.get(file) !== text)
      for (const [file, text] of news) texts.set(file, text)
      if (news.length > 0) changed(news.map(([file]) => file))
    } catch {
      // A program that writes a file may lock it.
      timer = setTimeout(tell, PAUSE_MS)
    }
  }
  const watchFolder = (folder: string): FSWatcher =>
    watch(join(root, folder), (_, name) => {
      if (!name || !isContentName(name)) return
      saved.add(`${folder}/${name}`)
      clearTimeout(timer)
      timer = setTimeout(tell, PAUSE_MS)
    }).on('error', error => console.error(`${folder} is no longer watched: ${error.message}`))
  const watchers = contentFolders
    .map(({ folder }) => folder)
    .filter(folder => disk.namesIn(folder).length > 0)
    .map(watchFolder)
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
