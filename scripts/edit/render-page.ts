import { recordOf } from '../../shared/content/records.ts'
import type { VariantContent } from '../../shared/content/variant-content.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import type { ComposedSite } from '../build/compose-site.ts'
import { renderEntryPage } from '../build/entry-page/render-entry-page.ts'
import { textInHtml } from '../build/in-html.ts'
import { pageFile } from '../build/page-file.ts'
import type { SitePath } from '../build/site-routes.ts'
import { asError } from '../system/as-error.ts'
import { hashOf } from '../system/hash-of.ts'
import { errorLines } from './error-lines.ts'
import type { MadeSite } from './make-site.ts'

type SentPage = { status: number; html: string }

/** The preview's own client, which wraps that of each variant. */
const scripts = recordOf(variants, variant => [`/scripts/edit/page/live.tsx?variant=${variant}`])

/**
 * Renders the page of a path, with status 404 the one for unknown paths. If that fails, returns a
 * page that says why and reloads after the next save.
 */
export async function renderPage(made: MadeSite, path: string): Promise<SentPage> {
  const { composed } = made
  if (!composed) {
    return errorPage(errorLines(made))
  }
  const at = pageAt(composed, path)
  try {
    const html = await renderEntryPage({ site: composed.site, at }, scripts)
    const frame = `<html data-preview-frame="${frameOf(composed, path)}"`
    return { status: at ? 200 : 404, html: html.replace('<html', frame) }
  } catch (error) {
    const { message, stack = message } = asError(error)
    return errorPage([...errorLines(made), stack])
  }
}

/** Returns the page whose document the preview sends for a path, null for the one for unknown paths. */
export const pageAt = ({ routes }: ComposedSite, path: string): SitePath | null =>
  routes.paths.find(({ address }) => pageFile(address) === pageFile(path)) ?? null

/**
 * Returns a hash of all that a document at a path cannot change by itself: everything but its words.
 * A document reloads if it has another one, so both must come from here.
 */
export function frameOf(composed: ComposedSite, path: string): string {
  const { contents, now: _, ...site } = composed.site
  const at = pageAt(composed, path)
  const language = at?.language ?? 'en'
  const frames = variants.map(variant => contentFrame(contents[variant][language].content))
  // Our own slot is a document in a frame.
  const isGame = at?.rows.social.kind === 'game'
  const slot = composed.files.filter(file => isGame && file.path.startsWith('slot/'))
  return hashOf(JSON.stringify([site, at, frames, slot]))
}

/** Returns a content without its words. A new label comes with code that needs it from the start. */
const contentFrame = ({ labels, pages, footer, textIndex, ...frame }: VariantContent<string>) => ({
  ...frame,
  labels: Object.keys(labels),
  pages: Object.keys(pages),
})

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
