import { readFileSync } from 'node:fs'
import { stylesheetsInForce } from '../helpers/expect-page.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { startInfoService } from '../helpers/start-info-service.ts'
import { startHost, whyMissing } from './hosts.ts'

/** The lines of docs/operations.md by which a host passes the info call on, in its order there. */
const [nginx = '', caddy = ''] = Array.from(
  readFileSync('docs/operations.md', 'utf8').matchAll(
    /INFO_SERVICE_URL is empty:\n((?: +#.*\n)+)/g,
  ),
  ([, lines = '']) => lines.replaceAll(/^ +#/gm, ''),
)

for (const [name, lines] of [
  ['nginx', nginx],
  ['caddy', caddy],
] as const) {
  test(`${name} shows the site under its own headers, and passes the info call on as it is`, async ({
    page,
    context,
  }) => {
    const missing = whyMissing(name)
    test.skip(missing !== null, missing ?? '')
    const service = await startInfoService()
    const passOn = lines.replace('https://info.example.com', service.origin)
    const host = await startHost(name, process.env.TEST_DIST ?? '', {
      config: text => text.replace(/root .*/, `$&\n${passOn}`),
    })
    await context.addCookies([{ name: 'a', value: 'b', url: host.origin }])
    await goTo(page, `${host.origin}/poker?secretkey=no-brands`)
    expect(await stylesheetsInForce(page)).toEqual(['Black.css'])
    const [call] = service.requests
    expect(call).toMatchObject({ method: 'POST', path: '/api/getwebsiteinfo/' })
    expect(call?.headers).not.toHaveProperty('cookie')
    // Caddy 2.6 answers POST with the page.
    const posted = await page.request.post(`${host.origin}/contact`)
    if (name === 'nginx') expect(posted.status()).toBe(405)
    expect(posted.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' })
    await host.close()
    await service.close()
  })
}
