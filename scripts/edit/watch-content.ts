import { existsSync, type FSWatcher, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFolders, filesOnDisk } from '../content/content-files.ts'

/** Words and pictures; some editors keep hidden files beside the edited one. */
const isSaved = (name: string): boolean => /^[^.].*\.(md|yaml|jpe?g|png|webp|svg)$/i.test(name)

/** Some editors write a file in several steps; this long after the last one it is whole. */
const PAUSE_MS = 25

/**
 * Calls back when words were saved, with the files' paths from the root. Watches the folders and
 * not the files, because many editors save by putting a new file in the old one's place; and the
 * folders above them, because a branch may lack a folder for a while.
 */
export function watchContent(root: string, changed: (files: string[]) => void): () => void {
  const disk = filesOnDisk(root)
  const folders = contentFolders.map(({ folder }) => folder)
  const parents = [...new Set(folders.map(folder => dirname(folder)))]
  const watchers = new Map<string, FSWatcher>()
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
  const look = (files: Iterable<string>) => {
    for (const file of files) saved.add(file)
    clearTimeout(timer)
    timer = setTimeout(tell, PAUSE_MS)
  }
  const filesIn = (folder: string) =>
    disk
      .namesIn(folder)
      .filter(isSaved)
      .map(name => `${folder}/${name}`)

  /** Watches a folder that is there, also one that came back; what it lost and has is looked at. */
  function watchFolder(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
    if (existsSync(join(root, folder))) {
      const watcher = watch(join(root, folder), (_, name) => {
        if (name && isSaved(name)) look([`${folder}/${name}`])
      })
      watchers.set(
        folder,
        watcher.on('error', () => watchParent(dirname(folder))),
      )
    }
    const known = [...texts.keys()].filter(file => dirname(file) === folder)
    look([...known, ...filesIn(folder)])
  }

  function watchParent(parent: string): void {
    watchers.get(parent)?.close()
    watchers.delete(parent)
    let above = parent
    while (!existsSync(join(root, above))) above = dirname(above)
    const watcher = watch(join(root, above), (_, name) => {
      if (above !== parent || !existsSync(join(root, parent))) return watchParent(parent)
      const folder = `${parent}/${name}`
      if (folders.includes(folder)) watchFolder(folder)
    })
    watchers.set(
      parent,
      watcher.on('error', () => {}),
    )
    for (const folder of folders) if (dirname(folder) === parent) watchFolder(folder)
  }

  for (const folder of folders) for (const file of filesIn(folder)) texts.set(file, disk.read(file))
  for (const parent of parents) watchParent(parent)
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
