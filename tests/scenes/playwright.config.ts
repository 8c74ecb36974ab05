import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import base from '../playwright.config.ts'

const {
  COMPARE_ENGINE: engine,
  COMPARE_REPORT: folder = '',
  COMPARE_APPROVED: approved = '',
} = process.env
const exactly = { threshold: 0, maxDiffPixels: 0 }

/** How `npm run compare:report` runs the scenes: with approved pictures and words. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: engine ? 'engine-scenes.ts' : 'scenes.test.ts',
  globalSetup: '../helpers/start-sites.ts',
  // The HTML report holds copies of the pictures and traces.
  outputDir: `${folder}-results`,
  updateSnapshots: 'none',
  snapshotPathTemplate: engine
    ? join(approved, engine, '{arg}{ext}')
    : '{testDir}/words/{arg}{ext}',
  expect: {
    ...base.expect,
    // Exactly: the same machine draws a page the same way twice.
    toHaveScreenshot: { pathTemplate: join(approved, '{arg}{ext}'), ...exactly },
    // WebKit smooths letters and icons a little differently from time to time.
    toMatchSnapshot: { maxDiffPixels: 50 },
  },
  use: { ...base.use, trace: { mode: 'retain-on-failure', screenshots: false, sources: false } },
  reporter: [
    ['./summary-reporter.ts'],
    ['html', { outputFolder: join(folder, 'playwright'), open: 'never' }],
    ['json', { outputFile: join(folder, 'report.json') }],
    ['junit', { outputFile: join(folder, 'junit.xml') }],
  ],
})
