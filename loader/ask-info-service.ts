import { afterRunning } from '../shared/site-info/after-running.ts'
import { readAnswer } from '../shared/site-info/read-answer.ts'
import {
  type InfoCall,
  infoMethod,
  infoPath,
  longestTimeoutMs,
  siteInfoRequest,
} from '../shared/site-info/site-info-request.ts'

/** The build replaces the fields with its settings (scripts/build/bundle-script.ts). */
declare const INFO_CALL: InfoCall

declare global {
  interface Document {
    /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    prerendering?: boolean
  }
  interface Window {
    /** The document's only call: the first script makes it, the second awaits it. */
    infoCall?: Promise<unknown> | null
  }
}

/**
 * Replaces an odd spelling that a host accepts, such as `/poker/index.html`, `//poker` or
 * `/fi/..%2f`, with the page's own address before other code reads it. The page for unknown paths
 * has no address: hydrate-variant.tsx corrects that one. Only if it has capitals, as in `/FI`, this
 * loads the page of the same letters in lower case, and never resolves.
 */
async function correctAddress(): Promise<void> {
  const { pathname, search, hash } = location
  const { path } = document.documentElement.dataset
  const canonical = path ?? pathname.toLowerCase()
  if (canonical === pathname) {
    return
  }
  if (path) {
    history.replaceState(history.state, '', path + search + hash)
  } else {
    // Replaces the history's entry, because the page is still loading. An address could begin with
    // `//` and the name of another host; a path cannot leave this one.
    location.pathname = canonical
    await new Promise(() => {})
  }
}

/**
 * Makes the one call to the info service (spec §7). The timeout covers headers and body. A
 * prerendering page makes the call when it is activated. `credentials` keeps its default, because
 * browsers open a second connection for calls without them.
 */
async function askInfoService(): Promise<unknown> {
  if (document.prerendering) {
    await new Promise(resolve => document.addEventListener('prerenderingchange', resolve))
  }
  // If the second script is missing, the page appears without it, after any time-out.
  afterRunning(longestTimeoutMs + 1_000, () => document.documentElement.classList.remove('loading'))
  await correctAddress()
  const timeout = new AbortController()
  afterRunning(INFO_CALL.INFO_TIMEOUT_MS, () => timeout.abort('zaman aşımı'))
  const response = await fetch(INFO_CALL.origin + infoPath, {
    method: infoMethod,
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...INFO_CALL.headers },
    body: JSON.stringify(siteInfoRequest(location)),
    signal: timeout.signal,
  })
  // Here, because the time-out would cancel a body that waits for the end of a slow page.
  return readAnswer(response)
}

// The first of the loader's two scripts is small, so that the browser parses little before the
// call. A page that contains it twice still makes one call.
if (window.infoCall === undefined) {
  document.documentElement.classList.add('loading')
  window.infoCall = askInfoService()
  // A call that fails before the second script handles it is not an uncaught error.
  window.infoCall.catch(() => {})
}
