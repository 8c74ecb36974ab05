import { jsonInHtml } from '../in-html.ts'

/** The id of the JSON element with the error, which the preview's panel shows in Vite's overlay. */
export const errorId = 'preview-error'

/** Renders what the preview sends in place of a page that cannot be rendered. */
export function errorPage({ message, stack = '' }: Error): string {
  const json = jsonInHtml({ message, stack })
  return `<!doctype html><html lang="en"><head><title>Error</title></head><body><script type="application/json" id="${errorId}">${json}</script></body></html>`
}
