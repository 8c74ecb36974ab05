import { siteInfoRequest } from '../shared/site-info/site-info-request.ts'

/** The build's settings, put in the place of these names (scripts/build/bundle-loader.ts). */
declare const INFO_SERVICE_URL: string
declare const INFO_API_KEY: string
declare const INFO_API_KEY_HEADER: string
declare const INFO_TIMEOUT_MS: number

declare global {
  interface Document {
    /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    prerendering?: boolean
  }
  interface Window {
    /** The one call of this document, from the script that makes it to the one that waits for it. */
    infoCall?: Promise<Response> | null
  }
}

/**
 * The first of the loader's two scripts, a small one, so that the browser has little to read before
 * the call leaves: the one call to the info service (spec §7), also when the script is in the page
 * twice. The time-out covers headers and body. It goes as any request of the page does, for one
 * without credentials would have to open a connection of its own. A page that is rendered ahead of a
 * visit asks when somebody sees it.
 */
async function askInfoService(): Promise<Response> {
  if (document.prerendering)
    await new Promise(resolve => document.addEventListener('prerenderingchange', resolve))
  const call = fetch(`${INFO_SERVICE_URL}/api/getwebsiteinfo/`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', [INFO_API_KEY_HEADER]: INFO_API_KEY },
    body: JSON.stringify(siteInfoRequest(location)),
    signal: AbortSignal.timeout(INFO_TIMEOUT_MS),
  })
  performance.mark('info-asked')
  return call
}

if (window.infoCall === undefined) {
  window.infoCall = askInfoService()
  // A call that fails before the second script takes it, or without one, is no uncaught error.
  window.infoCall.catch(() => {})
}
