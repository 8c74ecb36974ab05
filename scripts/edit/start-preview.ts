import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { variants } from '../../shared/site-info/site-info.ts'
import { type AlteredAddress, alteredAddresses } from '../build/altered-addresses.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import { ContentError } from '../build/read-words.ts'
import type { Settings } from '../build/settings.ts'
import { writeDist } from '../build/write-dist.ts'
import { filesOnDisk } from '../content/content-files.ts'
import { describe, type Finding } from '../content/finding.ts'
import { withPictures } from '../content/pictures.ts'
import { startSite } from '../serve/start-site.ts'
import type { Handler } from '../stand-ins/listen.ts'
import { pathOf } from '../stand-ins/request.ts'
import { sendFile } from '../stand-ins/send-file.ts'
import { wordsHandler } from './edit-words.ts'
import type { PreviewKit } from './preview-kit.ts'
import { markDrafts, type PreviewPage, previewPages, previewWords } from './preview-words.ts'
import { watchContent } from './watch-content.ts'

export type PreviewInput = {
  root: string
  /** The folder to keep the preview's pages in; never the one that is published. */
  dist: string
  port: number
  settings: Settings
  kit: PreviewKit
  /** Whether pages can change the words. */
  editable?: boolean
  /** Told after each save: the files, what they altered, and what there is to say. */
  saved: (files: string[], altered: AlteredAddress[], news: News) => void
}

export type Preview = { origin: string; news: News; close: () => Promise<void> }

/** What open pages are told after each save. */
export type News = {
  /** What has to be fixed before the site can be built. */
  errors: string[]
  /** What else there is to say about the words. */
  notes: Finding[]
  /** Whether a file with an error shows its last good text. */
  kept: boolean
  pages: PreviewPage[]
  /** Whether more than words is new, so that the page has to be loaded again. */
  reload: boolean
  /** What a page has to send with an edit, '' where words cannot be changed. */
  token: string
}

const pageFolder = fileURLToPath(new URL('./page/', import.meta.url))
const fresh = { 'Cache-Control': 'no-store' }
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Serves the site with its drafts, and shows every saved word in the pages that are open. A file
 * with a mistake changes nothing but what is said about it: its last good text stays. Throws a
 * ContentError when there is no site to begin with.
 */
export async function startPreview(input: PreviewInput): Promise<Preview> {
  const { root, dist, settings, kit, saved } = input
  const readPreview = previewWords(filesOnDisk(root))
  const pages = tellPages()
  const editor = wordsHandler(root)
  /** What keeps a part of the site from being made new. */
  let partProblems: string[] = []
  let site: ComposedSite | null = null

  async function compose({ all, reload }: { all: boolean; reload: boolean }) {
    const words = readPreview()
    const content = await withPictures(root, words)
    const isError = ({ kind }: Finding) => kind === 'error'
    const errors = [...partProblems, ...content.findings.filter(isError).map(describe)]
    const before = site
    try {
      site = await composeSite({
        words: markDrafts(content),
        pictures: content.pictureFiles,
        parts: { ...kit.parts, scripts: previewScripts(kit) },
        settings,
        now: new Date(),
        last: all ? null : (before?.renders ?? null),
        load: kit.load,
      })
      const files = site.files.filter(({ path }) => !(kit.withoutPolicy && path === '_headers'))
      writeDist(dist, kit.withoutPolicy ? [...files, { path: '_headers', bytes: '' }] : files)
    } catch (error) {
      // A missing page or label; the site stays as it was.
      errors.push(messageOf(error))
    }
    const news: News = {
      errors,
      notes: content.findings.filter(finding => !isError(finding)),
      kept: words.kept,
      pages: site ? previewPages(content, site.routes.paths) : [],
      reload,
      token: input.editable ? editor.token : '',
    }
    pages.tell(news)
    const altered =
      site && before ? alteredAddresses(site.routes, before.renders, site.renders) : []
    return { altered, news }
  }

  const first = await compose({ all: true, reload: false })
  if (!site) throw new ContentError(first.news.errors.join('\n'))

  const served = await startSite(dist, input.port, settings, (request, response) => {
    const path = pathOf(request)
    if (path === '/preview/news') return pages.handler(request, response)
    if (path === '/preview/words' && input.editable) return editor.handler(request, response)
    if (!path.startsWith('/preview/')) return kit.handler?.(request, response) ?? false
    sendPreviewFile(path, response, kit)
    return true
  })
  // One after the other, because a second save can come while the first is being composed.
  let work = Promise.resolve()
  const stopWatching = watchContent(root, files => {
    work = work.then(async () => {
      const { altered, news } = await compose({ all: false, reload: false })
      saved(files, altered, news)
    })
  })
  kit.watch?.((file, rebuild) => {
    work = work.then(async () => {
      partProblems =
        (await rebuild?.().then(
          () => [],
          error => [messageOf(error)],
        )) ?? partProblems
      const { altered, news } = await compose({ all: true, reload: rebuild !== undefined })
      saved([file], altered, news)
    })
  })

  return {
    origin: served.origin,
    news: first.news,
    close: async () => {
      stopWatching()
      await work
      await served.close()
    },
  }
}

/** The scripts that pages of a preview import; they lead to the kit's own. */
function previewScripts(kit: PreviewKit): PreviewKit['parts']['scripts'] {
  const scriptOf = (variant: 'affiliate' | 'social') => {
    const { script, chunks } = kit.parts.scripts[variant]
    return { script: `/preview/${variant}.js`, chunks: script ? [script, ...chunks] : [] }
  }
  return { affiliate: scriptOf('affiliate'), social: scriptOf('social') }
}

function sendPreviewFile(path: string, response: ServerResponse, kit: PreviewKit): void {
  const variant = variants.find(each => path === `/preview/${each}.js`)
  if (!variant && path !== '/preview/before.js')
    return void sendFile(response, pageFolder, path.slice('/preview/'.length), fresh)
  const script = variant
    ? `import '/preview/before.js'
import { live } from '/preview/live.js'
import { hydrate as show } from '${kit.moduleOf(variant)}'
export const hydrate = live('${variant}', show)
`
    : (kit.before ?? '')
  response.writeHead(200, { 'Content-Type': 'text/javascript', ...fresh }).end(script)
}

/**
 * Tells open pages what is new, over server-sent events. A page that opens later, or again after a
 * pause, is told the last news first.
 */
function tellPages(): { handler: Handler; tell: (news: News) => void } {
  const open = new Set<ServerResponse>()
  let last: News = { errors: [], notes: [], kept: false, pages: [], reload: false, token: '' }
  const send = (response: ServerResponse, news: News) =>
    response.write(`data: ${JSON.stringify(news)}\n\n`)
  return {
    handler: (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', ...fresh })
      open.add(response)
      response.on('close', () => open.delete(response))
      send(response, last)
      return true
    },
    tell: news => {
      last = { ...news, reload: false }
      for (const response of open) send(response, news)
    },
  }
}
