import { defineConfig } from 'playwright/test'
import base from '../playwright.config.ts'

const { COMPARE_REPORT: folder = '' } = process.env

/**
 * Asks the requirements on all pages for `npm run compare:report`. After each test that fails,
 * Playwright starts a new worker: no option prevents that.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../helpers/start-sites.ts',
  outputDir: `${folder}-results`,
  projects: [{ name: 'requirements', use: { baseURL: process.env.SPEC_SITE } }],
  // The first one clears the folder.
  reporter: [
    ['html', { outputFolder: folder, open: 'never' }],
    ['line'],
    ['./requirement-reporter.ts'],
  ],
})
