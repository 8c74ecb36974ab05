/** A file's text without what editors on some systems add: a byte order mark, CR line ends. */
export function cleanSource(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
