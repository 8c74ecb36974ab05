import { chromium, type LaunchOptions } from 'playwright'
import { watchComplaints } from '../helpers/site-test.ts'
import { type Engine, keys } from './engine.ts'

const names: Record<string, string> = { [keys.enter]: 'Enter', [keys.escape]: 'Escape' }

/** Starts Chromium, led by Playwright. */
export async function startChromium(options?: LaunchOptions): Promise<Engine> {
  const browser = await chromium.launch(options)
  const page = await browser.newPage()
  let opened = 0
  page.context().on('page', tab => {
    opened++
    tab.close()
  })
  return {
    go: address => page.goto(address, { waitUntil: 'commit' }),
    back: () => page.evaluate(() => history.back()),
    evaluate: script => page.evaluate(script),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    type: async text => {
      for (const key of text) await page.keyboard.press(names[key] ?? key)
    },
    tabs: () => opened,
    complaints: await watchComplaints(page),
    close: () => browser.close(),
  }
}
