import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { filesOnDisk } from '../content/content-files.ts'
import { describe } from '../content/finding.ts'
import { withPictures } from '../content/pictures.ts'
import { publishable, readContent } from '../content/read-content.ts'
import { withBuildLock } from './build-lock.ts'
import { buildParts } from './build-parts.ts'
import { composeSite } from './compose-site.ts'
import { withCompressed } from './dist-file.ts'
import { prerenderPages } from './prerender-pages.ts'
import type { Settings } from './settings.ts'
import { writeDist } from './write-dist.ts'

/** What `build` builds goes to `dist/`, what another command builds to `.build/<command>/dist`. */
type BuildInput = { root: string; command: string; settings: Settings }

/** Builds the site. Throws a CommandError at a mistake in words or code, or during another build. */
export const buildSite = ({ root, command, settings }: BuildInput) =>
  withBuildLock(join(root, '.build'), async () => {
    // Vike's process starts before this thread is busy.
    const content = setImmediate()
      .then(() => withPictures(root, readContent(filesOnDisk(root))))
      .then(publishable)
    const composed = content.then(async ({ words, pictureFiles }) =>
      composeSite({ words, pictureFiles, parts: await buildParts(root), settings }),
    )
    const input = composed.then(({ site, routes }) => ({ site, paths: routes.paths }))
    const [{ pages, scripts }, files] = await Promise.all([
      prerenderPages(root, input),
      composed.then(({ files }) => withCompressed(files)),
    ])
    // Simple hosts redirect /fi to /fi/, because there is a folder fi/ next to fi.html.
    const indexes = pages.flatMap(({ path, bytes }) =>
      /^[a-z]{2}\.html$/.test(path) ? { path: path.replace('.html', '/index.html'), bytes } : [],
    )
    const dist = join(root, command === 'build' ? 'dist' : `.build/${command}/dist`)
    const { headers, routes } = await composed
    return {
      headers,
      pages,
      routes,
      /** The folder of the site. */
      dist,
      /** Findings that stop no build, such as missing translations. */
      notes: (await content).findings.map(describe),
      /** The paths in `dist` whose bytes are new. */
      written: writeDist(dist, [...files, ...scripts, ...pages, ...indexes]),
    }
  })
