import type { Plugin, ViteDevServer } from 'vite'
import { htmlFile } from '../build/html-file.ts'
import type { EntryPage } from '../build/site-routes.ts'
import { errorsAmong, type Finding, severityOf } from '../content/finding.ts'
import type { PanelFinding } from '../preview/contract.ts'
import { findText } from '../preview/find-text.ts'
import { findingsError } from './findings-error.ts'
import { importContent, importSite, lastContent } from './import-site.ts'

/** Adds the panel to each page of the preview, and answers what the panel asks. */
export const previewPanel = (): Plugin => ({
  name: 'preview-panel',
  apply: 'serve',
  transformIndexHtml: async (_, { server }) => {
    const { version } = server ? await lastContent(server) : {}
    const src = `/scripts/preview/panel.tsx?version=${version}`
    return [{ tag: 'script', attrs: { type: 'module', src } }]
  },
  configureServer(server) {
    server.ws.on('preview:page', async ({ path, version }, client) => {
      const imported = await importContent(server)
      const pages = await readPages(server)
      if (!pages || imported.version !== version) {
        return client.send({ type: 'full-reload' })
      }
      const { findings } = imported.content
      // Errors first, because they cover the page.
      const shown = [...new Set([...errorsAmong(findings), ...findings])].map(toPanel)
      if (!pageAt(pages, path)) {
        const addresses = pages.map(({ address }) => address).join(' ')
        const message = `There is no page at this address. These exist: ${addresses}`
        shown.unshift({ severity: 'error', message, fileLine: null })
      }
      client.send('preview:findings', shown)
      const err = findingsError(server.config.root, findings)
      if (err) {
        client.send({ type: 'error', err })
      }
    })
    server.ws.on('preview:texts', async ({ path, variant, texts }, client) => {
      const { content } = await importContent(server)
      const page = pageAt((await readPages(server)) ?? [], path)
      client.send('preview:line', page ? findText(content.files, variant, page, texts) : null)
    })
  },
})

/** Lists the pages of the last content. Resolves to null if the files have a mistake. */
const readPages = (server: ViteDevServer): Promise<readonly EntryPage[] | null> =>
  importSite(server).then(
    ({ routes }) => routes.pages,
    () => null,
  )

const toPanel = (finding: Finding): PanelFinding => ({
  severity: severityOf(finding),
  message: finding.message,
  fileLine: `${finding.file}:${finding.line}`,
})

const pageAt = (pages: readonly EntryPage[], path: string) =>
  pages.find(({ file }) => file === htmlFile(path))
