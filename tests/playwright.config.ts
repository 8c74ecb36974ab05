import { devNull } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findChromium } from '../scripts/system/chromium.ts'

// `npm test fast` passes its word to Playwright: it builds no sites and runs no browser tests.
const isFast = process.argv.at(-1) === 'fast'

// No test depends on somebody's settings of git, such as signed commits or a folder of hooks.
Object.assign(process.env, { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' })

export default defineConfig({
  testDir: '.',
  testIgnore: isFast ? '**' : [],
  outputDir: '../.build/test/results',
  globalSetup: isFast ? undefined : './helpers/start-sites.ts',
  reporter: [['list'], ['./spec/requirement-reporter.ts'], ['./helpers/totals-reporter.ts']],
  fullyParallel: true,
  forbidOnly: true,
  // Three keep two cores busy, because a test often waits for its browser.
  workers: 3,
  // A slow machine is not a fault.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: findChromium(),
      env: { ...process.env, FONTCONFIG_FILE: resolve('tests/fixtures/fonts.conf') },
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No test leaves this machine; the hosts of brands are nowhere.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *localhost',
      ],
    },
  },
  projects: [
    // The published site, whose words editors change.
    {
      name: 'specification',
      testMatch: '**/tests/spec/**/*.test.ts',
      // What only a report asks.
      grepInvert: /@report/,
      use: { baseURL: process.env.SPEC_SITE },
    },
    // A site with words of its own.
    {
      name: 'behaviour',
      testMatch: '**/tests/{e2e,engines,hosts}/**/*.test.ts',
      use: { baseURL: process.env.TEST_SITE },
    },
  ],
})
