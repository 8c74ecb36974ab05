import { defineConfig } from 'playwright/test'
import base from '../playwright.config.ts'

/** How `npm run soak` runs the trials of a seed. */
export default defineConfig({
  ...base,
  testMatch: '*.test.ts',
  outputDir: '../../.build/soak',
  globalSetup: '../helpers/start-sites.ts',
  timeout: 600_000,
})
