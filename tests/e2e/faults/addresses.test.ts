import fc from 'fast-check'
import { pageAddresses } from '../../../scripts/build/dist-file.ts'
import { samples } from '../../helpers/any-value.ts'
import { anyAnswerLine, pageOnScreen } from '../../helpers/expect-page.ts'
import { goTo } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { askFor, startHost, whyMissing } from '../../hosts/hosts.ts'

// The page for unknown paths handles what hosts do not. nginx has no info service.
test.use({ expectedErrors: [anyAnswerLine] })

const well = { heading: true, waits: false, isError: false }

test('an odd address of a page is corrected before the call', async ({ page, baseURL }) => {
  for (const [variant, odd, path, name] of [
    ['affiliate', '/index.html', '/', '127'],
    ['affiliate', '/poker/index.html', '/poker', '127/poker'],
    ['social', '/poker.html', '/poker', '127/poker'],
    ['social', '//poker/', '/poker', '127/poker'],
    ['affiliate', '/fi//poker', '/fi/poker', '127/fi'],
    ['social', '/fi/..%2f', '/', '127'],
    ['affiliate', '//evil.example/%2f..', '/', '127'],
    ['social', '/au//poker/index.html', '/au/poker', '127/au'],
    ['affiliate', '/au//poker/index.html', '/au/poker', '127/au'],
  ] as const) {
    const sent = page.waitForRequest(request => request.method() === 'POST')
    await goTo(page, `${baseURL}${odd}?secretkey=${variant}#content`)
    expect((await sent).postDataJSON(), odd).toMatchObject({ webSiteName: name })
    await expect(page).toHaveURL(`${baseURL}${path}?secretkey=${variant}#content`)
    expect(await pageOnScreen(page), odd).toMatchObject({ variant, ...well })
  }
})

const dist = process.env.TEST_DIST ?? ''
const anyPiece = fc.constantFrom(
  ...['/', '//', '/.', '/..', '/./', '/../', '\\', '%2f', '%5c', '%2e', '%', '%00', '%zz', '%ff'],
  ...['.html', '/index.html', '/index', '.', ';', ':', '@', '?', '&', '#', '*', '~', 'é', '%c3%a9'],
  ...['FI', 'au', '_headers', '.git', 'assets', '404', 'evil.example', 'x'.repeat(9000)],
)

test('no odd address on nginx redirects to another host or fails', async ({ page }) => {
  test.skip(whyMissing('nginx') !== '', whyMissing('nginx'))
  const { origin, close } = await startHost('nginx', dist)
  const anyPage = fc.constantFrom(...pageAddresses(dist))
  const addresses = fc.array(fc.oneof(anyPage, anyPiece), { minLength: 1, maxLength: 5 })
  for (const pieces of samples(addresses, 25)) {
    const path = `/${pieces.join('')}`
    const first = await askFor(origin, path)
    expect([200, 301, 400, 404, 405, 414], path).toContain(first.status)
    const { location } = first.headers
    const next = new URL(location ?? '/', origin)
    expect(next.origin, path).toBe(origin)
    const last = location ? await askFor(origin, next.pathname + next.search) : first
    expect(last.headers, path).not.toHaveProperty('location')
    // A browser normalises addresses before the request.
    const isAsked = last.status === 200 && new URL(origin + path).href === origin + path
    if (!isAsked || !last.body.includes('id="spinner"')) continue
    await goTo(page, origin + path)
    expect(await pageOnScreen(page), path).toMatchObject({ variant: 'social', ...well })
  }
  await close()
})
