/** A prerendered page: what belongs in the head, and what in the body. */
export type PageHtml = { head: string; body: string }

/**
 * React puts what belongs in the head first, among it hints for pictures, which we do not want:
 * pictures are not to compete with the info service's answer.
 */
export function splitHead(html: string): PageHtml {
  const head = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? ''
  return {
    head: head.replaceAll(/<link rel="preload" [^>]*>/g, ''),
    body: html.slice(head.length),
  }
}
