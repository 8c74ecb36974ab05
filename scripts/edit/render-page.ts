import { recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { renderEntryPage } from '../build/entry-page/render-entry-page.ts'
import { textInHtml } from '../build/in-html.ts'
import { pageFile } from '../build/page-file.ts'
import { asError } from '../system/as-error.ts'
import { errorLines } from './error-lines.ts'
import type { PreviewSite } from './make-site.ts'

type SentPage = { status: number; html: string }

/** The variant's client, and the preview's own, which wraps it. */
const scripts = recordOf(variants, variant => [
  `/variants/${variant}/client.ts`,
  '/scripts/edit/page/client.ts',
])

/**
 * Renders the page of a path, with status 404 the one for unknown paths. If that fails, returns a
 * page that says why. Every page names the version of its site.
 */
export async function renderPage(site: PreviewSite, path: string): Promise<SentPage> {
  const { status, html } = await renderOrExplain(site, path)
  return { status, html: html.replace('<html', `<html data-site-version="${site.version}"`) }
}

async function renderOrExplain(site: PreviewSite, path: string): Promise<SentPage> {
  const { composed } = site
  if (!composed) {
    return errorPage(errorLines(site))
  }
  const { paths } = composed.routes
  const at = paths.find(({ address }) => pageFile(address) === pageFile(path)) ?? null
  try {
    const html = await renderEntryPage({ site: composed.site, at }, scripts)
    return { status: at ? 200 : 404, html }
  } catch (error) {
    const { message, stack = message } = asError(error)
    return errorPage([...errorLines(site), stack])
  }
}

function errorPage(lines: readonly string[]): SentPage {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>The preview cannot show this page</title>
<script type="module" src="/scripts/edit/page/error-page.ts"></script>
<body class="tool"><main><h1>The preview cannot show this page yet</h1>
<p>After the next save, it tries again.</p>
${lines.map(line => `<pre>${textInHtml(line)}</pre>`).join('\n')}
</main></body></html>
`
  return { status: 500, html }
}
