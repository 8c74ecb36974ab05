import { existsSync } from 'node:fs'
import puppeteer, { type KeyInput } from 'puppeteer-core'
import { tapAll } from '../helpers/tap-all.ts'
import config from '../playwright.config.ts'
import type { Engine } from './tab.ts'

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)

export const hasFirefox = firefox !== undefined

// The same Chromium as in all other tests, with the same flags and fonts.
const { executablePath, args, env } = config.use?.launchOptions ?? {}
const launchOptions = {
  chrome: { executablePath, args, env },
  firefox: { executablePath: firefox, env },
}

/** Starts Chromium or Firefox without a window. */
export async function startPuppeteer(name: keyof typeof launchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: name, ...launchOptions[name] })
  const page = await browser.newPage()
  const complaints: string[] = []
  let opened = 0
  page.on('console', message => {
    if (/error|warn/.test(message.type())) {
      complaints.push(message.text())
    }
  })
  page.on('pageerror', error => complaints.push(`${error}`))
  page.on('popup', popup => {
    opened++
    popup?.close()
  })
  // Firefox writes policy violations to its console, but does not send them to WebDriver.
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Policy violation: ${effectiveDirective} ${blockedURI}`),
    ),
  )
  return {
    evaluate: <Value>(script: string) => page.evaluate(script) as Promise<Value>,
    resize: (width, height) => page.setViewport({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    pressAll: async (pointer, points) => {
      if (pointer === 'finger' && name === 'chrome') {
        const devTools = await page.createCDPSession()
        await tapAll((method, parameters) => devTools.send(method, parameters), points)
        return
      }
      for (const { x, y } of points) {
        await (pointer === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y))
      }
    },
    press: async (...keys) => {
      for (const key of keys) {
        await page.keyboard.press(key as KeyInput)
      }
    },
    tabs: () => opened,
    complaints,
    close: () => browser.close(),
  }
}
