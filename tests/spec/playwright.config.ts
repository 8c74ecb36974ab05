import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import base from '../playwright.config.ts'

const { COMPARE_REPORT: folder = '' } = process.env
const pictures = '../../approved/{projectName}/{arg}{ext}'

/** Chromium draws the same pixels in each run, so each different pixel counts. */
const exact = { threshold: 0, maxDiffPixels: 0 }
/**
 * Runs the scenes for `npm run compare:report`. After each scene with an
 * issue, Playwright starts a new worker: no option prevents that, and a shared browser saves no time.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../helpers/start-sites.ts',
  outputDir: `${folder}-results`,
  ignoreSnapshots: false,
  // Snapshots of the document, without films and sources.
  use: {
    ...base.use,
    baseURL: process.env.SPEC_SITE,
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false, attachments: false },
  },
  projects: [
    {
      name: 'chromium',
      testMatch: 'scenes.test.ts',
      snapshotPathTemplate: 'words/{arg}{ext}',
      expect: { ...base.expect, toHaveScreenshot: { pathTemplate: pictures, ...exact } },
    },
  ],
  // The first one clears the folder.
  reporter: [
    ['html', { outputFolder: folder, open: 'never' }],
    ['json', { outputFile: join(folder, 'report.json') }],
    ['junit', { outputFile: join(folder, 'junit.xml') }],
    ['./issue-reporter.ts', { folder }],
  ],
})
