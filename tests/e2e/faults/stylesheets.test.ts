import type { ServerResponse } from 'node:http'
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

test('a page is shown without stylesheets until they come', async ({ context, startOwnSite }) => {
  const hang = () => {}
  let letCome = () => {}
  const held = new Promise<void>(resolve => (letCome = resolve))
  const send = sends(200, { 'Content-Type': 'text/css' }, ':root{--late:1}')
  const late = (response: ServerResponse) => void held.then(() => send(response))
  const inForce = (stylesheet: string) => (page: Page) =>
    expect.poll(() => stylesheetsInForce(page)).toEqual([stylesheet])
  const faults: [fault: Handler, check?: (page: Page) => Promise<void>][] = [
    [at(all, hangsUp)],
    [at(all, hang)],
    [at(rules, hangsUp)],
    [at(rules, hang)],
    [at(colours, hangsUp)],
    [at(colours, hang)],
    [at(black, hangsUp), inForce('index.css')],
    [at(black, sends(404)), inForce('index.css')],
    [
      at(black, late),
      async page => {
        await inForce('index.css')(page)
        letCome()
        await inForce('Black.css')(page)
      },
    ],
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
