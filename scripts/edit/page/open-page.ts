/// <reference types="vite/client" />

let sent: string | null = null

/**
 * Tells the preview by their marks which texts the page shows. The preview sends news about these
 * files, because a site can have tens of thousands of texts.
 */
export function openPage(marks: readonly string[]): void {
  const files = [...new Set(marks.map(mark => mark.replace(/#.*/, '')))].sort()
  if (sent !== files.join()) {
    sent = files.join()
    import.meta.hot?.send('preview:open', files)
  }
}
