/**
 * Puts the fingerprint of the English text into a translation: into its front matter, or as the
 * last line of a file of labels. A page without front matter stays as it is.
 */
export function markTranslated(source: string, fingerprint: string, file: string): string {
  const line = `translates: ${fingerprint}`
  const present = /^translates:.*$/m
  if (file.endsWith('.yaml')) {
    return present.test(source) ? source.replace(present, line) : `${source.trimEnd()}\n${line}\n`
  }
  const end = source.indexOf('\n---', 3)
  if (end < 0) return source
  const [head, rest] = [source.slice(0, end), source.slice(end)]
  return (present.test(head) ? head.replace(present, line) : `${head}\n${line}`) + rest
}
