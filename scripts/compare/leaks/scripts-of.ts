import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Variant } from '../../../shared/site-info/site-info.ts'

/** The modules that a variant's pages load, as addresses, out of the JSON block of an entry page. */
export function scriptsOf(dist: string, variant: Variant): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const [, block] =
    /<script type="application\/json" id="entry-page">(.*?)<\/script>/.exec(html) ?? []
  if (!block)
    throw new Error(`${join(dist, 'index.html')} has no entry-page block. Build it again.`)
  const { script, chunks } = JSON.parse(block)[variant]
  return [script, ...chunks]
}
