import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { variants } from '../../shared/site-info/site-info.ts'
import { type AlteredAddress, alteredAddresses } from '../build/altered-addresses.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import type { DistFile } from '../build/dist-file.ts'
import { ContentError } from '../build/read-words.ts'
import type { Settings } from '../build/settings.ts'
import { writeDist } from '../build/write-dist.ts'
import { filesOnDisk } from '../content/content-files.ts'
import { describe, errorsAmong } from '../content/finding.ts'
import { startSite } from '../serve/start-site.ts'
import { sendFile } from '../stand-ins/send-file.ts'
import { draftPages, markDrafts } from './mark-drafts.ts'
import type { PreviewKit } from './preview-kit.ts'
import { previewWords } from './preview-words.ts'
import { tellPages } from './tell-pages.ts'
import { watchContent } from './watch-content.ts'

export type PreviewInput = {
  root: string
  /** The folder to keep the preview's pages in; never the one that is published. */
  dist: string
  port: number
  settings: Settings
  kit: PreviewKit
  /** Told after each save: the files, what they altered, and what is wrong. */
  saved: (files: string[], altered: AlteredAddress[], problems: string[]) => void
}

/**
 * Composes the site anew out of what is there now. `all` renders every page again, `reload` has open
 * pages loaded again.
 */
export type Refresh = (how: { all: boolean; reload: boolean }) => Promise<void>

export type Preview = {
  origin: string
  problems: string[]
  refresh: Refresh
  close: () => Promise<void>
}

const pageFolder = fileURLToPath(new URL('./page/', import.meta.url))

/**
 * Serves the site with its drafts, and shows every saved word in the pages that are open. A file
 * with a mistake changes nothing but what is said about it: its last good text stays. Throws a
 * ContentError when there is no site to begin with.
 */
export async function startPreview(input: PreviewInput): Promise<Preview> {
  const { root, dist, settings, kit, saved } = input
  const readPreview = previewWords(filesOnDisk(root))
  const pages = tellPages()
  const scriptOf = (variant: 'affiliate' | 'social') => {
    const { script, chunks } = kit.parts.scripts[variant]
    return { script: `/preview/${variant}.js`, chunks: script ? [script, ...chunks] : [] }
  }
  const scripts = { affiliate: scriptOf('affiliate'), social: scriptOf('social') }
  let site: ComposedSite | null = null

  async function compose({ all, reload } = { all: false, reload: false }) {
    const content = readPreview()
    const problems = errorsAmong(content.findings).map(describe)
    const before = site
    try {
      site = await composeSite({
        words: markDrafts(content),
        parts: { ...kit.parts, scripts },
        settings,
        now: new Date(),
        last: all ? null : (before?.renders ?? null),
        load: kit.load,
      })
      writeDist(dist, kit.withoutPolicy ? site.files.map(withoutPolicy) : site.files)
    } catch (error) {
      // A missing page or label; the site stays as it was.
      problems.push(error instanceof Error ? error.message : String(error))
    }
    const drafts = site ? draftPages(content, site.routes.paths) : []
    pages.tell({ problems, drafts, reload })
    const altered =
      site && before ? alteredAddresses(site.routes, before.renders, site.renders) : []
    return { altered, problems }
  }

  const first = await compose()
  if (!site) throw new ContentError(first.problems.join('\n'))

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path === '/preview/news') pages.answer(request, response)
    else if (path.startsWith('/preview/')) sendPreviewFile(path, response, kit)
    else return kit.mount?.(request, response) ?? false
    return true
  }
  const served = await startSite(dist, input.port, settings, answer)
  // One after the other, for a second save can come while the first is being composed.
  let work = Promise.resolve()
  const stopWatching = watchContent(root, files => {
    work = work.then(async () => {
      const { altered, problems } = await compose()
      saved(files, altered, problems)
    })
  })

  return {
    origin: served.origin.replace('127.0.0.1', 'localhost'),
    problems: first.problems,
    refresh: how => {
      work = work.then(async () => void (await compose(how)))
      return work
    },
    close: async () => {
      stopWatching()
      pages.close()
      await work
      await served.close()
    },
  }
}

const withoutPolicy = (file: DistFile): DistFile =>
  file.path === '_headers' ? { ...file, bytes: '' } : file

/** The scripts that a previewed page has besides the site's own. */
function sendPreviewFile(path: string, response: ServerResponse, kit: PreviewKit): void {
  const send = (script: string) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    response.end(script)
  }
  if (path === '/preview/before.js') {
    send(kit.before ?? '')
    return
  }
  const variant = variants.find(each => path === `/preview/${each}.js`)
  if (!variant) {
    void sendFile(response, pageFolder, path.slice('/preview/'.length), {
      'Cache-Control': 'no-store',
    })
    return
  }
  send(`import '/preview/before.js'
import { live } from '/preview/live.js'
import { hydrate as show } from '${kit.moduleOf(variant)}'
export const hydrate = live('${variant}', show)
`)
}
