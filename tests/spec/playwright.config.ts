import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { readReportBase, reportFolder } from '../../scripts/compare/report-base.ts'
import config from '../playwright.config.ts'

const base = readReportBase()
const { launchOptions } = config.use ?? {}

/** A published site is the only host that is not on this machine. */
const allowBase = (argument: string): string =>
  base && argument.startsWith('--host-resolver-rules')
    ? `${argument}, EXCLUDE ${new URL(base.origin).hostname}`
    : argument

/**
 * Asks all requirements for `npm run compare:report`, and compares pictures and words with those of
 * the base. After each test that fails, Playwright starts a new worker: no option prevents that.
 */
export default defineConfig({
  ...config,
  testDir: '.',
  globalSetup: '../helpers/start-sites.ts',
  outputDir: resolve(`${reportFolder}-results`),
  ignoreSnapshots: false,
  updateSnapshots: 'none',
  projects: undefined,
  testMatch: '*.test.ts',
  snapshotPathTemplate: `${base?.pictures}/{arg}{ext}`,
  expect: {
    ...config.expect,
    // Chromium draws the same pixels in each run, but can draw a corner a shade lighter.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 0 },
    toMatchAriaSnapshot: { children: 'deep-equal' },
  },
  use: {
    baseURL: process.env.SPEC_SITE,
    launchOptions: { ...launchOptions, args: launchOptions?.args?.map(allowBase) },
  },
  // The first one clears the folder.
  reporter: [
    [
      'html',
      { outputFolder: resolve(reportFolder), open: 'never', title: `Compared with ${base?.name}` },
    ],
    ['./requirement-reporter.ts'],
    ['./difference-reporter.ts'],
  ],
})
