import { defineConfig } from 'playwright/test'
import config, { base, use } from './playwright.config.ts'
import type { SpecOptions } from './spec-test.ts'

/** Keeps pictures and words of the base, with which a report then compares our site. */
export default defineConfig<object, SpecOptions>({
  ...config,
  updateSnapshots: 'all',
  projects: [
    {
      name: 'base',
      testMatch: 'differences.test.ts',
      use: { ...use, baseURL: base.origin, answersAlike: true },
    },
  ],
  reporter: './difference-reporter.ts',
})
