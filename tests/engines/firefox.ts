import { existsSync } from 'node:fs'
import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Engine } from './tab.ts'

const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)

export const hasFirefox = executablePath !== undefined

/** Starts Firefox without a window. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
  })
  const page = await browser.newPage()
  const complaints: string[] = []
  let opened = 0
  page.on('console', message => {
    if (/error|warn/.test(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(`${error}`))
  page.on('popup', popup => {
    opened++
    popup?.close()
  })
  // Firefox writes what the policy refuses to its console, but tells WebDriver nothing of it.
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Policy violation: ${effectiveDirective} ${blockedURI}`),
    ),
  )
  return {
    evaluate: <Value>(script: string) => page.evaluate(script) as Promise<Value>,
    resize: (width, height) => page.setViewport({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key as KeyInput)
    },
    screenshot: () => page.screenshot(),
    tabs: () => opened,
    complaints,
    close: () => browser.close(),
  }
}
