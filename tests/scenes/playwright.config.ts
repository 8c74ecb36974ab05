import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import base from '../playwright.config.ts'

const folder = join(import.meta.dirname, '../../.build/report')
const approved = process.env.COMPARE_APPROVED ?? join(import.meta.dirname, '../../approved')

/** How `npm run compare:report` runs the scenes: with approved pictures and words. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['scenes.test.ts', 'dist.test.ts'],
  globalSetup: './start-scenes.ts',
  outputDir: join(folder, 'results'),
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/words/{arg}{ext}',
  expect: {
    ...base.expect,
    // Exactly: the same machine draws a page the same way twice.
    toHaveScreenshot: {
      pathTemplate: join(approved, '{arg}{ext}'),
      threshold: 0,
      maxDiffPixels: 0,
    },
  },
  reporter: [
    ['./summary-reporter.ts', { folder }],
    ['html', { outputFolder: join(folder, 'playwright'), open: 'never' }],
    ['json', { outputFile: join(folder, 'report.json') }],
    ['junit', { outputFile: join(folder, 'junit.xml') }],
  ],
})
