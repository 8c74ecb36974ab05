import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The program file of a Chromium: Playwright's own, or the system's; undefined where there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = folders.flatMap(folder => names.map(name => join(folder, name)))
  return [chromium.executablePath(), ...system].find(existsSync)
}
