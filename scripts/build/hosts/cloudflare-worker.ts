import { forwardInfoCall, isInfoCall } from './forward-info-call.ts'

/** The build puts its settings in place of these names (host-files.ts). */
declare const INFO_FORWARDED_TO: string
declare const INFO_API_KEY_HEADER: string
declare const INFO_TIMEOUT_MS: number

type Environment = {
  /** The files of the site. */
  ASSETS: { fetch: (url: string, request: RequestInit) => Promise<Response> }
  /** A secret of the Worker. */
  INFO_API_KEY?: string
}

/** Forwards calls to the info service, if the settings say so, and sends files. */
export default {
  fetch(request: Request, { ASSETS, INFO_API_KEY = '' }: Environment): Promise<Response> {
    const { method, url, headers, body } = request
    if (INFO_FORWARDED_TO === '' || !body || !isInfoCall(method, new URL(url).pathname)) {
      // Without the body, because one that nobody reads can cost the next request its connection.
      // See https://github.com/cloudflare/workers-sdk/issues/15203.
      return ASSETS.fetch(url, { method, headers, redirect: 'manual' })
    }
    const call = {
      body,
      origin: headers.get('origin') ?? undefined,
      visitor: headers.get('cf-connecting-ip') ?? '',
    }
    return forwardInfoCall(call, {
      origin: INFO_FORWARDED_TO,
      keyHeader: INFO_API_KEY_HEADER,
      key: INFO_API_KEY,
      timeoutMs: INFO_TIMEOUT_MS,
    })
  },
}
