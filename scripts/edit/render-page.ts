import { recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { renderEntryPage } from '../build/entry-page/render-entry-page.ts'
import { htmlFile } from '../build/html-file.ts'
import { jsonInHtml, textInHtml } from '../build/in-html.ts'
import { asError } from '../system/as-error.ts'
import { type ShownSite, shownSiteId } from './contract.ts'
import type { PreviewSite } from './make-site.ts'

type SentPage = { status: number; html: string }

/** The variant's client, and the preview's own, which wraps it. */
const scripts = recordOf(variants, variant => [
  `/variants/${variant}/client.ts`,
  '/scripts/edit/page/client.ts',
])

/**
 * Renders the page of a path, or with status 404 the one for unknown paths. If that fails, the page
 * says why.
 */
export async function renderPage(site: PreviewSite, path: string): Promise<SentPage> {
  const { composed, version, messages } = site
  const paths = composed?.routes.paths ?? []
  const sitePath = paths.find(({ address }) => htmlFile(address) === htmlFile(path)) ?? null
  const shown: ShownSite = { version, messages: [...messages] }
  if (!sitePath) {
    const addresses = paths.map(({ address }) => address).join(' ')
    const message = `There is no page at this address. These exist: ${addresses}`
    shown.messages.unshift({ kind: 'error', message })
  }
  const json = `<script type="application/json" id="${shownSiteId}">${jsonInHtml(shown)}</script>`
  try {
    if (!composed) {
      throw new Error('The site could not be made yet.')
    }
    const html = await renderEntryPage({ site: composed.site, sitePath }, scripts)
    return { status: sitePath ? 200 : 404, html: html + json }
  } catch (error) {
    const { message, stack = message } = asError(error)
    const errors = messages.filter(({ kind }) => kind === 'error').map(error => error.message)
    return { status: 500, html: errorPage([...errors, stack]) + json }
  }
}

const errorPage = (lines: readonly string[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The preview cannot show this page</title>
<script type="module" src="/scripts/edit/page/follow-saves.ts"></script>
<body class="tool"><main><h1>The preview cannot show this page yet</h1>
<p>After the next save, it tries again.</p>
${lines.map(line => `<pre>${textInHtml(line)}</pre>`).join('\n')}
</main>
`
