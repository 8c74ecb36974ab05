import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { reportFolder } from '../../scripts/compare/report-folder.ts'
import config from '../playwright.config.ts'
import type { SpecOptions } from './spec-test.ts'

// What the command passes: our site, and the site that it is compared with.
const { SPEC_SITE, SPEC_BASE = '', SPEC_BASE_NAME, SPEC_BASE_PICTURES } = process.env
const { launchOptions } = config.use ?? {}

/** A published site is the only host that is not on this machine. */
const allowBase = (argument: string): string =>
  argument.startsWith('--host-resolver-rules')
    ? `${argument}, EXCLUDE ${new URL(SPEC_BASE).hostname}`
    : argument

/**
 * Asks all requirements for `npm run compare:report`, and compares pictures and words with those
 * that the project `base` has kept in an earlier run. After each test that fails, Playwright starts a
 * new worker: no option prevents that.
 */
export default defineConfig<object, SpecOptions>({
  ...config,
  testDir: '.',
  testMatch: '*.test.ts',
  // The command has started the site.
  globalSetup: undefined,
  outputDir: resolve(`${reportFolder}-results`),
  ignoreSnapshots: false,
  updateSnapshots: 'none',
  snapshotPathTemplate: `${SPEC_BASE_PICTURES}/{arg}{ext}`,
  expect: {
    ...config.expect,
    // Chromium draws the same pixels in each run, but can draw a corner a shade lighter.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 0 },
    toMatchAriaSnapshot: { children: 'deep-equal' },
  },
  metadata: { base: SPEC_BASE_NAME },
  use: { launchOptions: { ...launchOptions, args: launchOptions?.args?.map(allowBase) } },
  projects: [
    {
      name: 'base',
      testMatch: 'differences.test.ts',
      use: { baseURL: SPEC_BASE, answersAlike: true },
    },
    { name: 'requirements', testIgnore: 'differences.test.ts', use: { baseURL: SPEC_SITE } },
    {
      name: 'differences',
      testMatch: 'differences.test.ts',
      use: { baseURL: SPEC_SITE, answersAlike: true },
    },
  ],
  // The first one clears the folder.
  reporter: [
    [
      'html',
      {
        outputFolder: resolve(reportFolder),
        open: 'never',
        title: `Compared with ${SPEC_BASE_NAME}`,
      },
    ],
    ['./requirement-reporter.ts'],
    ['./difference-reporter.ts'],
  ],
})
