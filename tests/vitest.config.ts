import { defineConfig } from 'vitest/config'
import { unitReport } from '../scripts/test/test-totals.ts'

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    root: '.',
    // A slow machine is not a fault.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: unitReport },
  },
})
