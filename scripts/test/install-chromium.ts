import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'

const run = (program: string, ...options: string[]): boolean =>
  spawnSync(program, options, { stdio: 'inherit' }).status === 0

/** Debian's packages, for which one has to be root. */
export const installPackages = (...names: string[]): boolean =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  run('apt-get', 'update', '-qq') &&
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names)

/**
 * Sees to it that there is a Chromium: Debian's where we may install packages, otherwise
 * Playwright's. Throws, saying what to do, when neither can be had.
 */
export function installChromium(): void {
  if (findChromium()) return
  console.log('Installing Chromium …')
  if (installPackages('chromium') && findChromium()) return
  if (run('npx', 'playwright', 'install', 'chromium') && findChromium()) return
  throw new Error('There is no Chromium, and none could be installed. Install one by hand.')
}
