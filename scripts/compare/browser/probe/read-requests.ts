import type { Variant } from '../../../../shared/site-info/site-info.ts'
import type { RequestFact } from '../../findings/page-facts.ts'
import { shortAddress } from '../../findings/short-address.ts'

const timings = (): PerformanceResourceTiming[] =>
  performance
    .getEntriesByType('resource')
    .filter(entry => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => !name.startsWith(`${location.origin}/@compare/`))

/**
 * What comes or is given up from run to run: pictures of the page that the loader replaced, those
 * that a style sheet names, the browser's own icon, and frames, which are told by their elements.
 */
const isChance = ({ name, initiatorType }: PerformanceResourceTiming): boolean =>
  initiatorType === 'css' ||
  initiatorType === 'iframe' ||
  [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')].some(
    ({ href }) => href === name,
  ) ||
  (initiatorType === 'img' && ![...document.images].some(({ currentSrc }) => currentSrc === name))

/** What the page has asked for, each address once (one that is preloaded may be told twice). */
export function readRequests(): RequestFact[] {
  const requests = new Map<string, RequestFact>()
  for (const { src } of document.querySelectorAll('iframe')) {
    requests.set(src, { address: shortAddress(src, location.origin), status: 0, bytes: 0 })
  }
  for (const timing of timings()) {
    if (isChance(timing)) continue
    const { name, responseStatus, encodedBodySize } = timing
    const address = shortAddress(name, location.origin)
    const bytes = Math.max(encodedBodySize, requests.get(name)?.bytes ?? 0)
    requests.set(name, { address, status: responseStatus, bytes })
  }
  return [...requests.values()].sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** The variant whose module the loader has fetched. */
export function shownVariant(): Variant {
  const block: unknown = JSON.parse(document.getElementById('entry-page')?.textContent ?? '{}')
  const { script } = Object(Object(block).affiliate)
  return timings().some(({ name }) => name === `${location.origin}${script}`)
    ? 'affiliate'
    : 'social'
}
