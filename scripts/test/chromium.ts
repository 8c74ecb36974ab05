import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { CommandError } from '../run-command.ts'
import { runProgram } from '../run-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const aptGet = '/usr/bin/apt-get'

/** Returns the program file of Playwright's Chromium, or the system's; undefined without any. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = folders.flatMap(folder => names.map(name => join(folder, name)))
  return [chromium.executablePath(), ...system].find(existsSync)
}

/**
 * Installs a Chromium where there is none: Debian's where we may install packages, otherwise
 * Playwright's. Throws, saying what to do, when neither can be had.
 */
export async function installChromium(): Promise<void> {
  if (findChromium()) return
  console.log('Installing Chromium …')
  if (installPackage('chromium') && findChromium()) return
  if ((await runProgram('playwright', 'install', 'chromium')) && findChromium()) return
  throw new CommandError('There is no Chromium, and none could be installed. Install one by hand.')
}

/** Installs a package of Debian, if this is root there. Returns whether it did. */
function installPackage(name: string): boolean {
  if (!existsSync(aptGet) || process.getuid?.() !== 0) return false
  const run = (...words: string[]) => spawnSync(aptGet, words, { stdio: 'inherit' }).status === 0
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', name)
}
