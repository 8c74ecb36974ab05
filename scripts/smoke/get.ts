export type Answer = { status: number; headers: Headers; bytes: Buffer; address: URL }

/** Longer than any page should take, and short enough to wait for. */
const patience = 20_000

/**
 * What a site answers to GET, after at most three redirects within it (hosts add a slash). A
 * redirect that leads elsewhere is the answer itself. Rejects when there is none.
 */
export async function get(address: URL, redirects = 3): Promise<Answer> {
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  const { status, headers } = response
  const place = headers.get('location')
  const next = status >= 300 && status < 400 && place ? new URL(place, address) : null
  const bytes = Buffer.from(await response.arrayBuffer())
  if (next?.origin === address.origin && redirects > 0) return get(next, redirects - 1)
  return { status, headers, bytes, address }
}
