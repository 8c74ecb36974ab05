import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import base from '../playwright.config.ts'

const { COMPARE_REPORT: folder = '' } = process.env
const pictures = '../../approved/{projectName}/{arg}{ext}'

/** Chromium and Firefox draw the same pixels in each run, so each different pixel counts. */
const exact = { threshold: 0, maxDiffPixels: 0 }
/**
 * WebKit antialiases letters and icons a little differently from run to run, in up to 100 pixels of
 * a picture. Colours that differ by less than Playwright's usual threshold are the same.
 */
const antialiased = { threshold: 0.2, maxDiffPixels: 100 }

/**
 * Runs the scenes for `npm run compare:report`, a project for each engine. After each scene with an
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
    // toHaveScreenshot needs a page of Playwright's. These engines are the system's own, driven by
    // WebDriver, so their pictures are files to compare.
    {
      name: 'firefox',
      testMatch: 'engine-scenes.ts',
      snapshotPathTemplate: pictures,
      expect: { ...base.expect, toMatchSnapshot: exact },
    },
    {
      name: 'webkit',
      testMatch: 'engine-scenes.ts',
      snapshotPathTemplate: pictures,
      expect: { ...base.expect, toMatchSnapshot: antialiased },
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
