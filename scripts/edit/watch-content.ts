import { existsSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { contentFolders, isContentName } from '../content/content-files.ts'

/** Some editors write a file in several steps; this long after the last one it is whole. */
const PAUSE_MS = 25

/**
 * Calls back when words were saved, with the files' paths from the root. Watches the folders and
 * not the files, since many editors save by putting a new file in the old one's place.
 */
export function watchContent(root: string, changed: (files: string[]) => void): () => void {
  const folders = contentFolders.map(({ folder }) => folder)
  const saved = new Set<string>()
  const texts = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  const textOf = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
  const tell = () => {
    // A second event for the same text is the end of the first save.
    const files = [...saved].filter(file => texts.get(file) !== textOf(file)).sort()
    saved.clear()
    for (const file of files) texts.set(file, textOf(file))
    if (files.length > 0) changed(files)
  }
  const watchers = folders
    .filter(folder => existsSync(join(root, folder)))
    .map(folder =>
      watch(join(root, folder), (_, name) => {
        if (!name || !isContentName(name)) return
        saved.add(`${folder}/${name}`)
        clearTimeout(timer)
        timer = setTimeout(tell, PAUSE_MS)
      }),
    )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
