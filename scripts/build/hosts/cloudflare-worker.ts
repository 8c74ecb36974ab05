import { forwardInfoCall, type InfoService, isInfoCall } from './forward-info-call.ts'

/** The build puts its settings in place of this name (host-files.ts). */
declare const INFO_FORWARDING: {
  /** The key is a secret of the Worker. */
  service: Omit<InfoService, 'INFO_API_KEY'>
  siteHeaders: Record<string, string>
} | null

type Environment = {
  /** The files of the site. */
  ASSETS: { fetch: (url: string, request: RequestInit) => Promise<Response> }
  /** A secret of the Worker. */
  INFO_API_KEY?: string
}

/** Forwards calls to the info service, if the settings say so, and sends files. */
export default {
  fetch(request: Request, environment: Environment): Promise<Response> {
    const { method, url, headers, body } = request
    if (!INFO_FORWARDING || !body || !isInfoCall(method, new URL(url).pathname)) {
      // Without the body, because one that nobody reads can cost the next request its connection.
      // See https://github.com/cloudflare/workers-sdk/issues/15203.
      return environment.ASSETS.fetch(url, { method, headers, redirect: 'manual' })
    }
    const call = {
      body,
      origin: headers.get('origin') ?? undefined,
      visitorAddress: headers.get('cf-connecting-ip') ?? '',
    }
    const { service, siteHeaders } = INFO_FORWARDING
    const INFO_API_KEY = environment.INFO_API_KEY ?? ''
    return forwardInfoCall(call, { ...service, INFO_API_KEY }, siteHeaders)
  },
}
