import { defineConfig } from 'playwright/test'
import base from '../playwright.config.ts'

const {
  COMPARE_REPORT: folder = '',
  COMPARE_BASE = '',
  COMPARE_BASE_NAME = '',
  COMPARE_PICTURES = '',
} = process.env
const { launchOptions } = base.use ?? {}

/** A published site is the only host that is not on this machine. */
const allowBase = (argument: string): string =>
  argument.startsWith('--host-resolver-rules')
    ? `${argument}, EXCLUDE ${new URL(COMPARE_BASE).hostname}`
    : argument

/**
 * Asks all requirements for `npm run compare:report`, and compares pictures and words with those of
 * the base. After each test that fails, Playwright starts a new worker: no option prevents that.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../helpers/start-sites.ts',
  outputDir: `${folder}-results`,
  ignoreSnapshots: false,
  updateSnapshots: 'none',
  projects: undefined,
  testMatch: '*.test.ts',
  snapshotPathTemplate: `${COMPARE_PICTURES}/{arg}{ext}`,
  expect: {
    ...base.expect,
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
    ['html', { outputFolder: folder, open: 'never', title: `Compared with ${COMPARE_BASE_NAME}` }],
    ['./requirement-reporter.ts'],
    ['./difference-reporter.ts'],
  ],
})
