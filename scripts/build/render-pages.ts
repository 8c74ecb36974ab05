import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import { CommandError, runCommand } from '../system/run-command.ts'
import { writeFiles } from '../system/write-file.ts'
import type { PageData } from './entry-page/render-entry-page.ts'
import { pageFile } from './page-file.ts'
import type { RenderInput } from './prerender-pages.ts'

/** Vike's address of the folder with the one page that renders every address. */
const onlyPage = '/scripts/build/entry-page'

/**
 * Renders pages in a process of its own. Vike's own command for this keeps every page in memory, which
 * is 120 KB a page. runCommand ends the process with an error, which Vike would only print.
 */
await runCommand({
  usage: 'The build starts this command, which reads JSON from its standard input.',
  run: async () => {
    const { site, paths, bundle, dist }: RenderInput = JSON.parse(await text(process.stdin))
    await import(`${pathToFileURL(join(bundle, 'server/entry.mjs'))}`)
    for (const at of paths) {
      const data: PageData = { site, at }
      const address = at?.address ?? '/404'
      const rendered = await renderPage({ urlOriginal: onlyPage, data })
      const { httpResponse, errorWhileRendering } = rendered
      if (errorWhileRendering) {
        // Vike has printed the error.
        throw new CommandError(`${address} cannot be rendered.`)
      }
      writeFiles(dist, [{ path: pageFile(address), bytes: httpResponse.body }])
    }
  },
})
