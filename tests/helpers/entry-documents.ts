const TEMPLATE =
  /<template id="affiliate">(?<head>(?:<title>.*?<\/title>|<(?:meta|link) [^>]*>)*)(?<body>.*?)<\/template>/s

/**
 * The two documents that an entry page holds, each by itself: the social page, which stands in its
 * body, and the affiliate's, whose head and body stand in its template. The page for unknown paths
 * holds but one.
 */
export function entryDocuments(html: string): string[] {
  const { head, body } = TEMPLATE.exec(html)?.groups ?? {}
  const social = html.replace(TEMPLATE, '')
  if (head === undefined || body === undefined) return [social]
  const language = /<html lang="\w+">/.exec(html)?.[0]
  return [
    social,
    `<!doctype html>${language}<head>${head}</head><body><div id="root">${body}</div></body></html>`,
  ]
}
