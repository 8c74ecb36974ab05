import { siteInfoRequest } from '../shared/site-info/site-info-request.ts'

/** The build writes its settings in place of these names (scripts/build/compose-site.ts). */
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
    /** The one call of this document: made by the first script, awaited by the second. */
    infoCall?: Promise<Response> | null
  }
}

/**
 * Writes the page's own address over the one that a host took for it, such as `/poker/index.html`,
 * `//poker` or `/fi/..%2f`, before the call, the router or anybody else reads it. The page for
 * unknown paths has no address of its own: hydrate-site.tsx corrects that one.
 */
function correctAddress(): void {
  const { pathname, search, hash } = location
  const { path } = document.documentElement.dataset
  if (path && path !== pathname) history.replaceState(history.state, '', path + search + hash)
}

/**
 * Makes the one call to the info service (spec §7). It carries credentials like any request of the
 * page, because one without them opens a separate connection. The time-out covers headers and body.
 * A page that is rendered ahead of a visit asks when somebody sees it. Why it is a plain fetch, also
 * in Firefox over HTTP/1.1, is in docs/decisions.md.
 */
async function askInfoService(): Promise<Response> {
  if (document.prerendering)
    await new Promise(resolve => document.addEventListener('prerenderingchange', resolve))
  correctAddress()
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

// The first of the loader's two scripts is small, so that the browser reads little before the call
// leaves. A page that holds it twice still asks once.
if (window.infoCall === undefined) {
  document.documentElement.className = 'loading'
  window.infoCall = askInfoService()
  // A call that fails before the second script takes it is no uncaught error.
  window.infoCall.catch(() => {})
}
