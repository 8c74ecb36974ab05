import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { readReportBase, reportFolder } from '../../scripts/compare/report-base.ts'
import config from '../playwright.config.ts'
import type { SpecOptions } from './spec-test.ts'

export const base = readReportBase()
const { launchOptions } = config.use ?? {}

/** A published site is the only host that is not on this machine. */
const allowBase = (argument: string): string =>
  argument.startsWith('--host-resolver-rules')
    ? `${argument}, EXCLUDE ${new URL(base.origin).hostname}`
    : argument

/** For both runs of the comparison. */
export const use = {
  launchOptions: { ...launchOptions, args: launchOptions?.args?.map(allowBase) },
}
const ours = { ...use, baseURL: process.env.SPEC_SITE }

/**
 * Asks all requirements for `npm run compare:report`, and compares pictures and words with those
 * that base.config.ts has kept. After each test that fails, Playwright starts a new worker: no option
 * prevents that.
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
  snapshotPathTemplate: `${base.pictures}/{arg}{ext}`,
  expect: {
    ...config.expect,
    // Chromium draws the same pixels in each run, but can draw a corner a shade lighter.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 0 },
    toMatchAriaSnapshot: { children: 'deep-equal' },
  },
  metadata: { base },
  projects: [
    { name: 'requirements', testIgnore: 'differences.test.ts', use: ours },
    {
      name: 'differences',
      testMatch: 'differences.test.ts',
      use: { ...ours, answersAlike: true },
    },
  ],
  // The first one clears the folder.
  reporter: [
    [
      'html',
      { outputFolder: resolve(reportFolder), open: 'never', title: `Compared with ${base.name}` },
    ],
    ['./requirement-reporter.ts'],
    ['./difference-reporter.ts'],
  ],
})
