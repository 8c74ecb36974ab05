import type { Page } from 'playwright/test'
import type { Handler } from '../../../scripts/serve/server.ts'
import { at, hangsUp, sends } from '../../helpers/answers.ts'
import { expectReadable, stylesheetsInForce } from '../../helpers/expect-page.ts'
import { expect, test } from '../../helpers/site-test.ts'

// What Chromium writes of requests that fail.
test.use({ expectedErrors: [/^Failed to load |^The resource /] })

const all = /\.css$/
const rules = /site\.css$/
const colours = /(Black|index)\.css$/
const black = /Black\.css$/

const inIndex = async (page: Page) => expect(await stylesheetsInForce(page)).toEqual(['index.css'])

test('a page is shown without the stylesheets that do not come', async ({
  context,
  startOwnSite,
}) => {
  const hang = () => {}
  const faults: [fault: Handler, check?: typeof inIndex][] = [
    [at(all, hangsUp)],
    [at(all, hang)],
    [at(rules, hangsUp)],
    [at(rules, hang)],
    [at(colours, hangsUp)],
    [at(colours, hang)],
    [at(black, hangsUp), inIndex],
    [at(black, sends(404)), inIndex],
  ]
  await Promise.all(
    faults.map(async ([fault, check]) => {
      const site = await startOwnSite(fault)
      const page = await context.newPage()
      await page.goto(site.origin, { waitUntil: 'commit' })
      await expectReadable(page)
      await check?.(page)
    }),
  )
})

test('a page waits in index.css for a late Black.css', async ({ page, startOwnSite }) => {
  const held: (() => void)[] = []
  let isHeld = true
  const late = sends(200, { 'Content-Type': 'text/css' }, ':root{--late:1}')
  const holdBack = at(black, response => held.push(() => late(response)))
  const site = await startOwnSite((...call) => isHeld && holdBack(...call))
  await page.goto(site.origin, { waitUntil: 'commit' })
  await expectReadable(page)
  await inIndex(page)
  isHeld = false
  for (const answer of held) answer()
  await expect.poll(() => stylesheetsInForce(page)).toEqual(['Black.css'])
})
