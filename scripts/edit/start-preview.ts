import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { recordOf } from '../../shared/content/languages.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { type AlteredAddress, alteredAddresses } from '../build/altered-addresses.ts'
import { buildUnscripted } from '../build/build-parts.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import type { DistFile } from '../build/dist-file.ts'
import type { Settings } from '../build/settings.ts'
import type { Render } from '../build/site-parts.ts'
import { writeDist } from '../build/write-dist.ts'
import { contentFolders, filesOnDisk } from '../content/content-files.ts'
import { describe, errorsAmong } from '../content/finding.ts'
import { withPictures } from '../content/pictures.ts'
import { ContentError } from '../content/read-content.ts'
import { allTexts } from '../content/text-sources.ts'
import { pathBelow } from '../files-below.ts'
import { onFreePort, pathOf } from '../serve/server.ts'
import { startSite } from '../serve/start-site.ts'
import { editorHandler } from './answer-editor.ts'
import { numberedTexts, numberTexts } from './number-texts.ts'
import type { News } from './page/news.ts'
import { previewWords } from './preview-words.ts'
import { serveSources } from './serve-sources.ts'

type PreviewInput = {
  root: string
  settings: Settings
  /** Told after each save: the files, what they altered, and what there is to say. */
  saved: (files: string[], altered: AlteredAddress[], news: News) => void
}

const isWords = (file: string) =>
  /^(shared|variants\/\w+)\/content\/[^.]+\.(md|md\.txt|markdown|ya?ml|jpe?g|png|webp|svg)$/i.test(
    file,
  )
const isPart = (file: string) =>
  /^(loader|shared|variants)\/.*\.(css|svg|png)$|^loader\//.test(file) && !isWords(file)
const isCode = (file: string) => /^(shared|variants)\/.*\.tsx?$/.test(file)

/** Some editors write a file in several steps; this long after the last one it is whole. */
const PAUSE_MS = 25

/** What the site's policy says of scripts, styles and messages, which Vite has its own of. */
const vitesOwn =
  /\b(default-src|script-src|style-src|connect-src|require-trusted-\S+|trusted-types) [^;]*; /g

/** The page's script for a variant, which wraps the variant's own. */
const script = (variant: Variant) => ({
  script: `/scripts/edit/page/live.ts?variant=${variant}`,
  chunks: [],
})

/**
 * Serves the site from its sources with its drafts, and shows in open pages what is saved. A file
 * with a mistake changes nothing but what is said about it: its last good text stays. Throws a
 * ContentError when there is no site to begin with.
 */
export async function startPreview({ root, settings, saved }: PreviewInput) {
  const { vite, handler } = await serveSources(root)
  const render: Render = async (variant, input) => {
    const { prerender } = await vite.ssrLoadModule('/variants/prerender.ts')
    return prerender[variant](input)
  }
  const disk = filesOnDisk(root)
  const readPreview = previewWords(disk)
  const editor = editorHandler(root, vite.middlewares)
  // A folder for each process, because a preview would take away the files of another one.
  const dist = join(root, `.build/edit/${process.pid}`)
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }))
  /** All assets so far, because an open page may still fetch those before the last save. */
  const assets = new Map<string, DistFile>()
  let parts = await buildUnscripted(root)
  /** What keeps a part of the site from being made new. */
  let partProblem: string[] = []
  let site: ComposedSite | null = null

  async function compose(everyPage: boolean) {
    const words = readPreview()
    const content = await withPictures(root, words)
    const errors = errorsAmong(content.findings)
    const problems = [...partProblem, ...errors.map(describe)]
    const before = site
    try {
      site = await composeSite({
        words: numberTexts(content),
        pictureFiles: content.pictureFiles,
        parts: { ...parts, scripts: recordOf(variants, script), render },
        settings,
        last: everyPage ? undefined : before?.renders,
      })
      for (const file of site.files)
        if (file.path.startsWith('assets/')) assets.set(file.path, file)
      const others = site.files.filter(({ path }) => !assets.has(path))
      for (const file of others)
        if (file.path === '_headers') file.bytes = `${file.bytes}`.replace(vitesOwn, '')
      writeDist(dist, [...assets.values(), ...others])
    } catch (error) {
      // A missing page or label, or a component with a mistake; the site stays as it was.
      problems.push(messageOf(error))
    }
    const texts = allTexts(disk)
    const news: News = {
      errors: problems,
      notes: content.findings
        .filter(finding => !errors.includes(finding))
        .map(finding => ({ file: finding.file, text: describe(finding) })),
      kept: words.kept,
      drafts: texts.flatMap(({ file, source }) => (/^draft: *true/.test(source) ? [file] : [])),
      texts: numberedTexts(texts),
      token: editor.token,
    }
    const altered =
      site && before ? alteredAddresses(site.routes, before.renders, site.renders) : []
    return { altered, news }
  }

  let { news } = await compose(true)
  if (!site) throw new ContentError(news.errors.join('\n'))
  vite.ws.on('preview:open', (_, page) => page.send('preview:news', news))

  const waiting = new Set<string>()
  async function show(): Promise<void> {
    const files = [...waiting].sort()
    waiting.clear()
    // Vite forgets changed modules by itself, but on a busy machine only after they were rendered.
    if (files.some(isCode)) vite.environments.ssr.moduleGraph.invalidateAll()
    const hasParts = files.some(isPart)
    if (hasParts)
      partProblem = await buildUnscripted(root).then(
        made => {
          parts = made
          return []
        },
        error => [messageOf(error)],
      )
    const { altered, ...told } = await compose(!files.every(isWords))
    news = told.news
    if (hasParts && partProblem.length === 0) vite.ws.send({ type: 'full-reload' })
    else vite.ws.send('preview:news', news)
    saved(files, altered, news)
  }
  // One after the other, because a second save can come while the first is being composed.
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const changed = (file: string) => {
    waiting.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      // A program that writes a file may lock it; what it does next is told again.
      work = work.then(show).catch(error => console.error(messageOf(error)))
    }, PAUSE_MS)
  }
  vite.watcher.on('all', (event, path) => {
    const file = pathBelow(root, path)
    if (isWords(file) || isPart(file) || isCode(file)) changed(file)
    if (event !== 'unlinkDir' || !contentFolders.some(({ folder }) => folder === file)) return
    // The watcher misses a folder that comes back within a second.
    const look = setInterval(() => {
      if (!existsSync(path)) return
      clearInterval(look)
      vite.watcher.add(path)
      changed(file)
    }, 500)
  })

  const { origin } = await onFreePort(8090, port =>
    startSite(dist, port, settings, (request, response) =>
      pathOf(request).startsWith('/preview/')
        ? editor.handler(request, response)
        : handler(request, response),
    ),
  )
  return { origin, news }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
