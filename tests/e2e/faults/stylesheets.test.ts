import { expectReadable, stylesheetsInForce } from '../../helpers/expect-page.ts'
import { goTo } from '../../helpers/go-to.ts'
import { type Intercept, test } from '../../helpers/own-site-test.ts'
import { expect } from '../../helpers/site-test.ts'

// What Chromium writes of requests that fail.
test.use({ expectedErrors: [/^Failed to load |^The resource /] })

const fail: Intercept = (_, response) => !!response.socket?.resetAndDestroy()
const hang: Intercept = () => true

for (const [what, path, answer] of [
  ['stylesheets fail', /\.css$/, fail],
  ['stylesheets hang', /\.css$/, hang],
  ['rules fail', /site\.\w+\.css$/, fail],
  ['rules hang', /site\.\w+\.css$/, hang],
  ['colours fail', /(Black|index)\.css$/, fail],
  ['colours hang', /(Black|index)\.css$/, hang],
] as const) {
  test(`a page whose ${what} is shown without them`, async ({ page, startOwnSite }) => {
    const site = await startOwnSite(
      (request, response) => path.test(request.url ?? '') && answer(request, response),
    )
    await page.goto(site.origin, { waitUntil: 'commit' })
    await expectReadable(page)
  })
}

for (const [how, answer] of [
  ['fails', fail],
  ['is missing', (_, response) => !!response.writeHead(404).end()],
] satisfies [string, Intercept][]) {
  test(`a page whose Black.css ${how} is shown in index.css`, async ({ page, startOwnSite }) => {
    const site = await startOwnSite(
      (request, response) => /Black\.css$/.test(request.url ?? '') && answer(request, response),
    )
    await goTo(page, site.origin)
    expect(await stylesheetsInForce(page)).toEqual(['index.css'])
  })
}

test('a page whose Black.css comes late waits in index.css for it', async ({
  page,
  startOwnSite,
}) => {
  const held: (() => void)[] = []
  let isHeld = true
  const site = await startOwnSite((request, response) => {
    if (!isHeld || !/Black\.css$/.test(request.url ?? '')) return false
    held.push(() => response.writeHead(200, { 'content-type': 'text/css' }).end(':root{--late:1}'))
    return true
  })
  await page.goto(site.origin, { waitUntil: 'commit' })
  await expectReadable(page)
  expect(await stylesheetsInForce(page)).toEqual(['index.css'])
  isHeld = false
  for (const answer of held) answer()
  await expect.poll(() => stylesheetsInForce(page)).toEqual(['Black.css'])
})
