import { renderEntryPage, type VariantScripts } from '../build/entry-page/render-entry-page.ts'
import { pageFile } from '../build/page-file.ts'
import { describe } from '../content/finding.ts'
import type { MadeSite } from './make-site.ts'

/** Renders the page of a path, with 404 the one for unknown paths. Throws if no site was made yet. */
export async function renderPage(
  { composed, faults, findings }: MadeSite,
  path: string,
  scripts: VariantScripts,
): Promise<{ status: number; html: string }> {
  if (!composed) {
    throw new Error([...faults, ...findings.map(describe)].join('\n'))
  }
  const { site, routes } = composed
  const at = routes.paths.find(({ address }) => pageFile(address) === pageFile(path)) ?? null
  return { status: at ? 200 : 404, html: await renderEntryPage({ site, at }, scripts) }
}
