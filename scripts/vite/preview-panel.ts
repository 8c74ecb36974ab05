import type { InferCustomEventPayload, Plugin, ViteDevServer, WebSocketClient } from 'vite'
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
    // A page of a site that cannot be composed reloads, and then shows the reason.
    server.ws.on('preview:page', (page, client) => {
      sendFindings(server, page, client).catch(() => reload(client))
    })
    server.ws.on('preview:texts', (texts, client) => {
      sendLine(server, texts, client).catch(() => reload(client))
    })
  },
})

const reload = (client: WebSocketClient): void => client.send({ type: 'full-reload' })

async function sendFindings(
  server: ViteDevServer,
  { path, version }: InferCustomEventPayload<'preview:page'>,
  client: WebSocketClient,
): Promise<void> {
  const imported = await importContent(server)
  const { pages } = (await importSite(server)).routes
  if (imported.version !== version) {
    return reload(client)
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
}

async function sendLine(
  server: ViteDevServer,
  { path, variant, texts }: InferCustomEventPayload<'preview:texts'>,
  client: WebSocketClient,
): Promise<void> {
  const { content } = await importContent(server)
  const page = pageAt((await importSite(server)).routes.pages, path)
  client.send('preview:line', page ? findText(content.files, variant, page, texts) : null)
}

const toPanel = (finding: Finding): PanelFinding => ({
  severity: severityOf(finding),
  message: finding.message,
  fileLine: `${finding.file}:${finding.line}`,
})

const pageAt = (pages: readonly EntryPage[], path: string): EntryPage | undefined =>
  pages.find(({ file }) => file === htmlFile(path))
