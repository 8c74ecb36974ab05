import { shortAddress } from '../../findings/short-address.ts'

export type Messages = {
  lines: string[]
  /** Pictures that could not be loaded; the site shows another one in their place. */
  broken: WeakSet<Element>
}

/**
 * Keeps what the page reports from now on, as lines: console errors and warnings, exceptions,
 * what the policy refused, and elements that could not be loaded. Gives the growing list.
 */
export function recordMessages(): Messages {
  const lines: string[] = []
  const broken = new WeakSet<Element>()
  const keep = (kind: string, text: string) => {
    lines.push(`${kind}: ${text.replaceAll(location.origin, '').slice(0, 500)}`)
  }
  for (const kind of ['error', 'warn'] as const) {
    const original = console[kind]
    console[kind] = (...said: unknown[]) => {
      keep(kind, said.map(String).join(' '))
      original.apply(console, said)
    }
  }
  addEventListener(
    'error',
    event => {
      const { target } = event
      if (event instanceof ErrorEvent) keep('exception', event.message)
      else if (target instanceof HTMLImageElement || target instanceof HTMLScriptElement) {
        keep('not loaded', shortAddress(target.src, location.origin))
        broken.add(target)
      } else if (target instanceof HTMLLinkElement) {
        keep('not loaded', shortAddress(target.href, location.origin))
      }
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => keep('exception', String(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep('refused by the policy', `${effectiveDirective} ${blockedURI}`),
  )
  return { lines, broken }
}
