import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { CommandError } from './run-command.ts'
import { runPlaywright } from './run-playwright.ts'

// Chromium without windows opens a page in a fifth of the time, but has no back-forward cache.
const withoutWindows = 'chromium-headless-shell'
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const aptGet = '/usr/bin/apt-get'

export const findChromium = (): string | undefined => find(withoutWindows, ...withWindows)

export const findChromiumWithWindows = (): string | undefined => find(...withWindows)

function find(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = names.flatMap(name => folders.map(folder => join(folder, name)))
  return [chromium.executablePath(), ...system].find(existsSync)
}

/** Installs a Chromium if there is none: Debian's as root, otherwise Playwright's. */
export async function installChromium(): Promise<void> {
  if (findChromium()) {
    return
  }
  console.log('Installing Chromium …')
  if (existsSync(aptGet) && process.getuid?.() === 0) {
    const install = `${aptGet} install -y -qq --no-install-recommends chromium`
    spawnSync(`${aptGet} update -qq && ${install}`, { shell: true, stdio: 'inherit' })
  }
  if (!findChromium()) {
    await runPlaywright('install', 'chromium')
  }
  if (!findChromium()) {
    throw new CommandError(
      'Chromium could not be installed. Install Chromium, and run the command again.',
    )
  }
}
