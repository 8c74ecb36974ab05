import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFile } from '../../scripts/build/page-files.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'

export type Fault = {
  address: string
  variant: Variant
  /** What goes wrong once React has taken the page over: a script's text. */
  script: string
}

/**
 * Puts a fault into one page of a built site, in one variant: a script in its entry page, which the
 * page's own policy allows, so that nothing but the fault is to be found.
 */
export function seedFault(dist: string, { address, variant, script }: Fault): void {
  const shown = variant === 'affiliate' ? '' : '!'
  const code = `const mark = performance.mark.bind(performance)
performance.mark = name => {
  if (name === 'hydrated' && ${shown}document.querySelector('.responsible')) { ${script} }
  return mark(name)
}`
  const file = join(dist, pageFile(address))
  writeFileSync(file, readFileSync(file, 'utf8').replace('</body>', `<script>${code}</script>$&`))
  const headers = join(dist, '_headers')
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(headers, 'utf8'))?.[1] ?? ''
  const hash = createHash('sha256').update(code).digest('base64')
  const relaxed = policy.replace("script-src 'self'", `$& 'sha256-${hash}'`)
  appendFileSync(headers, `\n${address}\n  Content-Security-Policy: ${relaxed}\n`)
}
