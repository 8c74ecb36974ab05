import type { Plugin, ViteDevServer } from 'vite'
import { variants } from '../../shared/site-info/site-info.ts'
import { htmlFile } from '../build/html-file.ts'
import type { EntryPage } from '../build/site-routes.ts'
import { errorsAmong, type Finding, severityOf } from '../content/finding.ts'
import {
  findingsAddress,
  type PanelData,
  type PanelFinding,
  textAddress,
} from '../preview/contract.ts'
import { findText } from '../preview/find-text.ts'
import { sendJson } from '../serve/server.ts'
import { importSite } from './import-site.ts'

/** Adds the panel to each page of the preview, and answers what the panel asks. */
export const previewPanel = (): Plugin => ({
  name: 'preview-panel',
  apply: 'serve',
  transformIndexHtml: (_, { server }) => {
    const src = `/scripts/preview/panel.tsx?version=${server?.config.site.content?.version}`
    return [{ tag: 'script', attrs: { type: 'module', src } }]
  },
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const { pathname, searchParams } = new URL(`http://localhost${request.url}`)
      const respond = { [findingsAddress]: findingsFor, [textAddress]: lineOfText }[pathname]
      if (!respond) {
        return next()
      }
      await respond(server, searchParams).then(value => sendJson(response, 200, value), next)
    })
  },
})

async function findingsFor(server: ViteDevServer, query: URLSearchParams): Promise<PanelData> {
  const { pages } = (await importSite(server)).routes
  const { version = '', findings: all = [] } = server.config.site.content ?? {}
  // Errors first, because they cover the page.
  const findings = [...new Set([...errorsAmong(all), ...all])].map(toPanel)
  if (entryPageAt(pages, query)) {
    return { version, findings }
  }
  const addresses = pages.map(({ address }) => address).join(' ')
  const message = `There is no page at this address. These exist: ${addresses}`
  return { version, findings: [{ severity: 'error', message, fileLine: null }, ...findings] }
}

const toPanel = (finding: Finding): PanelFinding => ({
  severity: severityOf(finding),
  message: finding.message,
  fileLine: `${finding.file}:${finding.line}`,
})

async function lineOfText(server: ViteDevServer, query: URLSearchParams) {
  const { pages } = (await importSite(server)).routes
  const entryPage = entryPageAt(pages, query)
  const variant = variants.find(name => name === query.get('variant'))
  const files = server.config.site.content?.files ?? []
  return entryPage && variant ? findText(files, variant, entryPage, query.getAll('text')) : null
}

const entryPageAt = (pages: readonly EntryPage[], query: URLSearchParams) =>
  pages.find(({ file }) => file === htmlFile(query.get('path') ?? ''))
