import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { approve as approveFindings, expressionOf, readSummary } from './compare/approve.ts'
import { readWords } from './content/read-content.ts'
import { CommandError, runCommand, UsageError } from './system/run-command.ts'
import { runProgram } from './system/run-program.ts'
import { installChromium } from './test/chromium.ts'

await runCommand({
  usage: `npm run compare:report    checks every page of both variants; the report is .build/report/index.html

  only <pattern>         checks only scenes whose names contain the pattern, such as '/poker social dark'
  approve [cause …]      approves what the last report shows: all, causes by number, or a pattern
  approved <folder>      where the approved pictures are; approved/ by default
  engine <name>          uses firefox or webkit: checks the rules and that engine's pictures

In a pattern, * matches anything, and a leading slash matches only the start of a name.
Exits with 0 if there are no issues, 1 if there are, 2 if nothing was checked.`,
  options: {
    approve: { type: 'boolean' },
    approved: { type: 'string' },
    engine: { type: 'string' },
    only: { type: 'string' },
  },
  allowPositionals: true,
  run: async ({ values, positionals }) => {
    const { approve, approved = 'approved', engine = '', only = '' } = values
    if (approve ? only : positionals.length) {
      throw new UsageError('Write a pattern after "only", or causes after "approve".')
    }
    if (!['', 'firefox', 'webkit'].includes(engine)) {
      throw new UsageError(`"${engine}" is not an engine. Use firefox or webkit.`)
    }
    const report = resolve(['.build/report', engine].filter(Boolean).join('-'))
    const pictures = resolve(join(approved, engine))
    if (approve) {
      approveFindings(report, pictures, positionals)
    } else {
      // If what follows fails, nothing was checked, and no old report is left to mislead.
      process.exitCode = 2
      rmSync(report, { recursive: true, force: true })
      // Fails with a plain message instead of Playwright's stack trace.
      readWords(process.cwd())
      await installChromium()
      Object.assign(process.env, {
        COMPARE_APPROVED: pictures,
        COMPARE_ENGINE: engine,
        COMPARE_REPORT: report,
      })
      const config = ['--config', 'tests/scenes/playwright.config.ts']
      await runProgram('playwright', 'test', ...config, '--grep', expressionOf(only).source)
      rmSync(`${report}-results`, { recursive: true, force: true })
    }
    const { checked, causes } = readSummary(report)
    const hint = only && ` Does a scene’s name contain "${only}"?`
    if (checked === 0) {
      throw new CommandError(`Nothing was checked.${hint}`)
    }
    process.exitCode = causes.length ? 1 : 0
  },
})
