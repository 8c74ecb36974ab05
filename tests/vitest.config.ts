import { devNull } from 'node:os'
import { defineConfig } from 'vitest/config'

// Builds set it too, and share a process with other tests.
process.env.NODE_ENV = 'production'

// No test depends on somebody's settings of git, such as signed commits or a folder of hooks.
Object.assign(process.env, { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' })

export default defineConfig({
  test: {
    reporters: ['default', './tests/helpers/totals-reporter.ts'],
    include: ['tests/{unit,node}/**/*.test.{ts,tsx}'],
    root: '.',
    // A slow machine is not a fault.
    testTimeout: 60_000,
    maxWorkers: 2,
    // A worker reads each module once. No test replaces one.
    isolate: false,
  },
})
