import { expect, type Page, type Request, type Response, type Route } from 'playwright/test'
import type { Variant } from '../../shared/site-info/site-info.ts'

/** Resolves when React has hydrated the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)

/** Opens an address of the site, and waits until React has hydrated the page. */
export async function goTo(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  await hydrated(page)
  return answer
}

/** Adds the query for which the stand-in info service answers with a variant. */
export function variantAddress(variant: Variant, path: string): string {
  const [pathname = '', hash] = path.split('#')
  return `${pathname}?secretkey=${variant}${hash === undefined ? '' : `#${hash}`}`
}

/** Collects all requests but GET from now on: the calls to the info service. */
export function infoCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') {
      calls.push(request)
    }
  })
  return calls
}

/** Holds back the answers of an address until the returned function is called. */
export async function hold(
  page: Page,
  address: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>(resolve => {
    letCome = resolve
  })
  await page.route(address, async route => {
    await held
    await answer(route)
  })
  return letCome
}

/** Replaces `from` with `to` in a file of the site, under the same headers. */
export async function rewrite(
  page: Page,
  address: string | RegExp,
  from: string | RegExp,
  to: string,
): Promise<void> {
  await page.route(address, async route => {
    const response = await route.fetch()
    const text = await response.text()
    expect(text).toMatch(from)
    await route.fulfill({ response, body: text.replace(from, to) })
  })
}
