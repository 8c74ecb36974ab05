import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import base from '../playwright.config.ts'

const { COMPARE_ENGINE: engine, COMPARE_REPORT: folder = '' } = process.env

/** Runs the scenes for `npm run compare:report`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: engine ? 'engine-scenes.ts' : 'scenes.test.ts',
  globalSetup: '../helpers/start-sites.ts',
  outputDir: `${folder}-results`,
  reporter: [
    ['list'],
    ['html', { outputFolder: folder, open: 'never' }],
    ['json', { outputFile: join(folder, 'report.json') }],
    ['junit', { outputFile: join(folder, 'junit.xml') }],
  ],
})
