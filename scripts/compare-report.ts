import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { readWords } from './content/read-content.ts'
import { runCommand, UsageError } from './system/run-command.ts'
import { runProgram } from './system/run-program.ts'
import { installChromium } from './test/chromium.ts'

await runCommand({
  usage: `npm run compare:report    checks every page of both variants; the report is .build/report/index.html

  only <pattern>         checks only scenes whose names contain the pattern, such as '/poker social dark'
  engine <name>          uses firefox or webkit`,
  options: { engine: { type: 'string' }, only: { type: 'string' } },
  run: async ({ values: { engine = '', only = '' } }) => {
    if (!['', 'firefox', 'webkit'].includes(engine)) {
      throw new UsageError(`"${engine}" is not an engine. Use firefox or webkit.`)
    }
    const report = resolve(['.build/report', engine].filter(Boolean).join('-'))
    rmSync(report, { recursive: true, force: true })
    // Fails with a plain message instead of Playwright's stack trace.
    readWords(process.cwd())
    await installChromium()
    Object.assign(process.env, { COMPARE_ENGINE: engine, COMPARE_REPORT: report })
    const config = ['--config', 'tests/scenes/playwright.config.ts']
    const passes = await runProgram('playwright', 'test', ...config, '--grep', only || '.')
    process.exitCode = passes ? 0 : 1
  },
})
