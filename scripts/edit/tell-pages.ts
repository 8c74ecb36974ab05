import type { IncomingMessage, ServerResponse } from 'node:http'

/** What open pages are told after each save. */
export type News = {
  problems: string[]
  drafts: { variant: string; address: string; file: string }[]
  /** More than words is new: the page has to be loaded again. */
  reload?: boolean
}

/**
 * Tells open pages what is new, over server-sent events: `answer` is the address they listen at.
 * A page that opens later, or again after a pause, is told the last news first.
 */
export function tellPages(): {
  answer: (request: IncomingMessage, response: ServerResponse) => void
  tell: (news: News) => void
  close: () => void
} {
  const open = new Set<ServerResponse>()
  let last: News = { problems: [], drafts: [] }
  const send = (response: ServerResponse, news: News) =>
    response.write(`data: ${JSON.stringify(news)}\n\n`)
  return {
    answer: (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      open.add(response)
      response.on('close', () => open.delete(response))
      send(response, last)
    },
    tell: news => {
      last = { ...news, reload: false }
      for (const response of open) send(response, news)
    },
    close: () => {
      for (const response of open) response.end()
    },
  }
}
