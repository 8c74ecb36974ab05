import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type EnvironmentModuleGraph, normalizePath, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { pathBelow } from '../system/files-below.ts'
import type { MadeSite } from './make-site.ts'

/** The site, which is made again after each save. */
export type WatchedSite = {
  /** Returns the site as the last finished save left it. */
  latest: () => MadeSite
  /** Resolves to the site after all saves so far. */
  settled: () => Promise<MadeSite>
}

/** A save of some files, and the site before and after it. */
export type Save = { files: readonly string[]; before: MadeSite; after: MadeSite }

/** Whether the site is made from a file. Other files that begin with a dot belong to editing programs. */
const isSource = (file: string): boolean =>
  /^(loader|shared|variants)\/[^.]*[^./](\.\w+)+$|^\.env(\.local)?$/.test(file)

type WatchSiteInput = {
  root: string
  watcher: ViteDevServer['watcher']
  /** Imports a module, again if it or one of its imports has changed. */
  runner: ModuleRunner
  /** What Vite knows about the modules that the runner imports. */
  modules: EnvironmentModuleGraph
  onSave: (save: Save) => void
}

export async function watchSite(input: WatchSiteInput): Promise<WatchedSite> {
  const { root, watcher, runner, modules, onSave } = input
  async function make(files: readonly string[], last: MadeSite | null): Promise<MadeSite> {
    const path = '/scripts/edit/make-site.ts'
    const { makeSite } = await runner.import<typeof import('./make-site.ts')>(path)
    return makeSite(root, files, last)
  }

  const waiting = new Set<string>()
  async function makeAgain(last: MadeSite): Promise<MadeSite> {
    // Some programs write a file in several steps, or many files.
    await setTimeout(50)
    const files = [...waiting].sort()
    waiting.clear()
    for (const file of files) {
      // Vite does so too, but on a busy machine later than this.
      modules.onFileChange(normalizePath(join(root, file)))
    }
    made = await make(files, last).catch(({ message }: Error) => ({
      ...last,
      faults: [`${files.join(', ')}: ${message}`],
    }))
    onSave({ files, before: last, after: made })
    return made
  }

  // One after the other, because a file can be saved while the site is being made.
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
  let made = await next
  return { latest: () => made, settled: () => next }
}
