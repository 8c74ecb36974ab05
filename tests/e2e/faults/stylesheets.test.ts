import type { Page } from 'playwright/test'
import type { Handler } from '../../../scripts/stand-ins/listen.ts'
import { expectReadable, stylesheetsInForce } from '../../helpers/expect-page.ts'
import { expect, test } from '../../helpers/site-test.ts'

// What Chromium writes of requests that fail.
test.use({ expectedErrors: [/^Failed to load |^The resource /] })

const fail: Handler = (_, response) => !!response.socket?.resetAndDestroy()
const hang: Handler = () => true
const missing: Handler = (_, response) => !!response.writeHead(404).end()

const all = /\.css$/
const rules = /site\.\w+\.css$/
const colours = /(Black|index)\.css$/
const black = /Black\.css$/

const inIndex = async (page: Page) => expect(await stylesheetsInForce(page)).toEqual(['index.css'])

test('a page whose stylesheets fail, hang or are missing is shown without them', async ({
  context,
  startOwnSite,
}) => {
  const faults: [which: RegExp, answer: Handler, check?: typeof inIndex][] = [
    [all, fail],
    [all, hang],
    [rules, fail],
    [rules, hang],
    [colours, fail],
    [colours, hang],
    [black, fail, inIndex],
    [black, missing, inIndex],
  ]
  await Promise.all(
    faults.map(async ([which, answer, check]) => {
      const site = await startOwnSite(
        (request, response) => which.test(request.url ?? '') && answer(request, response),
      )
      const page = await context.newPage()
      await page.goto(site.origin, { waitUntil: 'commit' })
      await expectReadable(page)
      await check?.(page)
    }),
  )
})

test('a page whose Black.css comes late waits in index.css for it', async ({
  page,
  startOwnSite,
}) => {
  const held: (() => void)[] = []
  let isHeld = true
  const site = await startOwnSite((request, response) => {
    if (!isHeld || !black.test(request.url ?? '')) return false
    held.push(() => response.writeHead(200, { 'content-type': 'text/css' }).end(':root{--late:1}'))
    return true
  })
  await page.goto(site.origin, { waitUntil: 'commit' })
  await expectReadable(page)
  await inIndex(page)
  isHeld = false
  for (const answer of held) answer()
  await expect.poll(() => stylesheetsInForce(page)).toEqual(['Black.css'])
})
