import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type EnvironmentModuleGraph, normalizePath, type ViteDevServer } from 'vite'
import { pathBelow } from '../system/files-below.ts'
import type { PreviewSite } from './make-site.ts'

/** The site, which is made again after each save. */
export type WatchedSite = {
  /** The site as the last finished save left it. */
  latest: () => PreviewSite
  /** Resolves to the site after all saves so far. */
  settled: () => Promise<PreviewSite>
}

/** Is called after a save of some files, with the site that it left. */
export type OnSave = (files: readonly string[], site: PreviewSite) => void

/** Whether the site is made from a file. Other files that begin with a dot belong to editing programs. */
const isSource = (file: string): boolean =>
  /^(loader|shared|variants)\/[^.]*[^./](\.\w+)+$|^\.env(\.local)?$/.test(file)

type WatchSiteInput = {
  root: string
  watcher: ViteDevServer['watcher']
  /** What Vite knows about the modules that make the site. */
  modules: EnvironmentModuleGraph
  /** Imports the modules that make the site, again if one of them has changed. */
  importCode: () => Promise<Pick<typeof import('./site-code.ts'), 'makeSite'>>
  onSave: OnSave
}

export async function watchSite(input: WatchSiteInput): Promise<WatchedSite> {
  const { root, watcher, modules, importCode, onSave } = input
  async function make(files: readonly string[], last: PreviewSite | null): Promise<PreviewSite> {
    const { makeSite } = await importCode()
    return makeSite(root, files, last)
  }

  const waiting = new Set<string>()
  async function makeAgain(last: PreviewSite): Promise<PreviewSite> {
    // Some programs write a file in several steps, or many files.
    await setTimeout(50)
    const files = [...waiting].sort()
    waiting.clear()
    for (const file of files) {
      // Vite also does this, but on a busy machine later than the line below.
      modules.onFileChange(normalizePath(join(root, file)))
    }
    site = await make(files, last).catch(({ message }: Error) => ({
      ...last,
      version: `${Date.now()}`,
      isBehind: true,
      messages: [{ kind: 'error', message: `${files.join(', ')}: ${message}` }],
    }))
    onSave(files, site)
    return site
  }

  // The site is made once at a time, because a file can be saved meanwhile.
  let next = make([], null)
  watcher.on('all', (event, path) => {
    // The watcher forgets a folder that is removed, even if it comes back.
    if (event === 'unlinkDir') {
      watcher.add(path)
    }
    const file = pathBelow(root, path)
    if (!isSource(file)) {
      return
    }
    if (waiting.size === 0) {
      next = next.then(makeAgain)
    }
    waiting.add(file)
  })
  let site = await next
  return { latest: () => site, settled: () => next }
}
